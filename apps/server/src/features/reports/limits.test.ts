import { expect, test } from 'vitest';
import { reportsPerHour } from './limits.ts';

test.each([
  [600, { ofAddress: 30, ofAll: 6000 }],
  [110, { ofAddress: 6, ofAll: 1100 }],
  [1, { ofAddress: 5, ofAll: 10 }],
])('of %i changes a minute follow %o reports an hour', (changes, reports) => {
  expect(reportsPerHour(changes)).toEqual(reports);
});
