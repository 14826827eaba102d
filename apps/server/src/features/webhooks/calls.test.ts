import type { WebhookDelivery } from '@shortcake/contract/webhook';
import { MOST_WEBHOOKS } from '@shortcake/contract/webhook-limits';
import { afterAll, expect, test } from 'vitest';
import { createTestWeb, type Person } from '../../../test/web.ts';

const web = await createTestWeb({ PUBLIC_URL: 'http://shortcake.example', ALLOW_SANDBOX: '1' });
const onLoopback = await createTestWeb();
afterAll(async () => {
  await web.close();
  await onLoopback.close();
});

const URL = 'https://hooks.example.com/a?b=c';
const EVENTS = ['video.completed', 'credits.low'];
const make = (person: Person, url = URL, events: unknown = EVENTS) =>
  person.send('POST', '/api/webhooks', { url, events });

test('a webhook is made, with a secret that is told once, listed, changed and deleted', async () => {
  const person = await web.person();
  const made = await make(person);
  expect(made.status).toBe(201);
  const { secret, ...webhook } = made.body;
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(webhook).toMatchObject({ url: URL, events: EVENTS, active: true, offBecause: null });
  expect((await person.send('GET', '/api/webhooks')).body).toEqual([webhook]);
  const path = `/api/webhooks/${webhook.id}`;
  expect((await person.send('GET', path)).body).toEqual(webhook);
  const changed = await person.send('PATCH', path, { events: ['video.failed'], active: false });
  expect(changed.body).toEqual({ ...webhook, events: ['video.failed'], active: false });
  expect((await person.send('DELETE', path)).status).toBe(204);
  expect((await person.send('GET', path)).body.code).toBe('NOT_FOUND');
});

test.each([
  ['http://hooks.example.com/', 'https'],
  ['ftp://hooks.example.com/', 'https'],
  ['https://user@hooks.example.com/', 'user'],
  ['https://:secret@hooks.example.com/', 'user'],
  ['https://localhost/', 'host'],
  ['http://localhost:3000/', 'https'],
  ['https://localhost./', 'host'],
  ['https://a.localhost/', 'host'],
  ['https://printer/', 'host'],
  ['https://printer.local/', 'host'],
  ['https://metadata.google.internal/', 'host'],
  ['https://127.0.0.1/', 'host'],
  ['https://127.1/', 'host'],
  ['https://2130706433/', 'host'],
  ['https://0.0.0.0/', 'host'],
  ['https://10.1.2.3/', 'host'],
  ['https://172.16.0.1/', 'host'],
  ['https://192.168.1.1:8443/', 'host'],
  ['https://169.254.169.254/latest', 'host'],
  ['https://100.64.0.1/', 'host'],
  ['https://[::1]/', 'host'],
  ['https://[::]/', 'host'],
  ['https://[fe80::1]/', 'host'],
  ['https://[fd00::1]/', 'host'],
  ['https://[::ffff:127.0.0.1]/', 'host'],
  ['https://[::ffff:0:10.0.0.1]/', 'host'],
  ['https://[::10.0.0.1]/', 'host'],
  ['https://[64:ff9b::10.0.0.1]/', 'host'],
  ['https://example.com:0/', 'port'],
  ['nonsense', 'address'],
  [`https://example.com/${'x'.repeat(2048)}`, '2048'],
])('%s is no address of a webhook', async (url, why) => {
  const { status, body } = await make(await web.person(), url);
  expect([status, body.code]).toEqual([400, 'INVALID_REQUEST']);
  expect(body.message).toMatch(/^url: /);
  expect(body.message).toContain(why);
});

test.each(['https://93.184.215.14/', 'https://[2606:4700::1111]:8443/x', 'https://example.com'])(
  '%s is one',
  async (url) => {
    expect((await make(await web.person(), url)).status).toBe(201);
  },
);

test('on a product of this machine, webhooks of this machine are taken, by plain http too', async () => {
  const person = await onLoopback.person();
  for (const host of ['localhost:1', '127.0.0.1:2', '[::1]:3']) {
    expect((await make(person, `http://${host}/`)).status).toBe(201);
  }
  expect((await make(person, 'http://10.0.0.1/')).status).toBe(400);
  expect((await make(person, 'http://u:p@localhost/')).status).toBe(400);
});

test.each([
  [[], 'events'],
  [['video.lost'], 'events'],
  [['video.failed', 'video.failed'], 'events'],
])('events %j are refused', async (events, field) => {
  const { status, body } = await make(await web.person(), URL, events);
  expect([status, body.message.slice(0, field.length)]).toEqual([400, field]);
});

test('however many are made at once, a person has no more than the limit', async () => {
  const person = await web.person();
  const made = await Promise.all(Array.from({ length: MOST_WEBHOOKS + 8 }, () => make(person)));
  const codes = made.filter(({ status }) => status !== 201).map(({ body }) => body.code);
  expect(codes).toEqual(Array.from({ length: 8 }, () => 'TOO_MANY_WEBHOOKS'));
  expect((await person.send('GET', '/api/webhooks')).body).toHaveLength(MOST_WEBHOOKS);
});

test("another person's webhook is not there", async () => {
  const [owner, other] = [await web.person(), await web.person()];
  const { id } = (await make(owner)).body;
  const path = `/api/webhooks/${id}`;
  const delivery = (await owner.send('POST', `${path}/test`)).body.id;
  const own = (await make(other)).body.id;
  for (const [method, url, body] of [
    ['GET', path],
    ['PATCH', path, { active: false }],
    ['DELETE', path],
    ['GET', `${path}/deliveries`],
    ['POST', `${path}/deliveries/${delivery}/resend`],
    ['POST', `/api/webhooks/${own}/deliveries/${delivery}/resend`],
    ['POST', `${path}/test`],
    ['POST', `${path}/rotate-secret`],
    ['GET', '/api/webhooks/nonsense'],
    ['POST', `/api/webhooks/${own}/deliveries/nonsense/resend`],
  ] as const) {
    const { status, body: answer } = await other.send(method, url, body);
    expect([method, url, status, answer.code]).toEqual([method, url, 404, 'NOT_FOUND']);
  }
  expect((await owner.send('GET', `${path}/deliveries`)).body).toHaveLength(1);
  expect((await other.send('GET', '/api/webhooks')).body).toMatchObject([{ id: own }]);
});

test('deliveries are listed in pages, the newest first', async () => {
  const person = await web.person();
  const path = `/api/webhooks/${(await make(person)).body.id}`;
  const ids: string[] = [];
  for (let i = 0; i < 5; i += 1) ids.unshift((await person.send('POST', `${path}/test`)).body.id);
  const found: WebhookDelivery[] = [];
  let next: string | undefined = `${path}/deliveries?limit=2`;
  while (next) {
    const { headers, body } = await person.send('GET', next);
    found.push(...body);
    next = /<([^>]+)>/.exec(String(headers.link ?? ''))?.[1];
  }
  expect(found.map(({ id }) => id)).toEqual(ids);
  expect(found[0]).toMatchObject({ type: 'webhook.test', state: 'pending', attempts: 0 });
  expect(JSON.parse(found[0]!.payload)).toMatchObject({ type: 'webhook.test' });
});

test('tests, repeated deliveries and new secrets are counted together, up to the limit', async () => {
  const person = await web.person();
  const path = `/api/webhooks/${(await make(person)).body.id}`;
  const { id } = (await person.send('POST', `${path}/test`)).body;
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, i) =>
      person.send('POST', `${path}/${['test', `deliveries/${id}/resend`, 'rotate-secret'][i % 3]}`),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(29);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['RATE_LIMITED']));
  expect(refused[0]?.headers['retry-after']).toBeDefined();
});

test('to a webhook that is switched off nothing is sent, and what was on its way ends', async () => {
  const person = await web.person();
  const path = `/api/webhooks/${(await make(person)).body.id}`;
  const { id } = (await person.send('POST', `${path}/test`)).body;
  await person.send('PATCH', path, { active: false });
  expect((await person.send('GET', `${path}/deliveries`)).body).toMatchObject([
    { id, state: 'failed', nextAttemptAt: null, trouble: 'the webhook was switched off' },
  ]);
  for (const call of ['test', `deliveries/${id}/resend`]) {
    const { status, body } = await person.send('POST', `${path}/${call}`);
    expect([status, body.code]).toEqual([409, 'WEBHOOK_OFF']);
  }
  await person.send('PATCH', path, { active: true });
  expect((await person.send('POST', `${path}/test`)).status).toBe(200);
});
