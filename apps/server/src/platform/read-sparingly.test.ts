import { expect, test } from 'vitest';
import { readSparingly } from './read-sparingly.ts';

/** A read that takes so long, by a clock that the test moves. */
function startReading(tookMs: number) {
  const clock = { now: 0 };
  let reads = 0;
  const read = readSparingly(
    async () => {
      reads += 1;
      clock.now += tookMs;
      if (reads === 1) return reads;
      throw new Error('away');
    },
    { leastMs: 1000, mostMs: 30_000 },
    () => clock.now,
  );
  const readsAfter = async (ms: number) => {
    clock.now += ms;
    await Promise.allSettled([read(), read(), read()]);
    return reads;
  };
  return readsAfter;
}

test.each([
  ['a quick read is kept for a second', 1, 1000],
  ['a slow one for a hundred times as long as it took', 200, 20_000],
  ['none for more than half a minute', 1500, 30_000],
])('%s, whether it fails or not', async (_name, tookMs, keptMs) => {
  const readsAfter = startReading(tookMs);
  expect(await readsAfter(0)).toBe(1);
  expect(await readsAfter(keptMs - 1)).toBe(1);
  expect(await readsAfter(1)).toBe(2);
  expect(await readsAfter(keptMs - 1)).toBe(2);
  expect(await readsAfter(1)).toBe(3);
});
