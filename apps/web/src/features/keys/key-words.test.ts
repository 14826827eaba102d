import type { ApiKey } from '@shortcake/contract/api-key';
import { expect, test } from 'vitest';
import { expiryInWords, lastUseInWords, scopesInWords, spentInWords } from './key-words.ts';

const now = new Date('2026-11-27T12:00:00Z');
const key: ApiKey = {
  ...{ id: '1', name: 'Nightly', start: 'sc_abcd', scopes: ['read', 'generate'] },
  ...{ creditsPerMonth: 50, creditsThisMonth: 12, expiresAt: null },
  ...{ createdAt: '2026-11-01T10:00:00.000Z', lastUsedAt: null },
};

test('a key says in words what it may do, has spent, when it was used and until when it counts', () => {
  expect(scopesInWords(['read', 'generate'])).toBe('Reads and generates');
  expect(scopesInWords(['read'])).toBe('Only reads');
  expect(scopesInWords(['generate'])).toBe('Only generates');
  expect(spentInWords(key)).toBe('12 of 50 credits this month');
  expect(spentInWords({ ...key, creditsPerMonth: null, creditsThisMonth: 1 })).toBe(
    '1 credit this month',
  );
  expect(lastUseInWords(key, now)).toBe('Never used');
  expect(lastUseInWords({ ...key, lastUsedAt: '2026-11-27T11:50:00Z' }, now)).toBe(
    'Last used 10 minutes ago',
  );
  expect(expiryInWords(key, now)).toBe('Never expires');
  expect(expiryInWords({ ...key, expiresAt: '2026-12-27T12:00:00Z' }, now)).toBe(
    'Expires Dec 27, 2026',
  );
  expect(expiryInWords({ ...key, expiresAt: '2026-11-27T12:00:00Z' }, now)).toBe(
    'Expired Nov 27, 2026',
  );
});
