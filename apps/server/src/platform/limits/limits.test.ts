import { expect, test } from 'vitest';
import { Limits, RateLimitedError } from './limits.ts';

function worldOf(perMinute: number) {
  let now = 0;
  const limits = new Limits(() => now);
  const limit = limits.define('changes', perMinute);
  /** How many of these are let through. */
  const allowed = (key: string, times: number) => {
    let count = 0;
    for (let n = 0; n < times; n++) {
      try {
        limit(key);
        count += 1;
      } catch (error) {
        if (!(error instanceof RateLimitedError)) throw error;
      }
    }
    return count;
  };
  const pass = (seconds: number) => {
    now += seconds * 1000;
  };
  return { limits, limit, allowed, pass };
}

test('so many are let through within a minute from the first, of each key', () => {
  const { allowed, pass } = worldOf(3);
  expect(allowed('ada', 2)).toBe(2);
  pass(59);
  expect(allowed('ada', 5)).toBe(1);
  expect(allowed('ben', 5)).toBe(3);
  pass(1);
  expect(allowed('ada', 5)).toBe(3);
  expect(allowed('ben', 5)).toBe(0);
});

test('a refusal names the limit, and says when to come again', () => {
  const { limit, allowed, pass } = worldOf(1200);
  allowed('ada', 1200);
  pass(17.5);
  const left = { name: 'changes', most: 1200, left: 0, seconds: 43, windowSeconds: 60 };
  const refusal = new RateLimitedError('The limit is 1,200 changes a minute.', left);
  expect(() => limit('ada')).toThrow(refusal);
  const ratelimit = '"changes";r=0;t=43';
  expect(refusal).toMatchObject({ status: 429, headers: { 'retry-after': '43', ratelimit } });
});

test('who is let through learns what is left', () => {
  const { limit, pass } = worldOf(3);
  expect(limit('ada')).toMatchObject({ most: 3, left: 2, seconds: 60, windowSeconds: 60 });
  pass(20.5);
  expect(limit('ada')).toMatchObject({ most: 3, left: 1, seconds: 40, windowSeconds: 60 });
  expect(limit('ada', 0)).toMatchObject({ left: 1 });
});

test('to ask counts nothing', () => {
  const { limit, allowed } = worldOf(2);
  for (let n = 0; n < 5; n++) limit('ada', 0);
  expect(allowed('ada', 5)).toBe(2);
  expect(() => limit('ada', 0)).toThrow(RateLimitedError);
});

test('what others counted counts here', () => {
  const [here, there] = [worldOf(100), worldOf(100)];
  there.allowed('ada', 70);
  here.limits.hear(there.limits.takeUntold());
  expect(here.allowed('ada', 50)).toBe(30);
  there.limits.hear(here.limits.takeUntold());
  expect(there.allowed('ada', 50)).toBe(0);
  expect(there.allowed('ben', 50)).toBe(50);
});

test('a count is told once, and only by who came near the limit', () => {
  const { limits, allowed } = worldOf(100);
  allowed('ada', 4);
  allowed('ben', 5);
  expect(limits.takeUntold()).toEqual([['changes', 'ben', 5]]);
  expect(limits.takeUntold()).toEqual([]);
  allowed('ada', 1);
  expect(limits.takeUntold()).toEqual([['changes', 'ada', 5]]);
});

test('a limit that this process does not know is passed over', () => {
  const { limits, allowed } = worldOf(3);
  limits.hear([['something newer', 'ada', 100]]);
  expect(allowed('ada', 5)).toBe(3);
});

test('more keys than memory should hold forget the oldest, and minutes that are over are gone', () => {
  const { allowed } = worldOf(1);
  expect(allowed('first', 2)).toBe(1);
  for (let n = 0; n < 100_000; n++) allowed(`key ${n}`, 1);
  expect(allowed('first', 2)).toBe(1);
  expect(allowed('key 99999', 1)).toBe(0);
});
