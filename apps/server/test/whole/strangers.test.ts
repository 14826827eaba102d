import { afterAll, expect, onTestFinished, test } from 'vitest';
import { randomToken } from '../../src/features/sessions/keyed-hash.ts';
import { createTestWeb } from '../web.ts';
import { webhooks } from '../webhooks.ts';

// What costs us something and a stranger nothing has a limit for each address, which nobody with a
// session, and no event of Stripe's, ever meets.

const LIMIT = 30;
const web = await createTestWeb({ READ_LIMIT_PER_MINUTE: String(LIMIT) });
afterAll(web.close);

const madeUp = (remoteAddress: string, url = '/api/auth/user') =>
  web.app.inject({
    ...{ url, remoteAddress },
    headers: { cookie: `session=${randomToken()}` },
  });
const statuses = async (answers: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(answers)).map(({ statusCode }) => statusCode);

test('made-up sessions end at a limit for each address, and nobody’s true one does', async () => {
  const [person, other] = [await web.person(), await web.person()];
  const flood = Array.from({ length: 300 }, () => madeUp('192.0.2.1'));
  const answers = await statuses(flood);
  expect(answers.filter((status) => status === 401)).toHaveLength(LIMIT);
  expect(answers.filter((status) => status === 429)).toHaveLength(300 - LIMIT);
  const refused = await madeUp('192.0.2.1');
  expect(refused.json().message).toContain(`${LIMIT} requests with an unknown session a minute`);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  // Not as if there were nothing, which is what a picture says to whoever is not its owner.
  expect((await madeUp('192.0.2.1', '/media/profile/abc')).statusCode).toBe(429);
  expect((await madeUp('192.0.2.2', '/media/profile/abc')).statusCode).toBe(404);
  expect((await madeUp('192.0.2.2')).statusCode).toBe(401);
  for (const { cookie } of [person, other]) {
    const request = { url: '/api/auth/user', remoteAddress: '192.0.2.1', headers: { cookie } };
    expect((await web.app.inject(request)).statusCode).toBe(200);
  }
});

test('who sends no session, or what cannot be one, is not counted', async () => {
  for (const headers of [{}, { cookie: 'session=none' }]) {
    const ask = () =>
      web.app.inject({ url: '/api/auth/user', remoteAddress: '192.0.2.3', headers });
    const answers = await statuses(Array.from({ length: 2 * LIMIT }, ask));
    expect(new Set(answers)).toEqual(new Set([401]));
  }
});

test('a thousand made-up sessions at once, and sign-outs with them, take two connections for each kind of call', async () => {
  const fresh = await createTestWeb();
  onTestFinished(fresh.close);
  const flood = Array.from({ length: 1000 }, (_, n) =>
    fresh.app.inject({
      url: n % 2 === 0 ? '/api/auth/user' : '/api/logout',
      headers: { cookie: `session=${randomToken()}` },
    }),
  );
  expect(new Set(await statuses(flood))).toEqual(new Set([401, 302]));
  // They stay open for a while: as many as were ever needed at once.
  const [opened] = await fresh.sql`
    select count(*) from pg_stat_activity
    where datname = current_database() and usename <> current_user`;
  expect(opened?.count).toBeLessThanOrEqual(4);
});

test('events that Stripe has not signed end at a limit for each address; those that it has do not', async () => {
  const { deliver } = webhooks(web);
  const payload = JSON.stringify({ id: 'evt_1', type: 'invoice.paid', data: { object: {} } });
  const counts: Record<number, number> = {};
  for (let n = 0; n < 2 * LIMIT; n++) {
    const { status } = await deliver(payload, 't=1,v1=beef');
    counts[status] = (counts[status] ?? 0) + 1;
    expect((await deliver(payload)).status).toBe(200);
  }
  expect(counts).toEqual({ 400: LIMIT, 429: LIMIT });
});
