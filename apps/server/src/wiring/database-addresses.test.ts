import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../test/cluster.ts';
import { createTestDatabase } from '../../test/database.ts';
import { readConfig } from '../config/config.ts';
import { openDatabaseServer } from './database.ts';

const { url, destroy } = await createTestDatabase({ empty: true });
afterAll(destroy);

const missing = new URL(url);
missing.pathname = '/none_of_this_name';

/** What a start, or a command, does first. */
async function open(variables: Record<string, string>) {
  const config = readConfig({ DATABASE_URL: url, DATA_DIR: await temporaryFolder(), ...variables });
  return openDatabaseServer(config, pino({ level: 'silent' }));
}

test.each([
  ['DATABASE_URL', { DATABASE_URL: missing.href }],
  ['DATABASE_DIRECT_URL', { DATABASE_DIRECT_URL: missing.href }],
  ['MIGRATION_DATABASE_URL', { MIGRATION_DATABASE_URL: missing.href }],
])('a wrong %s refuses to start, and is named', async (name, variables) => {
  await expect(open(variables)).rejects.toThrow(
    `Cannot use the database that ${name} leads to (database "none_of_this_name" does not exist)`,
  );
});

test('one that nobody answers is named without its password', async () => {
  const away = 'postgres://somebody:secret@127.0.0.1:1/name';
  const refusal = await open({ MIGRATION_DATABASE_URL: away }).catch(String);
  expect(refusal).toMatch(/that MIGRATION_DATABASE_URL leads to \(.*ECONNREFUSED/);
  expect(refusal).not.toContain('secret');
});

test('addresses that are right start', async () => {
  expect(await open({ MIGRATION_DATABASE_URL: url })).toMatchObject({ url, ownerUrl: url });
});
