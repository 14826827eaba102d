import { setTimeout as sleep } from 'node:timers/promises';
import { connectDatabase } from '../../../apps/server/src/platform/db/connection.ts';
import { onDatabase } from '../../../apps/server/test/on-database.ts';
import type { Database, Server } from '../server.ts';

/** Has all sessions that a database will have from now on wait for no standby, but for the disk. */
export const awaitNoStandby = ({ ownerUrl, name }: Database) =>
  onDatabase(ownerUrl, (sql) => sql`alter database ${sql(name)} set synchronous_commit = local`);

/**
 * Has a session of another database commit a notification and not come to an end of it, with the lock
 * that all commits with notifications of the cluster take: it waits for a standby that there is none of.
 * Whoever else is to commit meanwhile must not (`awaitNoStandby`). Answers how to let it end.
 */
export async function holdNotifyLock(
  server: Server,
  bystander: Database,
): Promise<() => Promise<void>> {
  await server.set({ synchronous_standby_names: 'nobody' });
  const { sql, close } = connectDatabase(bystander.ownerUrl, { applicationName: 'holder' });
  const held = sql.unsafe(`set synchronous_commit = on; begin; create temp table held (n int);
    select pg_notify('nobody', ''); commit`);
  const committing = held.then(
    () => {},
    () => {},
  );
  while (!(await waitsForStandby(bystander))) await sleep(20);
  return async () => {
    await server.set({ synchronous_standby_names: null });
    await committing;
    await close();
  };
}

const waitsForStandby = ({ ownerUrl }: Database) =>
  onDatabase(ownerUrl, async (sql) => {
    await sql`set synchronous_commit = local`;
    const [holder] = await sql`
      select from pg_stat_activity where application_name = 'holder' and wait_event = 'SyncRep'`;
    return holder !== undefined;
  });
