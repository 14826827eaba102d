import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFake } from '@shortcake/sandbox/engines/serve';
import { createFakeVertexVeo } from '@shortcake/sandbox/engines/vertex-veo';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createGoogleCredentials } from './google-credentials.ts';
import { engineError } from './test-request.ts';

const directory = await mkdtemp(join(tmpdir(), 'google-credentials-'));
const asked: string[] = [];
/** The machine that it runs on, as a cloud would have it. */
const machine = await serveFake((baseUrl) => {
  const { handler } = createFakeVertexVeo({
    ...{ baseUrl, key: 'ya29.the-token' },
    ...{ video: async () => new Uint8Array(), script: () => ({}) },
  });
  return {
    handler: (request: Request) => {
      asked.push(new URL(request.url).pathname);
      return handler(request);
    },
  };
});

const faultOf = async (call: Promise<unknown>) => (await engineError(call)).fault;

beforeEach(() => {
  asked.length = 0;
  vi.unstubAllEnvs();
  vi.stubEnv('GCE_METADATA_HOST', new URL(machine.url).host);
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', undefined);
  // Where `gcloud` would have left credentials of whoever runs the tests.
  vi.stubEnv('HOME', directory);
  vi.stubEnv('CLOUDSDK_CONFIG', directory);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await machine.stop();
  await rm(directory, { recursive: true });
});

test('a token is fetched once for many who ask at a time, and kept', async () => {
  const accessToken = createGoogleCredentials('a-project');
  const tokens = await Promise.all([accessToken(), accessToken(), accessToken()]);
  tokens.push(await accessToken());
  expect(new Set(tokens)).toEqual(new Set(['ya29.the-token']));
  expect(asked.filter((path) => path.endsWith('/token'))).toHaveLength(1);
});

test('a key file that is not there is told by its variable, without where it was looked for', async () => {
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', join(directory, 'missing.json'));
  const { code, kind, detail } = await faultOf(createGoogleCredentials('a-project')());
  expect({ code, kind }).toEqual({ code: 'KEY_REFUSED', kind: 'fatal' });
  expect(detail).toBe('no access token (ENOENT): see GOOGLE_APPLICATION_CREDENTIALS');
});

test('what is in a broken key file is not told', async () => {
  const path = join(directory, 'broken.json');
  await writeFile(path, 'PRIVATE-KEY {"type": "service_account"');
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', path);
  const { code, detail } = await faultOf(createGoogleCredentials('a-project')());
  expect(code).toBe('KEY_REFUSED');
  expect(detail).not.toContain('PRIVATE');
});

test.each([
  [400, 'KEY_REFUSED'],
  [503, 'ENGINE_DOWN'],
])('a token server that answers %i means %s', async (status, expected) => {
  const tokens = await serveFake(() => ({
    handler: async () => Response.json({ error: 'invalid_grant' }, { status }),
  }));
  const path = join(directory, `user-${status}.json`);
  const user = { client_id: 'one', client_secret: 'two', refresh_token: 'three' };
  const credential = {
    type: 'external_account_authorized_user',
    audience: '//iam.googleapis.com/locations/global/workforcePools/p/providers/q',
    token_url: `${tokens.url}/token`,
    token_info_url: `${tokens.url}/introspect`,
    ...user,
  };
  await writeFile(path, JSON.stringify(credential));
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', path);
  const { code } = await faultOf(createGoogleCredentials('a-project')());
  await tokens.stop();
  expect(code).toBe(expected);
});
