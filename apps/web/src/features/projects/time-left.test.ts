import { expect, it } from 'vitest';
import { endAfter, timeLeftText } from './time-left.ts';

it('tells minutes, then tens of seconds, and never less than a few seconds', () => {
  expect(timeLeftText(150)).toBe('About 3 minutes left');
  expect(timeLeftText(95)).toBe('About 2 minutes left');
  expect(timeLeftText(51)).toBe('About 1 minute left');
  expect(timeLeftText(50)).toBe('About 50 seconds left');
  expect(timeLeftText(31)).toBe('About 40 seconds left');
  expect(timeLeftText(9.4)).toBe('About 10 seconds left');
  expect(timeLeftText(4.9)).toBe('A few seconds left');
  expect(timeLeftText(-20)).toBe('A few seconds left');
});

it('never says more as the time goes by', () => {
  const minutes = (text: string) => (/minute/.test(text) ? 60 : 1) * Number(/\d+/.exec(text) ?? 0);
  for (let seconds = 600; seconds > 0; seconds--) {
    expect(minutes(timeLeftText(seconds - 1))).toBeLessThanOrEqual(minutes(timeLeftText(seconds)));
  }
});

it('keeps to its countdown until an estimate says something else', () => {
  const end = 100_000;
  expect(endAfter(end, 37, 60_000)).toBe(end);
  expect(endAfter(end, 48, 60_000)).toBe(end);
  expect(endAfter(end, 90, 60_000)).toBe(150_000);
  expect(endAfter(end, 5, 60_000)).toBe(65_000);
});
