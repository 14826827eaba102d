import { endpoints } from '@shortcake/contract/endpoints';
import { afterAll, expect, test } from 'vitest';
import { createRateLimit } from '../../platform/http/rate-limit.ts';
import { serve } from '../../platform/http/route.ts';
import { accountIdOf, requireAccount } from './session.ts';
import { createTestApp } from './test-app.ts';
import { ada, ben } from './test-browser.ts';

const { app, browser, db, close } = await createTestApp({ rateLimitPerMinute: 3 });
afterAll(close);

const sessions = requireAccount({
  db,
  sessionSecrets: ['a session secret'],
  publicUrl: new URL('http://localhost:3000'),
});
const limitChanges = await createRateLimit(app, { perMinute: 2, keyOf: accountIdOf });
serve(app, endpoints.deleteProject, [sessions, limitChanges], async () => {});

const start = (remoteAddress: string) =>
  app.inject({ url: '/auth/google', remoteAddress, headers: { host: 'localhost:3000' } });

test('one address may begin so many sign-ins a minute; the next is told when', async () => {
  for (let n = 1; n <= 3; n++) expect((await start('192.0.2.1')).statusCode).toBe(302);
  const refused = await start('192.0.2.1');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(refused.body).toContain('RATE_LIMITED');
  expect((await start('192.0.2.2')).statusCode).toBe(302);
});

test('an IPv6 network counts as one address', async () => {
  for (let n = 1; n <= 3; n++) await start(`2001:db8::${n}`);
  expect((await start('2001:db8::4')).statusCode).toBe(429);
  expect((await start('2001:db8:0:1::4')).statusCode).toBe(302);
});

test('changes are counted per person, wherever they sit, and answered in JSON', async () => {
  const [hers, alsoHers, his] = [browser(), browser(), browser()];
  await hers.signIn(ada);
  await alsoHers.signIn(ada);
  await his.signIn(ben);
  const remove = (tab: typeof hers) =>
    app.inject({
      method: 'DELETE',
      url: '/api/projects/1',
      cookies: { session: tab.cookies.get('session') ?? '' },
    });
  expect((await remove(hers)).statusCode).toBe(204);
  expect((await remove(alsoHers)).statusCode).toBe(204);
  const refused = await remove(hers);
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toEqual({ code: 'RATE_LIMITED', message: expect.any(String) });
  expect(refused.headers).toHaveProperty('retry-after');
  expect((await remove(his)).statusCode).toBe(204);
});
