import { type Kysely, sql } from 'kysely';
import { ConfigError } from '../config/error.ts';
import { connectDatabase, settingsOf, type Timeouts } from '../platform/db/connection.ts';
import { currentUser } from '../platform/db/current-user.ts';
import { areSameDatabase } from '../platform/db/same-database.ts';
import type { Log } from '../platform/log.ts';

const ELSEWHERE =
  'DATABASE_URL and DATABASE_DIRECT_URL lead to two databases, or are two roles. Give both the same ' +
  'role and database, one through the pooler and one past it. Nothing was migrated.';

/** Throws ConfigError unless the address through the pooler leads to where the one past it does. */
export async function refuseOtherPooler(url: string, directUrl: string): Promise<void> {
  const pooled = connectDatabase(url, { max: 1, directUrl });
  const direct = connectDatabase(directUrl, { max: 1 });
  try {
    const isSame =
      (await areSameDatabase(direct.sql, pooled.db)) &&
      (await currentUser(direct.db)) === (await currentUser(pooled.db));
    if (!isSame) throw new ConfigError(ELSEWHERE);
  } finally {
    await Promise.all([pooled.close(), direct.close()]);
  }
}

/**
 * Looks whether the pooler's sessions have what single statements of ours cannot bring along. Throws
 * ConfigError where the tables are not found in them; warns where nothing cuts a wait short.
 */
export async function checkPooledSettings<DB>(
  db: Kysely<DB>,
  { timeouts, schema }: { timeouts: Timeouts; schema: string },
  log: Log,
): Promise<void> {
  const { rows } = await sql<{ schema: string | null; isUnlimited: boolean }>`
    select current_schema() as schema,
      current_setting('lock_timeout') = '0' or current_setting('statement_timeout') = '0'
        as "isUnlimited"`.execute(db);
  const found = rows[0]!;
  const query = settingsOf({ timeouts, schema }).map((one) => `set ${one}`);
  const remedy = `Let the pooler begin each session with it; in pgbouncer.ini: connect_query='${query.join('; ')}'`;
  if (found.schema !== schema) {
    throw new ConfigError(
      `The tables are in the schema ${schema}, where the sessions behind DATABASE_URL do not look. ${remedy}`,
    );
  }
  if (found.isUnlimited) {
    log.warn(
      `in the sessions behind DATABASE_URL nothing cuts a wait for a lock, or a statement, short. ${remedy}`,
    );
  }
}
