import { expect, test } from 'vitest';
import { timeAgo } from './time-ago.ts';

const now = new Date('2026-11-26T12:00:00Z');

test.each([
  ['2026-11-26T12:00:05Z', 'just now'],
  ['2026-11-26T11:58:01Z', 'just now'],
  ['2026-11-26T11:58:00Z', '2 minutes ago'],
  ['2026-11-26T11:00:00Z', '1 hour ago'],
  ['2026-11-25T12:00:01Z', '23 hours ago'],
  ['2026-11-24T12:00:00Z', '2 days ago'],
  ['2026-11-02T12:00:00Z', 'Nov 2, 2026'],
])('%s was %s', (iso, words) => {
  expect(timeAgo(iso, now)).toBe(words);
});
