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
 * ConfigError where the tables are not found in them; warns where waits are cut short at other times than
 * this half's, or not at all. `url` names the pooler's line.
 */
export async function checkPooledSettings<DB>(
  db: Kysely<DB>,
  { url, timeouts, schema }: { url: string; timeouts: Timeouts; schema: string },
  log: Log,
): Promise<void> {
  const { rows } = await sql<{ schema: string | null; lockMs: number; statementMs: number }>`
    select current_schema() as schema,
      (select setting::int from pg_settings where name = 'lock_timeout') as "lockMs",
      (select setting::int from pg_settings where name = 'statement_timeout') as "statementMs"
    `.execute(db);
  const found = rows[0]!;
  const line = decodeURIComponent(new URL(url).pathname.slice(1));
  const query = settingsOf({ timeouts, schema }).map((one) => `set ${one}`);
  const remedy = `Let the pooler begin each session of the database ${line} with them; in pgbouncer.ini: connect_query='${query.join('; ')}'`;
  if (found.schema !== schema) {
    throw new ConfigError(
      `The tables are in the schema ${schema}, where the sessions behind DATABASE_URL do not look. ${remedy}`,
    );
  }
  if (found.lockMs !== timeouts.lockMs || found.statementMs !== timeouts.statementMs) {
    const limits = `lock_timeout ${found.lockMs} and statement_timeout ${found.statementMs} (ms; 0: none)`;
    log.warn(
      `in the sessions behind DATABASE_URL single statements have ${limits}, which are not those of this half. ${remedy}`,
    );
  }
}
