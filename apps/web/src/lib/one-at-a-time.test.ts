import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

test('calls meanwhile neither interrupt the work nor get lost', async () => {
  const ends: (() => void)[] = [];
  const run = oneAtATime(() => new Promise<void>((resolve) => ends.push(resolve)));
  const first = run();
  run();
  run();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
  await first;
  expect(ends).toHaveLength(2);
  run();
  expect(ends).toHaveLength(3);
});

test('work that fails does not stand in the way of the next', async () => {
  let runs = 0;
  const run = oneAtATime(async () => {
    runs += 1;
    throw new Error('no');
  });
  await expect(run()).rejects.toThrow('no');
  await expect(run()).rejects.toThrow('no');
  expect(runs).toBe(2);
});
