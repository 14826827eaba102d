import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { readConfig } from '../src/config/config.ts';
import { connectDatabase } from '../src/platform/db/connection.ts';
import type { DB } from '../src/schema.ts';
import { joinDatabaseServer } from '../src/wiring/database.ts';
import { ownEnvironment } from './product.ts';

/**
 * Does some work on the database of a product that runs on a data directory. It runs in this process:
 * an operator's command of its own takes 1.4 s of a core.
 */
export async function besideProduct<T>(
  directory: string,
  work: (db: Kysely<DB>) => Promise<T>,
): Promise<T> {
  const config = readConfig(ownEnvironment(directory));
  const server = await joinDatabaseServer(config, pino({ level: 'silent' }));
  const { db, close } = connectDatabase<DB>(server.url, { max: 1 });
  try {
    return await work(db);
  } finally {
    await close();
    await server.stop();
  }
}
