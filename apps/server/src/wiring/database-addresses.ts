import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/error.ts';
import { connectDatabase } from '../platform/db/connection.ts';
import { hearsNotifications } from '../platform/db/hears-notifications.ts';
import { ping } from '../platform/db/ping.ts';
import { StartError } from '../platform/start-error.ts';

const PAST_THE_POOLER =
  'leads through a pooler that lends sessions by the transaction, where notifications are not heard, ' +
  'and several processes may migrate at once. Nothing was migrated.';
const GIVE_ANOTHER = 'Set DATABASE_DIRECT_URL, the same database past the pooler';
const GIVE_THIS = 'Make it lead past the pooler';

/**
 * Tries each address of an external database that the operator gave. Throws StartError, which names the
 * variable, for one that leads to none or lets nobody in; ConfigError for one that leads through a pooler
 * in transaction mode and should not.
 */
export async function tryAddresses(config: Config): Promise<void> {
  const { databaseUrl, databaseDirectUrl, migrationDatabaseUrl } = config;
  const mayBePooled = databaseDirectUrl !== undefined;
  await tryAddress('DATABASE_URL', databaseUrl, mayBePooled ? undefined : GIVE_ANOTHER);
  await tryAddress('DATABASE_DIRECT_URL', databaseDirectUrl, GIVE_THIS);
  await tryAddress('MIGRATION_DATABASE_URL', migrationDatabaseUrl, GIVE_THIS);
}

/** With a `remedy`: one that leads through a pooler in transaction mode is refused. */
async function tryAddress(name: string, url: string | undefined, remedy: string | undefined) {
  if (url === undefined) return;
  const connection = connectDatabase(url, { max: 1 });
  try {
    await ping(connection.db).catch((cause: Error) => {
      const message = `Cannot use the database that ${name} leads to (${cause.message}). Is the variable right?`;
      throw new StartError(message, { cause });
    });
    if (remedy !== undefined && !(await hearsNotifications(connection))) {
      throw new ConfigError(
        `${name} ${PAST_THE_POOLER} ${remedy}, as docs/operations.md says under PgBouncer.`,
      );
    }
  } finally {
    await connection.close();
  }
}
