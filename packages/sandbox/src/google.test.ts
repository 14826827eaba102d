import * as client from 'openid-client';
import { expect, test } from 'vitest';
import { createGoogleSandbox } from './google.ts';

const options = {
  issuer: 'http://localhost/sandbox/google',
  clientId: 'shortcake',
  clientSecret: 'a secret: with + and %',
  redirectUri: 'http://localhost/auth/google/callback',
  secrets: ['seal'] as const,
};
const sandbox = createGoogleSandbox(options);

/** A real OpenID client that reaches this sandbox, or another process of it, in-process. */
async function connect(
  changes: { clientSecret?: string; clientAuth?: client.ClientAuth; handler?: typeof sandbox } = {},
) {
  const { clientSecret = options.clientSecret, clientAuth, handler = sandbox } = changes;
  const issuer = new URL(options.issuer);
  return client.discovery(issuer, options.clientId, clientSecret, clientAuth, {
    execute: [client.allowInsecureRequests, client.enableNonRepudiationChecks],
    [client.customFetch]: (url, init) => handler(new Request(url, init as RequestInit)),
  });
}

const codeVerifier = 'v'.repeat(43);
const person = { email: 'Ada@Example.com', given_name: 'Ada', family_name: 'Baker' };

async function authorizeUrl(changes: Record<string, string> = {}) {
  return client.buildAuthorizationUrl(await connect(), {
    redirect_uri: options.redirectUri,
    scope: 'openid email profile',
    code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    state: 'a state',
    nonce: 'a nonce',
    ...changes,
  });
}

async function choose(fields: Record<string, string>) {
  const body = new URLSearchParams(fields);
  const response = await sandbox(new Request(await authorizeUrl(), { method: 'POST', body }));
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '');
}

const checks = {
  pkceCodeVerifier: codeVerifier,
  expectedState: 'a state',
  expectedNonce: 'a nonce',
};

async function claimsOf(fields: Record<string, string>) {
  const tokens = await client.authorizationCodeGrant(await connect(), await choose(fields), checks);
  return tokens.claims();
}

test('a person who fills in the form is signed in, with a signed ID token', async () => {
  const config = await connect();
  const tokens = await client.authorizationCodeGrant(config, await choose(person), checks);
  const claims = tokens.claims();
  expect(claims).toMatchObject({
    iss: options.issuer,
    aud: 'shortcake',
    nonce: 'a nonce',
    email: 'Ada@Example.com',
    email_verified: true,
    name: 'Ada Baker',
    given_name: 'Ada',
    family_name: 'Baker',
  });
  const profile = await client.fetchUserInfo(config, tokens.access_token, claims?.sub ?? '');
  expect(profile).toMatchObject({ email: 'Ada@Example.com', given_name: 'Ada' });
});

test('one click signs in a demo account', async () => {
  expect(await claimsOf({ account: 'ben@example.com' })).toMatchObject({ name: 'Ben Whisk' });
});

test('a demo account has a portrait, which the sandbox serves; anyone else has none', async () => {
  const pictures = [];
  for (const account of ['ada@example.com', 'ben@example.com', 'cleo@example.com']) {
    const picture = (await claimsOf({ account }))?.picture;
    expect(picture).toMatch(/^http:\/\/localhost\/sandbox\/google\/portraits\/\w+\.webp$/);
    const response = await sandbox(new Request(String(picture)));
    expect(response.headers.get('content-type')).toBe('image/webp');
    pictures.push(Buffer.from(await response.arrayBuffer()).toString('base64'));
  }
  expect(new Set(pictures).size).toBe(3);
  expect(await claimsOf(person)).not.toHaveProperty('picture');
  const missing = await sandbox(new Request(`${options.issuer}/portraits/../keys.ts`));
  expect(missing.status).toBe(404);
});

test('the client may send its secret in a header as well', async () => {
  const config = await connect({ clientAuth: client.ClientSecretBasic(options.clientSecret) });
  const tokens = await client.authorizationCodeGrant(config, await choose(person), checks);
  expect(tokens.claims()).toMatchObject({ given_name: 'Ada' });
});

test('a subject belongs to an address, however it is written, after a restart too', async () => {
  const subject = (await claimsOf(person))?.sub;
  expect(subject).toMatch(/^\d{21}$/);
  expect((await claimsOf({ email: ' ada@example.COM ' }))?.sub).toBe(subject);
  expect((await claimsOf({ account: 'ada@example.com' }))?.sub).toBe(subject);
  expect((await claimsOf({ email: 'ada@example.org' }))?.sub).not.toBe(subject);
});

test('another process with the same secret takes the code', async () => {
  const config = await connect({ handler: createGoogleSandbox(options) });
  const tokens = await client.authorizationCodeGrant(config, await choose(person), checks);
  expect(tokens.claims()).toMatchObject({ given_name: 'Ada' });
});

test('a process with another secret does not', async () => {
  const config = await connect({
    handler: createGoogleSandbox({ ...options, secrets: ['x'] }),
  });
  const grant = client.authorizationCodeGrant(config, await choose(person), checks);
  await expect(grant).rejects.toMatchObject({ error: 'invalid_grant', status: 400 });
});

test('a process whose secret has changed since, and which accepts the former one, takes the code', async () => {
  const changed = { ...options, secrets: ['x', 'seal'] as const };
  const config = await connect({ handler: createGoogleSandbox(changed) });
  const tokens = await client.authorizationCodeGrant(config, await choose(person), checks);
  expect(tokens.claims()).toMatchObject({ given_name: 'Ada' });
});

test('a code works once', async () => {
  const config = await connect();
  const callback = await choose(person);
  await client.authorizationCodeGrant(config, callback, checks);
  const again = client.authorizationCodeGrant(config, callback, checks);
  await expect(again).rejects.toMatchObject({ error: 'invalid_grant' });
});

test('a wrong client secret is refused, and spends no code', async () => {
  const callback = await choose(person);
  const wrong = await connect({ clientSecret: 'wrong' });
  await expect(client.authorizationCodeGrant(wrong, callback, checks)).rejects.toMatchObject({
    error: 'invalid_client',
    status: 401,
  });
  const tokens = await client.authorizationCodeGrant(await connect(), callback, checks);
  expect(tokens.claims()).toBeDefined();
});

test('a wrong or missing verifier is refused', async () => {
  const config = await connect();
  for (const pkceCodeVerifier of ['w'.repeat(43), '']) {
    const callback = await choose(person);
    const grant = client.authorizationCodeGrant(config, callback, { ...checks, pkceCodeVerifier });
    await expect(grant).rejects.toMatchObject({ error: 'invalid_grant' });
  }
});

test('a code for another redirect address is refused', async () => {
  const callback = await choose(person);
  callback.pathname = '/elsewhere';
  const grant = client.authorizationCodeGrant(await connect(), callback, checks);
  await expect(grant).rejects.toMatchObject({ error: 'invalid_grant' });
});

test('an access token is no code, and a code no access token', async () => {
  const config = await connect();
  const tokens = await client.authorizationCodeGrant(config, await choose(person), checks);
  const callback = await choose(person);
  const code = callback.searchParams.get('code') ?? '';
  callback.searchParams.set('code', tokens.access_token);
  await expect(client.authorizationCodeGrant(config, callback, checks)).rejects.toMatchObject({
    error: 'invalid_grant',
  });
  await expect(client.fetchUserInfo(config, code, client.skipSubjectCheck)).rejects.toMatchObject({
    status: 401,
  });
});

test('who cancels is sent back with access_denied', async () => {
  const callback = await choose({ cancel: '1' });
  await expect(
    client.authorizationCodeGrant(await connect(), callback, checks),
  ).rejects.toMatchObject({ error: 'access_denied' });
});
