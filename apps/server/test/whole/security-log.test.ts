import { pino } from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestBrowser } from '../../src/features/accounts/test-browser.ts';
import { payments } from '../payments.ts';
import { createTestWeb } from '../web.ts';
import { BODY } from '../worker.ts';

let logged = '';
const keep = {
  write(line: string) {
    logged += line;
  },
};
const log = pino({ level: 'info' }, keep);
const web = await createTestWeb({ RATE_LIMIT_PER_MINUTE: '40' }, undefined, undefined, { log });
afterAll(web.close);
beforeEach(() => {
  logged = '';
});

type Line = { event?: string; happening?: string; account: string | null };
const lines = () =>
  logged
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
const events = (name: string) => lines().filter(({ event }) => event === name);

/** The sandbox's pages, asked as a browser would. */
const sandboxOfGoogle = async (request: Request) => {
  const { pathname, search } = new URL(request.url);
  const body = request.method === 'POST' ? { payload: await request.text() } : {};
  const answer = await web.app.inject({
    method: request.method as 'GET' | 'POST',
    url: pathname + search,
    headers: { ...Object.fromEntries(request.headers), host: 'localhost:3000' },
    ...body,
  });
  return new Response(answer.body || null, {
    status: answer.statusCode,
    headers: answer.headers as Record<string, string>,
  });
};

test('sign-in, purchase, webhooks and sign-out: each event once, and nothing personal', async () => {
  const tab = createTestBrowser(web.app, sandboxOfGoogle, new URL('http://localhost:3000'));
  const ada = { email: 'ada.secret@example.com', given_name: 'Adelheid', family_name: 'Lovelace' };
  await tab.signIn(ada);
  const session = tab.cookies.get('session') as string;
  const me = (await tab.get('/api/auth/user')).json();
  expect(events('sign-in')).toEqual([expect.objectContaining({ account: me.id })]);

  const person = await web.person(1);
  await payments(web).subscribe(person, 'starter');
  await web.settleWebhooks();
  await person.send('POST', '/api/projects', { ...BODY, prompt: 'a prompt to be kept secret' });
  const forged = { 'stripe-signature': 't=1,v1=xyzzy', 'content-type': 'application/json' };
  for (let n = 0; n < 3; n++) {
    await web.app.inject({
      ...{ method: 'POST', url: '/api/stripe/webhook', headers: forged },
      payload: '{"id":"evt_1"}',
    });
  }
  expect(events('webhook-refused')).toHaveLength(1);
  await tab.get('/api/logout');
  expect(events('sign-out')).toEqual([expect.objectContaining({ account: me.id })]);
  expect(events('sign-in')).toHaveLength(1);

  const { body: webhook } = await person.send('POST', '/api/webhooks', {
    ...{ url: 'https://hooks.example.com/xyzzy', events: ['video.completed'] },
  });
  const path = `/api/webhooks/${webhook.id}`;
  for (const call of ['test', 'rotate-secret']) await person.send('POST', `${path}/${call}`);
  await person.send('DELETE', path);
  for (const event of ['made', 'secret-rotated', 'deleted']) {
    expect(events(`webhook-${event}`)).toEqual([
      expect.objectContaining({ account: person.id, webhook: webhook.id }),
    ]);
  }

  const secrets = [
    ada.email,
    ada.given_name,
    ada.family_name,
    session,
    person.email,
    person.cookie,
  ];
  const more = ['127.0.0.1', 'kept secret', 'sk_', 'whsec_', '_secret_', 'xyzzy', 'example.com'];
  for (const secret of [...secrets, ...more]) expect(logged).not.toContain(secret);
  // What happens to money stands beside it, and is none of it.
  const others = lines().filter(({ event }) => event === undefined);
  expect(others.filter(({ happening }) => happening === undefined)).toEqual([]);
  expect(new Set(others.map(({ happening }) => happening))).toEqual(
    new Set(['credits.granted', 'credits.held', 'stripe.event-applied']),
  );
});

test('a 403 and a 429 are told once a minute for each person and limit', async () => {
  const [one, other] = [await web.person(), await web.person()];
  for (let n = 0; n < 43; n++) await one.send('DELETE', '/api/projects/none');
  for (let n = 0; n < 43; n++) await other.send('DELETE', '/api/projects/none');
  expect(events('rate-limited')).toEqual([
    expect.objectContaining({ account: one.id, limit: 'changes' }),
    expect.objectContaining({ account: other.id, limit: 'changes' }),
  ]);
  for (let n = 0; n < 3; n++) {
    await one.send('POST', '/api/projects', BODY, { 'sec-fetch-site': 'cross-site' });
  }
  expect(events('forbidden')).toEqual([
    expect.objectContaining({ account: null, code: 'CROSS_SITE' }),
  ]);
});

test('a sign-in that fails says why, and not whose it was, once a minute', async () => {
  for (let n = 0; n < 3; n++) {
    await web.app.inject({
      url: `/auth/google/callback?state=secret-state&code=secret-code-${n}`,
      headers: { host: 'localhost:3000' },
    });
  }
  expect(events('sign-in-refused')).toEqual([
    expect.objectContaining({ account: null, code: 'SIGN_IN_FAILED', reason: expect.any(String) }),
  ]);
  expect(logged).not.toContain('secret-');
});

test('what somebody writes into the address that they come back to is no line of its own', async () => {
  const tab = createTestBrowser(web.app, sandboxOfGoogle, new URL('http://localhost:3000'));
  for (const word of ['secret-one', 'secret-two', 'secret-three']) {
    const callback = new URL(
      await tab.begin({ email: 'ada@example.com' }),
      'http://localhost:3000',
    );
    callback.searchParams.delete('code');
    callback.searchParams.set('error', word);
    expect((await tab.get(callback.pathname + callback.search)).statusCode).toBe(400);
  }
  expect(events('sign-in-refused')).toHaveLength(1);
  expect(logged).not.toContain('secret-');
});
