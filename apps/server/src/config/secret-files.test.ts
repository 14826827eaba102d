import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const folder = await mkdtemp(join(tmpdir(), 'secrets-'));
afterAll(() => rm(folder, { recursive: true }));

async function file(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

const LONG = 'a secret of more than thirty-two characters';

test('a secret may stand in a file, without the line break at its end', async () => {
  const config = readConfig({
    SESSION_SECRET_FILE: await file('session', `${LONG}\n`),
    SESSION_SECRET_PREVIOUS_FILE: await file('previous', `${LONG}\nin two lines`),
    DATABASE_URL_FILE: await file('database', 'postgres://one/two\r\n'),
    FAL_KEY: '',
    FAL_KEY_FILE: await file('fal', 'a key'),
    VIDEO_ENGINE: 'fal',
  });
  expect(config.sessionSecrets).toEqual([LONG, `${LONG}\nin two lines`]);
  expect(config.databaseUrl).toBe('postgres://one/two');
  expect(config.engines).toMatchObject([{ apiKey: 'a key' }]);
});

const SECRETS = [
  ['DATABASE_URL', 'postgres://one/two'],
  ['MIGRATION_DATABASE_URL', 'postgres://owner@one/two'],
  ['SESSION_SECRET', LONG],
  ['SESSION_SECRET_PREVIOUS', LONG],
  ['GOOGLE_CLIENT_SECRET', 'google'],
  ['STRIPE_SECRET_KEY', 'sk_test_1'],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_1'],
  ['STRIPE_WEBHOOK_SECRET_PREVIOUS', 'whsec_2'],
  ['SANDBOX_SECRET_KEY', 'sandbox'],
  ['GEMINI_API_KEY', 'gemini'],
  ['FAL_KEY', 'fal'],
  ['OPENAI_VIDEOS_API_KEY', 'openai'],
  ['MODERATION_API_KEY', 'moderation'],
  ['S3_ACCESS_KEY_ID', 'id'],
  ['S3_SECRET_ACCESS_KEY', 'key'],
  ['S3_SESSION_TOKEN', 'token'],
] as const;

/** What else it takes for the secret to be of use, as far as it does not refuse another's. */
const rest = {
  DATABASE_URL: 'postgres://one/two',
  SESSION_SECRET: LONG,
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'google',
  VIDEO_ENGINE: 'google-omni,fal,openai-videos',
  GEMINI_API_KEY: 'gemini',
  FAL_KEY: 'fal',
  OPENAI_VIDEOS_BASE_URL: 'http://127.0.0.1:8000/v1',
  OPENAI_VIDEOS_MODEL: 'wan',
  MODERATION_BASE_URL: 'http://127.0.0.1:8000/v1',
  S3_BUCKET: 'videos',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
};
const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

test.each(SECRETS)('%s means the same from a file', async (name, value) => {
  const others = { ...rest, ...(name.startsWith('SANDBOX') ? {} : stripe) };
  const path = await file(name, `${value}\n`);
  expect(readConfig({ ...others, [name]: undefined, [`${name}_FILE`]: path })).toEqual(
    readConfig({ ...others, [name]: value }),
  );
});

test.each(SECRETS)('%s refuses to start beside its file', async (name, value) => {
  const path = await file(name, value);
  expect(() => readConfig({ [name]: value, [`${name}_FILE`]: path })).toThrow(
    `${name}_FILE: ${name} is set as well: keep one of the two`,
  );
});

test('a file that is missing or empty refuses to start, naming variable and path', async () => {
  const missing = join(folder, 'nowhere');
  const empty = await file('empty', '\n');
  const variables = {
    SESSION_SECRET_FILE: missing,
    FAL_KEY_FILE: empty,
    S3_SESSION_TOKEN_FILE: folder,
  };
  expect(() => readConfig(variables)).toThrow(
    [
      `SESSION_SECRET_FILE: the file ${missing} cannot be read (ENOENT)`,
      `FAL_KEY_FILE: the file ${empty} is empty`,
      `S3_SESSION_TOKEN_FILE: the file ${folder} cannot be read (EISDIR)`,
    ].join('\n'),
  );
});

test('bytes that are no text refuse to start: decoded loosely, they would all be alike', async () => {
  const path = await file('bytes', new Uint8Array(40).fill(0xff));
  expect(() => readConfig({ SESSION_SECRET_FILE: path })).toThrow(
    `SESSION_SECRET_FILE: the file ${path} is no text in UTF-8`,
  );
});

test.each([
  ['a byte order mark', `\uFEFF${LONG}\n`],
  ['a blank before', ` ${LONG}\n`],
  ['a blank after', `${LONG} \n`],
  ['a second line break', `${LONG}\n\n`],
  ['a NUL before', `\0${LONG}\n`],
  ['a NUL after', `${LONG}\0`],
  ['every other byte a NUL', Buffer.from(LONG, 'utf16le')],
])('%s refuses to start, and what the file holds is not told', async (_what, content) => {
  const path = await file('stray', content);
  const start = () => readConfig({ SESSION_SECRET_FILE: path });
  expect(start).toThrow(`SESSION_SECRET_FILE: the file ${path} begins or ends with`);
  expect(start).not.toThrow(/thirty-two/);
});
