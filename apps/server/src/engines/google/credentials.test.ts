import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFake } from '@shortcake/sandbox/engines/serve';
import { createFakeVertexVeo } from '@shortcake/sandbox/engines/vertex-veo/vertex-veo';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { engineError } from '../test-request.ts';
import { createGoogleCredentials } from './credentials.ts';

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

test('a token of the machine that it runs on is fetched once, and kept', async () => {
  const accessToken = createGoogleCredentials('a-project');
  const tokens = [await accessToken(), await accessToken()];
  expect(tokens).toEqual(['ya29.the-token', 'ya29.the-token']);
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

/** Credentials of a person, whose tokens come from a server that answers like this. */
async function credentialsWith(answer: () => Response) {
  let count = 0;
  const server = await serveFake(() => ({
    handler: async () => {
      count += 1;
      return answer();
    },
  }));
  const path = join(directory, 'person.json');
  const credentials = {
    type: 'external_account_authorized_user',
    audience: '//iam.googleapis.com/locations/global/workforcePools/p/providers/q',
    token_url: `${server.url}/token`,
    token_info_url: `${server.url}/introspect`,
    ...{ client_id: 'one', client_secret: 'two', refresh_token: 'three' },
  };
  await writeFile(path, JSON.stringify(credentials));
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', path);
  return { accessToken: createGoogleCredentials('a-project'), server, asked: () => count };
}

test('many who ask at a time share one question, also where the library would ask for each', async () => {
  const { accessToken, server, asked } = await credentialsWith(() =>
    Response.json({ access_token: 'ya29.shared', expires_in: 3599, token_type: 'Bearer' }),
  );
  const tokens = await Promise.all([accessToken(), accessToken(), accessToken()]);
  await server.stop();
  expect(tokens).toEqual(['ya29.shared', 'ya29.shared', 'ya29.shared']);
  expect(asked()).toBe(1);
});

test.each([
  [400, 'KEY_REFUSED'],
  [503, 'ENGINE_DOWN'],
])('a token server that answers %i means %s', async (status, expected) => {
  const answer = () => Response.json({ error: 'invalid_grant' }, { status });
  const { accessToken, server } = await credentialsWith(answer);
  const { code } = await faultOf(accessToken());
  await server.stop();
  expect(code).toBe(expected);
});
