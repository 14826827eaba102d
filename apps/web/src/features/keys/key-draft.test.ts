import { type ApiKey, ApiKeyChanges, NewApiKey } from '@shortcake/contract/api-key';
import { expect, test } from 'vitest';
import { blankDraft, changesOf, draftOf, faultsOf, type KeyDraft, newKeyOf } from './key-draft.ts';

const now = new Date('2026-11-27T12:00:00Z');
const draft = (changes: Partial<KeyDraft> = {}): KeyDraft => ({
  ...{ ...blankDraft(), name: 'Nightly' },
  ...changes,
});
const key: ApiKey = {
  ...{ id: '1', name: 'Nightly', start: 'sc_abcd', scopes: ['read', 'generate'] },
  ...{ creditsPerMonth: 50, creditsThisMonth: 12, expiresAt: '2026-12-31T10:00:00.000Z' },
  ...{ createdAt: '2026-11-01T10:00:00.000Z', lastUsedAt: null },
};

test.each<[string, Partial<KeyDraft>, string[]]>([
  ['a name', {}, []],
  ['no name', { name: ' ' }, ['name']],
  ['a name that nobody sees', { name: '\u200b' }, ['name']],
  ['a name that a terminal obeys', { name: 'a\x1b[2J' }, ['name']],
  ['a name that turns the direction', { name: 'a\u202eb' }, ['name']],
  ['a name with a joined emoji', { name: '👩‍🍳 kitchen' }, []],
  ['a name of 61 letters', { name: 'x'.repeat(61) }, ['name']],
  ['nothing that it may do', { scopes: [] }, ['scopes']],
  ['no limit', { credits: '' }, []],
  ['half a credit', { credits: '1.5' }, ['credits']],
  ['more credits than anybody buys', { credits: '100001' }, ['credits']],
  ['words for credits, which it does not take', { credits: 'many', scopes: ['read'] }, []],
  ['no day', { expiry: 'date' }, ['date']],
  ['yesterday', { expiry: 'date', date: '2026-11-25' }, ['date']],
  ['a day to come', { expiry: 'date', date: '2026-12-01' }, []],
])('with %s: %j', (_what, changes, faults) => {
  expect(Object.keys(faultsOf(draft(changes), now))).toEqual(faults);
});

test('a draft without faults asks for what the server takes', () => {
  expect(NewApiKey.parse(newKeyOf(draft({ name: ' Nightly ' }), now))).toEqual({
    ...{ name: 'Nightly', scopes: ['read', 'generate'], creditsPerMonth: 10, expiresAt: null },
  });
  const ends = (changes: Partial<KeyDraft>) =>
    NewApiKey.parse(newKeyOf(draft(changes), now)).expiresAt;
  expect(ends({ expiry: '30' })).toBe('2026-12-27T12:00:00.000Z');
  expect(ends({ expiry: 'date', date: '2026-12-31' })).toBe(
    new Date('2026-12-31T23:59:59').toISOString(),
  );
  expect(newKeyOf(draft({ credits: 'many', scopes: ['read'] }), now).creditsPerMonth).toBe(10);
});

test('only what was changed is sent', () => {
  const before = draftOf(key);
  expect(changesOf(before, key, now)).toBeUndefined();
  const changed = (changes: Partial<KeyDraft>) => {
    const sent = changesOf({ ...before, ...changes }, key, now);
    return ApiKeyChanges.parse(sent);
  };
  expect(changed({ name: 'Daily' })).toEqual({ name: 'Daily' });
  expect(changed({ credits: '' })).toEqual({ creditsPerMonth: null });
  expect(changed({ scopes: ['read'] })).toEqual({ scopes: ['read'] });
  expect(changed({ expiry: 'never' })).toEqual({ expiresAt: null });
  expect(changed({ date: '2027-01-31' })).toHaveProperty('expiresAt');
});
