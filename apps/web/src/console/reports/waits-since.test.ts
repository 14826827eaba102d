import type { Report } from '@shortcake/contract/operator/reports';
import { expect, test } from 'vitest';
import { waitsSince } from './waits-since.ts';

const decided = { decision: 'remove', reason: 'So.', by: 'o@example.com', at: 'decided' } as const;
const waiting = { createdAt: 'reported', moot: false, decided: null, objection: null } as Report;
const objection = { text: 'No.', at: 'objected', decided: null };

test('a report waits since it came, an objection since that did, and neither once it is decided', () => {
  expect(waitsSince(waiting)).toBe('reported');
  expect(waitsSince({ ...waiting, decided })).toBeNull();
  expect(waitsSince({ ...waiting, decided, objection })).toBe('objected');
  expect(waitsSince({ ...waiting, decided, objection: { ...objection, decided } })).toBeNull();
});

test('nothing waits whose video its owner has deleted', () => {
  expect(waitsSince({ ...waiting, moot: true })).toBeNull();
  expect(waitsSince({ ...waiting, moot: true, decided, objection })).toBeNull();
});
