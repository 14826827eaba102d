import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { readConfig } from '../../src/config/config.ts';
import { backUp } from '../../src/features/backup/backup.ts';
import { restore } from '../../src/features/backup/restore.ts';
import { revenueOf } from '../../src/features/billing/journal/revenue.ts';
import { checkLedger } from '../../src/features/credits/check-ledger.ts';
import { videoFacts } from '../../src/features/videos/costs/facts.ts';
import { connectDatabase } from '../../src/platform/db/connection.ts';
import type { DB } from '../../src/schema.ts';
import { findInstallation } from '../../src/wiring/installation.ts';
import { onDatabase, urlOfDatabase } from '../on-database.ts';

import type { World } from './world.ts';

const EVER = { from: '2000-01-01', to: '2100-01-01' };
export const silent = pino({ level: 'silent' });

/** Backs a world up and restores it beside itself. Answers a line for each thing that is another there. */
export async function wrongRestored(world: World, db: Kysely<DB>): Promise<string[]> {
  const folder = join(world.directory, 'backup');
  const quiet = () => {};
  await backUp(
    await installationOn(world.databaseUrl, join(world.directory, 'data')),
    folder,
    quiet,
  );
  await onDatabase(world.databaseUrl, (sql) => sql`create database restored`);
  const url = urlOfDatabase(world.databaseUrl, 'restored');
  const place = join(world.directory, 'restored');
  await restore(await installationOn(url, place), folder, quiet);
  const there = connectDatabase<DB>(url, { max: 1 });
  try {
    const [facts, restored] = [await videoFacts(db, EVER), await videoFacts(there.db, EVER)];
    const breaches = await checkLedger(there.db, async () => true);
    if (!isDeepStrictEqual(facts, restored)) breaches.push('facts are others');
    const [money, kept] = [await revenueOf(db, EVER), await revenueOf(there.db, EVER)];
    if (!isDeepStrictEqual(money, kept)) breaches.push('the money is another');
    return breaches.map((breach) => `restored: ${breach}`);
  } finally {
    await there.close();
  }
}

const installationOn = (url: string, directory: string) =>
  findInstallation(
    readConfig({
      DATABASE_URL: url.replace('//postgres@', '//product@'),
      MIGRATION_DATABASE_URL: url,
      DATA_DIR: directory,
    }),
    silent,
  );
