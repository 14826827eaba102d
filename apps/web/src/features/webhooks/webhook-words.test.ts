import type { Webhook } from '@shortcake/contract/webhook';
import { expect, test } from 'vitest';
import { eventsInWords, standingOf, whyOff } from './webhook-words.ts';

const on: Webhook = {
  ...{ id: '1', url: 'https://example.com/hook', events: ['video.completed'], active: true },
  ...{ createdAt: '2026-11-20T12:00:00Z', offBecause: null, failingSince: null },
  formerSecretUntil: null,
};
const failing = { ...on, failingSince: '2026-11-24T12:00:00Z' };
const off = { ...failing, active: false, offBecause: 'failing' } as const;

test('a webhook says what it is told of, in the order of the dialog', () => {
  expect(eventsInWords(['credits.low', 'video.completed'])).toBe('Video finished, credits low');
});

test.each([
  [on, 'On'],
  [failing, /^Failing since Nov 24, 2026, /],
  [off, 'Switched off'],
])('a webhook says how it stands: %#', (webhook, words) => {
  expect(standingOf(webhook).words).toMatch(words);
});

test('one that is switched off says why, unless its owner did it', () => {
  const after = 'What happens while it is off is not sent later.';
  expect(whyOff(off)).toMatch(
    /^Nothing has arrived since Nov 24, .+, so it was switched off\. What/,
  );
  expect(whyOff({ ...off, offBecause: 'gone' })).toMatch(/^It answered that it is gone for good/);
  expect(whyOff({ ...off, offBecause: null })).toBe(after);
});
