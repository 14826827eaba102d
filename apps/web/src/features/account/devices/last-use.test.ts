import { expect, test } from 'vitest';
import { lastUse } from './last-use.ts';

const now = new Date('2026-11-26T12:00:00Z');

test.each([
  ['2026-11-26T12:00:05Z', 'Used just now'],
  ['2026-11-26T11:45:00Z', 'Used just now'],
  ['2026-11-26T11:30:00Z', 'Used within the hour'],
  ['2026-11-26T10:30:00Z', 'Used 1 hour ago'],
  ['2026-11-25T13:00:00Z', 'Used 23 hours ago'],
  ['2026-11-24T12:00:00Z', 'Used 2 days ago'],
  ['2026-11-02T12:00:00Z', 'Used Nov 2, 2026'],
])('a use at %s: %s', (iso, words) => {
  expect(lastUse(iso, now)).toBe(words);
});
