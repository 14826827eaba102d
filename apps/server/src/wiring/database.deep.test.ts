import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/cluster.ts';
import { onDatabase } from '../../test/on-database.ts';
import { readConfig } from '../config/config.ts';
import { startPostgres } from '../platform/db/embedded-postgres.ts';
import { applyMigrations } from '../platform/db/migrate.ts';
import { migrateDatabase, openDatabaseServer } from './database.ts';
import { MIGRATIONS } from './places.ts';

const log = pino({ level: 'silent' });

test('a server that lives on from the version before is adopted, with the role', async () => {
  const folder = await temporaryFolder();
  const settings = { fsync: 'off' };
  const old = await startPostgres({ directory: join(folder, 'postgres'), log: () => {}, settings });
  await onDatabase(old.url, (sql) => applyMigrations(sql, MIGRATIONS));
  const server = await openDatabaseServer(readConfig({ DATA_DIR: folder }), log);
  try {
    await migrateDatabase(server, log);
    const query = onDatabase(server.url, (sql) => sql`select count(*)::int as n from accounts`);
    expect(await query).toEqual([{ n: 0 }]);
  } finally {
    await server.stop();
  }
});
