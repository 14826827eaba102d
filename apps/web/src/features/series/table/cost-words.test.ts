import { expect, it } from 'vitest';
import { costWords } from './cost-words.ts';

it.each([
  [12, undefined, '12 videos, 12 credits.'],
  [12, 30, '12 videos, 12 credits. 18 will be left.'],
  [1, 1, '1 video, 1 credit. 0 will be left.'],
  [
    12,
    7,
    '12 videos, 12 credits. You have 7. The first 7 rows fit; your rows stay here while you buy more.',
  ],
  [
    2,
    1,
    '2 videos, 2 credits. You have 1. The first row fits; your rows stay here while you buy more.',
  ],
  [
    2,
    -3,
    '2 videos, 2 credits. You have -3. No row fits yet; your rows stay here while you buy more.',
  ],
] as const)('%d rows with %s credits', (count, credits, words) => {
  expect(costWords(count, credits)).toBe(words);
});

it('empty rows that are left out are told', () => {
  expect(costWords(2, 5, 1)).toBe('2 videos, 2 credits. 1 empty row is left out. 3 will be left.');
  expect(costWords(1, 5, 2)).toBe('1 video, 1 credit. 2 empty rows are left out. 4 will be left.');
});
