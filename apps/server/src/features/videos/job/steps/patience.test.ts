import { expect, test } from 'vitest';
import { afterRefusal } from './patience.ts';

const MINUTE = 60_000;
/** Refused once, to be asked again in a second, with all the time there is. */
const refused = (changes: Partial<Parameters<typeof afterRefusal>[0]>) =>
  afterRefusal({ refusals: 1, waitMs: 1000, leftMs: 15 * MINUTE, hasNext: true, ...changes });

test('an engine with another beside it is waited for twice, and not a third time', () => {
  const doings = [1, 2, 3].map((refusals) => refused({ refusals }));
  expect(doings).toEqual(['wait', 'wait', 'ask next']);
});

test('nor for longer than half a minute', () => {
  expect(refused({ waitMs: 30_000 })).toBe('wait');
  expect(refused({ waitMs: 30_001 })).toBe('ask next');
});

test('nor for longer than half of the time that is left', () => {
  expect(refused({ waitMs: 10_000, leftMs: 20_000 })).toBe('wait');
  expect(refused({ waitMs: 10_001, leftMs: 20_000 })).toBe('ask next');
  expect(refused({ waitMs: 0, leftMs: -1 })).toBe('ask next');
});

test('an engine alone is waited for as long and as often as it says, up to the deadline', () => {
  const alone = (changes: Parameters<typeof refused>[0]) => refused({ hasNext: false, ...changes });
  expect(alone({ refusals: 50 })).toBe('wait');
  expect(alone({ waitMs: 19_999, leftMs: 20_000 })).toBe('wait');
  expect(alone({ waitMs: 20_000, leftMs: 20_000 })).toBe('give up');
});
