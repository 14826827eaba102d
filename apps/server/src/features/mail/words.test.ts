import { expect, test } from 'vitest';
import { WORDS } from './kinds/of-kind.ts';
import type { Facts, MailKind } from './kinds.ts';
import { asHtml } from './layout.ts';
import { asText } from './plain.ts';
import { quoted } from './words.ts';

const ID = '6f8b2f2c-1111-4222-8333-444455556666';
const nasty =
  "Plum\"\r\nBcc: eve@example.com\r\n\r\n<img src=x onerror=alert(1)> \u202eevil\u2066 & 'so'";
const FACTS: { [Kind in MailKind]: Facts[Kind] } = {
  'video-ready': { title: nasty },
  'video-failed': { title: nasty, reason: 'The <service> was busy.', isCreditBack: true },
  'series-ready': { id: ID, title: nasty, ready: 3, failed: 1 },
  receipt: { what: '10 credits bought', cents: 1000, paidAt: new Date('2026-11-05T10:00:00Z') },
  'renewal-failed': { plan: 'pro', cents: 1800, nextAttempt: new Date('2026-11-09T10:00:00Z') },
  'credits-low': { credits: 1 },
  'account-deleted': { credits: 4 },
  'report-decided': {
    ...{ to: 'owner', what: 'taken down', title: nasty, kind: 'copyright', reason: nasty },
    ...{ until: new Date('2026-12-09T10:00:00Z'), isObjected: false, isSuspended: false },
  },
  'webhook-off': { host: 'hooks.example.com:8443', because: 'failing' },
};
const LINKS = {
  origin: 'https://shortcake.example',
  stop: 'https://shortcake.example/unsubscribe?token=a.email.b',
  choices: 'https://shortcake.example/dashboard/settings',
};
const kinds = Object.keys(WORDS) as MailKind[];
const wordsOf = (kind: MailKind) =>
  (WORDS[kind] as (facts: unknown) => ReturnType<(typeof WORDS)[MailKind]>)(FACTS[kind]);

test.each(kinds)(
  '%s: its subject is one line, and none of what somebody wrote becomes more than text',
  (kind) => {
    const words = wordsOf(kind);
    expect(words.subject).toMatch(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]{5,200}$/u);
    const html = asHtml(words, LINKS);
    const tags = html.match(/<[^>]*>/g)!.join('\n');
    expect(tags).not.toMatch(/<(img|script|link|svg|iframe|base|service)|\ssrc=|\son\w+=|url\(/);
    expect(html).not.toMatch(/url\(|@import/);
    expect(html).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    expect(asText(words, LINKS)).not.toMatch(/[\r\u202a-\u202e\u2066-\u2069]/);
  },
);

test.each(kinds)('%s: the plain text says what the other form says, in lines of 72', (kind) => {
  const words = wordsOf(kind);
  const text = asText(words, LINKS);
  const inOne = text.replace(/\s+/g, ' ');
  for (const part of [words.heading, ...words.paragraphs, words.reason]) {
    expect(inOne).toContain(part.replace(/\s+/g, ' '));
  }
  for (const [name, value] of words.table ?? [])
    expect(text).toMatch(new RegExp(`${name}: +${value.replace('$', '\\$')}`));
  if (words.button) expect(text).toContain(`\n${LINKS.origin}${words.button.path}\n`);
  expect(text).toContain(`\n${LINKS.stop}\n`);
  const long = text.split('\n').filter((line) => line.length > 72 && !line.startsWith('https://'));
  expect(long.filter((line) => line.includes(' '))).toEqual([]);
});

test.each(kinds)('%s: one button, and links that lead to the product alone', (kind) => {
  const html = asHtml(wordsOf(kind), LINKS);
  const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href as string);
  for (const href of hrefs) expect(href.startsWith(LINKS.origin)).toBe(true);
  expect(html.match(/class="label"/g)?.length ?? 0).toBe(kind === 'account-deleted' ? 0 : 1);
});

test('a title that goes the other way turns nothing else', () => {
  expect(quoted('عنوان')).toBe('“\u2068عنوان\u2069”');
  expect(quoted('a\u202eb')).toBe('“a b”');
  expect(quoted('x'.repeat(500))).toHaveLength(82);
});

test('what became of a series, and of credits, is said as it is', () => {
  const series = (ready: number, failed: number) =>
    WORDS['series-ready']({ id: ID, title: 'Ten hooks', ready, failed });
  expect(series(2, 0).preheader).toBe('2 videos of it are ready to watch.');
  expect(series(1, 1).preheader).toBe('1 of 2 videos of it is ready to watch.');
  expect(series(0, 3)).toMatchObject({
    subject: 'Your series could not be made: “Ten hooks”',
    preheader: 'None of its 3 could be made.',
  });
  expect(WORDS['credits-low']({ credits: 0 }).subject).toBe('You have no credits left');
  expect(WORDS['credits-low']({ credits: 1 }).subject).toBe('You have 1 credit left');
  const failed = WORDS['video-failed']({ title: 'A', reason: 'No.', isCreditBack: false });
  expect(JSON.stringify(failed)).not.toContain('credit');
});
