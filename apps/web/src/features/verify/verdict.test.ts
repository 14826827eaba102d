import type { Verification } from '@shortcake/contract/verify';
import { expect, test } from 'vitest';
import { refusalOf, verdictOf } from './verdict.ts';
import { words } from './words.ts';

const NOTHING: Verification = {
  ...{ manifest: 'none', trusted: false, madeHere: 'no' },
  ...{ signer: null, createdAt: null, engine: null, actions: [] },
};
const verdict = (facts: Partial<Verification>, isCompared = true) =>
  verdictOf({ verification: { ...NOTHING, ...facts }, isCompared });

test.each<[string, Partial<Verification>, string, keyof typeof words.headlines]>([
  ['the very bytes', { manifest: 'valid', trusted: true, madeHere: 'yes' }, 'ours', 'made'],
  ['the bytes of one that was never signed', { madeHere: 'yes' }, 'ours', 'made'],
  [
    'ours, of other bytes',
    { manifest: 'valid', trusted: true, madeHere: 'similar' },
    'ours',
    'made',
  ],
  ['a copy', { madeHere: 'similar' }, 'similar', 'similar'],
  ['ours, deleted by now', { manifest: 'valid', trusted: true }, 'ours', 'signedHere'],
  [
    'ours or another, changed since',
    { manifest: 'invalid', signer: 'Shortcake' },
    'unknown',
    'changed',
  ],
  ['one of somebody else', { manifest: 'valid', signer: 'A maker' }, 'unknown', 'elsewhere'],
  ['a file that says nothing', {}, 'unknown', 'unknown'],
])('%s', (_, facts, kind, headline) => {
  expect(verdict(facts)).toMatchObject({ kind, headline: words.headlines[headline] });
});

test('of a changed file nothing is claimed, and it is signed by nobody in particular', () => {
  const { sentence } = verdict({ manifest: 'invalid', signer: 'Shortcake' });
  expect(sentence).toContain('can be relied on');
  expect(sentence).not.toMatch(/somebody else|Shortcake/);
  expect(verdict({ manifest: 'invalid', madeHere: 'similar' }).sentence).toContain('can be relied');
});

test('what was not compared is not said to look like none', () => {
  expect(verdict({}).sentence).toContain(words.sentences.looksLikeNone);
  expect(verdict({}, false).sentence).toContain(words.sentences.notCompared);
  expect(verdict({}, false).sentence).not.toContain(words.sentences.looksLikeNone);
});

test('why a file was not checked is said, also where nothing was answered', () => {
  expect(refusalOf(undefined)).toBe(words.offline);
  expect(refusalOf(413)).toBe(words.tooLarge);
  expect(refusalOf(500)).toBe(words.failed);
});
