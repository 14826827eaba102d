import { expect, test } from 'vitest';
import { sumsByKey, USAGE_DAYS } from './sums-by-key.ts';

const row = (keyId: string, day: string, asked: number, finished: number, isRevoked = false) => ({
  ...{ keyId, name: `Key ${keyId}`, isRevoked, day },
  ...{ asked, finished, credits: finished },
});

test('each key that did something has its sums, and a place for each day up to today', () => {
  const sums = sumsByKey(
    [
      row('a', '2026-11-27', 2, 1),
      row('a', '2026-10-29', 3, 3),
      row('b', '2026-11-26', 9, 8, true),
    ],
    '2026-11-27',
  );
  expect(
    sums.map(({ name, asked, finished, credits }) => [name, asked, finished, credits]),
  ).toEqual([
    ['Key b', 9, 8, 8],
    ['Key a', 5, 4, 4],
  ]);
  const [b, a] = sums;
  expect(b).toMatchObject({ isRevoked: true });
  expect(a?.days).toHaveLength(USAGE_DAYS);
  expect([a?.days.at(0)?.asked, a?.days.at(1)?.asked, a?.days.at(-1)?.asked]).toEqual([3, 0, 2]);
  expect(b?.days.at(-2)).toMatchObject({ asked: 9 });
});
