import { afterAll, expect, test } from 'vitest';
import { createTestApp } from './test-app.ts';

const { app, sql, close } = await createTestApp({
  rateLimitPerMinute: 3,
  trustProxy: ['10.0.0.0/8', '2001:db8:ffff::/48'],
});
afterAll(close);

const ask = (url: string, remoteAddress: string, forwarded?: string) =>
  app.inject({
    ...{ url, remoteAddress },
    headers: {
      host: 'localhost:3000',
      ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
    },
  });
const start = (remoteAddress: string, forwarded?: string) =>
  ask('/auth/google', remoteAddress, forwarded);

test('one address may begin so many sign-ins a minute; the next is told when, and writes nothing', async () => {
  for (let n = 1; n <= 3; n++) expect((await start('192.0.2.1')).statusCode).toBe(302);
  const [before] = await sql`select count(*) from sign_in_attempts`;
  const refused = await start('192.0.2.1');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(refused.body).toContain('RATE_LIMITED');
  expect(refused.body).toContain('The limit is 3 sign-ins a minute.');
  expect((await start('192.0.2.2')).statusCode).toBe(302);
  const [after] = await sql`select count(*) from sign_in_attempts`;
  expect(after?.count).toBe(before?.count + 1);
});

test('an IPv6 network counts as one address', async () => {
  for (let n = 1; n <= 3; n++) await start(`2001:db8::${n}`);
  expect((await start('2001:db8::4')).statusCode).toBe(429);
  expect((await start('2001:db8:0:1::4')).statusCode).toBe(302);
});

test('who comes back from the provider is limited by address as well', async () => {
  const back = '/auth/google/callback?state=x&code=y';
  for (let n = 1; n <= 3; n++) expect((await ask(back, '192.0.2.3')).statusCode).toBe(400);
  expect((await ask(back, '192.0.2.3')).statusCode).toBe(429);
});

test('behind a trusted proxy the limit is the visitor’s', async () => {
  for (let n = 1; n <= 3; n++) {
    expect((await start('10.0.0.1', '198.51.100.1')).statusCode).toBe(302);
  }
  expect((await start('10.0.0.2', '198.51.100.1')).statusCode).toBe(429);
  expect((await start('10.0.0.1', '198.51.100.2')).statusCode).toBe(302);
  // Through two of our own.
  expect((await start('2001:db8:ffff::1', '198.51.100.1, 10.0.0.1')).statusCode).toBe(429);
});

test.each([
  ['by somebody who is no proxy of ours', '203.0.113.1', (n: number) => `198.51.100.${n}`],
  ['before what the proxy wrote', '10.0.0.1', (n: number) => `198.51.100.${n}, 203.0.113.2`],
  [
    'as a chain of our own proxies',
    '10.0.0.1',
    (n: number) => `9.9.9.${n}, 10.0.0.9, 203.0.113.3, 10.0.0.8`,
  ],
])('an address that is made up %s counts for nothing', async (_how, remote, forwarded) => {
  for (let n = 1; n <= 3; n++) expect((await start(remote, forwarded(n))).statusCode).toBe(302);
  expect((await start(remote, forwarded(4))).statusCode).toBe(429);
});
