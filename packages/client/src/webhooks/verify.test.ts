import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { verifyWebhook } from '../index.ts';

const secret = `whsec_${Buffer.from('a secret of twenty-four!').toString('base64')}`;
const former = `whsec_${Buffer.from('another of twenty-four!!').toString('base64')}`;
const body = JSON.stringify({
  ...{ type: 'credits.low', timestamp: '2026-11-27T00:00:00.000Z', data: { creditsRemaining: 1 } },
});

/** As the reference library signs. */
const signed = (at = new Date(), by = secret) => ({
  'webhook-id': 'msg_1',
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': new Webhook(by).sign('msg_1', at, body),
});
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

test('takes what the reference library signs, with any kind of headers', () => {
  expect(verifyWebhook(body, signed(), secret)).toEqual(JSON.parse(body));
  expect(verifyWebhook(Buffer.from(body), new Headers(signed()), secret).type).toBe('credits.low');
});

test('takes one of several signatures, as they come after a rotation', () => {
  const [now, before] = [signed(), signed(undefined, former)];
  const both = `v1a,bm8= ${now['webhook-signature']} ${before['webhook-signature']}`;
  for (const one of [secret, former]) {
    expect(verifyWebhook(body, { ...now, 'webhook-signature': both }, one)).toBeTruthy();
  }
});

test.each([
  ['another body', `${body} `, signed(), secret],
  ['another secret', body, signed(), former],
  ['another id', body, { ...signed(), 'webhook-id': 'msg_2' }, secret],
  ['an old one', body, signed(minutesAgo(6)), secret],
  ['one of the future', body, signed(minutesAgo(-6)), secret],
  ['a time that is none', body, { ...signed(), 'webhook-timestamp': 'now' }, secret],
  ['no signature', body, { ...signed(), 'webhook-signature': '' }, secret],
  ['a short signature', body, { ...signed(), 'webhook-signature': 'v1,AAAA' }, secret],
  [
    'another version',
    body,
    { ...signed(), 'webhook-signature': signed()['webhook-signature'].replace('v1', 'v2') },
    secret,
  ],
])('refuses %s, as the reference library does', (_, text, headers, by) => {
  expect(() => new Webhook(by).verify(text, headers)).toThrow();
  expect(() => verifyWebhook(text, headers, by)).toThrow(
    expect.objectContaining({ code: 'WEBHOOK_REFUSED' }),
  );
});

test('refuses an empty secret, with which anybody could sign', () => {
  expect(() => verifyWebhook(body, signed(), 'whsec_')).toThrow('must be such as whsec_');
});
