import type { AddressInfo } from 'node:net';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { createTestWeb } from '../../test/web.ts';
import { BODY, createVideo } from '../../test/worker.ts';

const web = await createTestWeb({ RATE_LIMIT_PER_MINUTE: '50' });
afterAll(web.close);

/** Where it listens; from the first call on. */
async function origin(): Promise<string> {
  if (!web.app.server.listening) await web.app.listen({ port: 0 });
  return `http://localhost:${(web.app.server.address() as AddressInfo).port}`;
}

test.each([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost:3001' },
])('a change that another site asks for is refused: %j', async (headers) => {
  const person = await web.person(1);
  const answer = await person.send('POST', '/api/projects', BODY, headers);
  expect(answer).toMatchObject({ status: 403, body: { code: 'CROSS_SITE' } });
  expect((await person.send('GET', '/api/projects')).body).toEqual([]);
});

test.each([
  { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' },
  { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
  {},
])('a change from our own page, or from no browser, passes: %j', async (headers) => {
  const person = await web.person(1);
  expect((await person.send('POST', '/api/projects', BODY, headers)).status).toBe(201);
});

test.each([
  ['GET', '/api/overview'],
  ['GET', '/api/projects'],
  ['POST', '/api/projects'],
  ['DELETE', '/api/projects/x'],
  ['GET', '/api/transactions'],
  ['GET', '/api/auth/user'],
  ['GET', '/api/events'],
] as const)('%s %s needs a session', async (method, url) => {
  const answer = await web.app.inject({ method, url });
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ code: 'UNAUTHORIZED' });
});

test.each<[string, object, number, string]>([
  [
    'no JSON',
    { payload: 'a=b', headers: { 'content-type': 'text/plain' } },
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  [
    'broken JSON',
    { payload: '{"a"', headers: { 'content-type': 'application/json' } },
    400,
    'INVALID_REQUEST',
  ],
  [
    'an empty body',
    { payload: '', headers: { 'content-type': 'application/json' } },
    400,
    'INVALID_REQUEST',
  ],
  ['too much', { payload: { prompt: 'x'.repeat(200_000) } }, 413, 'PAYLOAD_TOO_LARGE'],
])('%s is refused', async (_name, request: { headers?: object }, status, code) => {
  const { cookie } = await web.person(1);
  const headers = { ...request.headers, cookie };
  const answer = await web.app.inject({
    ...request,
    method: 'POST',
    url: '/api/projects',
    headers,
  });
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ code });
});

test.each(['__proto__', 'constructor'])('a key %s is refused, and named', async (key) => {
  const person = await web.person(1);
  const payload = JSON.stringify(BODY).replace('{', `{"${key}":{},`);
  const answer = await web.app.inject({
    method: 'POST',
    url: '/api/projects',
    headers: { cookie: person.cookie, 'content-type': 'application/json' },
    payload,
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ code: 'INVALID_REQUEST', message: expect.stringContaining(key) });
});

test.each([
  ['GET', '/api'],
  ['GET', '/api/nothing'],
  ['GET', '/api//projects'],
  ['GET', '/%61pi/nothing'],
  ['GET', '/api/projects/..%2f'],
  ['GET', `/api/projects/${'x'.repeat(300)}`],
  ['DELETE', `/api/projects/${'x'.repeat(300)}`],
  ['GET', '/media'],
  ['GET', '/media/x/y.mp4'],
  ['GET', '/assets/'],
  ['GET', '/assets/none.js'],
  ['GET', '/previews/'],
  ['GET', '/previews/x.mp4'],
  ['GET', '/index.html'],
  ['GET', '/healthz/'],
] as const)('%s %s does not exist, in JSON', async (method, url) => {
  const person = await web.person();
  const answer = await person.send(method, url);
  expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
});

test.each(['/api/auth/user', '/api/overview', '/api/config'])(
  '%s is kept out of caches',
  async (url) => {
    const person = await web.person();
    expect((await person.send('GET', url)).headers['cache-control']).toBe('no-store');
    expect((await web.app.inject({ url })).headers['cache-control']).toBe('no-store');
  },
);

test.each([
  '/%ff',
  '/api/projects/%00',
  `/api/projects/${'x'.repeat(3000)}`,
  '/media/..%2fx/video.mp4',
])('%s is no reason for a 500', async (url) => {
  const person = await web.person();
  const { status } = await person.send('GET', url);
  expect([400, 404, 414]).toContain(status);
});

test.each(['bytes=abc', 'bytes=-', 'bytes=9-1', 'bytes=0-99999999999999999999'])(
  'a range of %s is no reason for a 500',
  async (range) => {
    const person = await web.person();
    const answer = await person.send('GET', '/media/x/video.mp4', undefined, { range });
    expect(answer.status).toBe(404);
  },
);

test('pages come with a strict policy and a nonce of their own', async () => {
  const pages = await Promise.all(
    ['/', '/login', '/dashboard/projects'].map((url) => web.app.inject({ url })),
  );
  const nonces = pages.map(({ headers, body }) => {
    expect(headers['content-type']).toContain('text/html');
    expect(headers['cache-control']).toBe('no-store');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).not.toContain('unsafe');
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] as string;
    expect(body).toContain(`content="${nonce}"`);
    expect(body).not.toContain('__CSP_NONCE__');
    return nonce;
  });
  expect(new Set(nonces).size).toBe(pages.length);
});

test.each([
  ['none', 'here'],
  ['same-origin', 'here'],
  ['same-site', 'elsewhere'],
  ['cross-site', 'elsewhere'],
  [undefined, 'elsewhere'],
])('a page that the browser came to by way of %s knows that it is from %s', async (site, from) => {
  const headers = site === undefined ? {} : { 'sec-fetch-site': site };
  const { body } = await web.app.inject({ url: '/checkout?plan=studio', headers });
  expect(body).toContain(`data-arrived="${from}"`);
});

test('with real keys the page may load Stripe.js, and says which key it pays with', async () => {
  const real = await createTestWeb({
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  });
  const [page, config, sandbox] = await Promise.all([
    real.app.inject({ url: '/login' }),
    real.app.inject({ url: '/api/config' }),
    real.app.inject({ url: '/sandbox/stripe/v1/events' }),
  ]);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
  expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
  expect(policy).toContain('https://hooks.stripe.com');
  expect(config.json()).toMatchObject({
    stripePublishableKey: 'pk_test_1',
    sandbox: { stripe: false },
  });
  expect(sandbox.statusCode).toBe(404);
  await real.close();
});

test('a person hears what changed, and nothing of others', async () => {
  const url = await origin();
  const [person, other] = [await web.person(1), await web.person(1)];
  const stream = await fetch(`${url}/api/events`, {
    headers: { cookie: person.cookie },
  });
  expect(stream.headers.get('content-type')).toBe('text/event-stream');
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader.read()).value).toContain('retry:');
  await createVideo(other);
  await createVideo(person);
  const event = (await reader.read()).value;
  expect(event).toBe('event: changed\ndata: {"keys":["projects","transactions","user"]}\n\n');
  await reader.cancel();
});

test('an event stream ends soon after its session', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const url = await origin();
  const headers = { cookie: (await web.person()).cookie };
  const stream = await fetch(`${url}/api/events`, { headers });
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => (await reader.read()).value;
  expect(await next()).toContain('retry:');
  vi.advanceTimersByTime(25_000);
  expect(await next()).toBe(': still here\n\n');
  vi.advanceTimersByTime(25_000);
  expect(await next()).toBe(': still here\n\n');
  await fetch(`${url}/api/logout`, { headers, redirect: 'manual' });
  vi.advanceTimersByTime(25_000);
  // At this beat, or already at the last one, whose look at the session may have come so late.
  const rest: string[] = [];
  for (let chunk = await next(); chunk !== undefined; chunk = await next()) rest.push(chunk);
  expect(rest.length).toBeLessThan(2);
});

test('HEAD of the event stream does not wait for its end', async () => {
  const person = await web.person();
  const request = {
    method: 'HEAD',
    url: '/api/events',
    headers: { cookie: person.cookie },
  } as const;
  expect((await web.app.inject(request)).statusCode).toBe(404);
});

test('too many changes of one person are told to wait; others are not', async () => {
  const [person, other] = [await web.person(), await web.person(1)];
  const answers = [];
  for (let count = 0; count < 51; count += 1) {
    answers.push(await person.send('DELETE', '/api/projects/none'));
  }
  const last = answers.at(-1);
  expect(last).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
  expect(answers[49]?.status).toBe(404);
  expect((await other.send('POST', '/api/projects', BODY)).status).toBe(201);
  expect((await person.send('GET', '/api/projects')).status).toBe(200);
});

test('healthy and ready', async () => {
  expect((await web.app.inject({ url: '/healthz' })).statusCode).toBe(200);
  expect((await web.app.inject({ url: '/readyz' })).statusCode).toBe(200);
});
