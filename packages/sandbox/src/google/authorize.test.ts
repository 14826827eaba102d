import { expect, test } from 'vitest';
import { createGoogleSandbox } from '../google.ts';

const options = {
  issuer: 'http://localhost/sandbox/google',
  authorizationEndpoint: 'http://localhost:3000/sandbox/google/authorize',
  clientId: 'shortcake',
  clientSecret: 'a secret',
  redirectUri: 'http://localhost:3000/auth/google/callback',
  secrets: ['seal'] as const,
};
const sandbox = createGoogleSandbox(options);

const good = {
  client_id: options.clientId,
  redirect_uri: options.redirectUri,
  response_type: 'code',
  scope: 'openid email',
  code_challenge: 'c'.repeat(43),
  code_challenge_method: 'S256',
  state: 'a&state',
};

function urlWith(changes: Record<string, string | undefined> = {}): URL {
  const url = new URL(options.authorizationEndpoint);
  for (const [name, value] of Object.entries({ ...good, ...changes })) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url;
}

const show = (changes?: Record<string, string | undefined>) =>
  sandbox(new Request(urlWith(changes)));

const post = (fields: Record<string, string> | string) =>
  sandbox(new Request(urlWith(), { method: 'POST', body: new URLSearchParams(fields) }));

test('the page is a form, demo accounts and a way out, and says what it is', async () => {
  const response = await show();
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain('<title>Choose an account</title>');
  expect(html).toContain("This is Shortcake's sandbox; no real Google account is involved");
  for (const name of ['email', 'given_name', 'family_name']) {
    expect(html.match(new RegExp(`<input name="${name}"`, 'g'))).toHaveLength(1);
  }
  expect(html.match(/<button[^>]*>Continue</g)).toHaveLength(1);
  expect(html.match(/<button[^>]* name="account"/g)).toHaveLength(3);
  expect(html).toMatch(/<button[^>]* name="cancel"[^>]*>Cancel</);
  expect(html).not.toContain('<script');
});

test('the page allows no script, no frame, no store and no index', async () => {
  const { headers } = await show();
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; img-src data:; /);
  expect(policy).toContain("; form-action 'self'; base-uri 'none'; frame-ancestors 'none'");
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('cache-control')).toBe('no-store');
});

test('a form that leads to another origin may do so', async () => {
  const elsewhere = createGoogleSandbox({
    ...options,
    authorizationEndpoint: 'http://127.0.0.1:3000/sandbox/google/authorize',
  });
  const { headers } = await elsewhere(new Request(urlWith()));
  expect(headers.get('content-security-policy')).toContain(
    "form-action 'self' http://localhost:3000;",
  );
});

test.each([
  ['no client', { client_id: undefined }],
  ['another client', { client_id: 'x' }],
  ['no redirect', { redirect_uri: undefined }],
  ['a foreign redirect', { redirect_uri: 'https://evil.example/' }],
  ['a longer redirect', { redirect_uri: `${options.redirectUri}/../x` }],
  ['an endless state', { state: 's'.repeat(5000) }],
])('%s gives a page, not a redirect', async (_name, changes) => {
  const response = await show(changes);
  expect(response.status).toBe(400);
  expect(response.headers.get('location')).toBeNull();
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test('a parameter given twice gives a page that does not repeat it as HTML', async () => {
  const url = urlWith();
  for (const value of ['a', 'b']) url.searchParams.append('<b>x</b>', value);
  const response = await sandbox(new Request(url));
  expect(response.status).toBe(400);
  expect(await response.text()).not.toContain('<b>x</b>');
});

test.each([
  ['unsupported_response_type', { response_type: 'token' }],
  ['invalid_request', { code_challenge: undefined }],
  ['invalid_request', { code_challenge_method: 'plain' }],
  ['invalid_request', { code_challenge_method: undefined }],
  ['invalid_request', { response_mode: 'fragment' }],
  ['invalid_scope', { scope: 'email' }],
  ['login_required', { prompt: 'none' }],
])('%s is told to the client', async (error, changes) => {
  const response = await show(changes);
  expect(response.status).toBe(303);
  const back = new URL(response.headers.get('location') ?? '');
  expect(back.origin + back.pathname).toBe(options.redirectUri);
  expect(back.searchParams.get('error')).toBe(error);
  expect(back.searchParams.get('state')).toBe('a&state');
});

test.each([
  ['', 'Enter an email address.'],
  ['   ', 'Enter an email address.'],
  ['ada', 'That does not look like an email address.'],
  ['a@b@c', 'That does not look like an email address.'],
  ['a b@example.com', 'That does not look like an email address.'],
  ['a\0@example.com', 'That does not look like an email address.'],
  [`${'a'.repeat(65)}@example.com`, 'That does not look like an email address.'],
  [
    `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(60)}`,
    'That does not look like an email address.',
  ],
])('the form comes back for the address %j', async (email, message) => {
  const response = await post({ email, given_name: '"><script>', family_name: "O'Neil" });
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toContain(`role="alert">${message}<`);
  expect(html).toContain('value="&#34;&#62;&#60;script&#62;"');
  expect(html).not.toContain('<script');
});

test.each([
  ['given_name', 'x'.repeat(81)],
  ['family_name', 'a\u0000b'],
])('the form comes back for an absurd %s', async (field, name) => {
  const response = await post({ email: 'ada@example.com', [field]: name });
  expect(response.status).toBe(400);
  expect(await response.text()).toMatch(new RegExp(`<input name="${field}"[^>]* aria-invalid`));
});

test.each(['', 'email', 'email=%ff%fe', 'account=nobody@example.com', '{"email":"a@b.c"}'])(
  'a body of %j is no choice',
  async (body) => {
    expect((await post(body)).status).toBe(400);
  },
);

test('other paths and methods are refused', async () => {
  const ask = (path: string, method = 'GET') =>
    sandbox(new Request(`http://localhost:3000${path}`, { method }));
  expect((await ask('/sandbox/google')).status).toBe(404);
  expect((await ask('/sandbox/google/toString')).status).toBe(404);
  expect((await ask('/sandbox/google/token')).status).toBe(405);
  expect((await ask('/sandbox/google/authorize', 'DELETE')).status).toBe(405);
  expect((await ask('/sandbox/google/token', 'POST')).status).toBe(401);
  expect((await ask('/sandbox/google/userinfo')).status).toBe(401);
});
