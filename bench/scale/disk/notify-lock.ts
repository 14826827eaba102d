import { setTimeout as sleep } from 'node:timers/promises';
import { connectDatabase } from '../../../apps/server/src/platform/db/connection.ts';
import { onDatabase } from '../../../apps/server/test/on-database.ts';
import type { Database, Server } from '../server.ts';

/**
 * Has a session of another database commit a notification and not come to an end of it, with the lock
 * that all commits with notifications of the cluster take: it waits for a standby that there is none of.
 * Answers how to let it end.
 */
export async function holdNotifyLock(
  server: Server,
  bystander: Database,
  others: readonly Database[],
): Promise<() => Promise<void>> {
  // Only the holder waits for a standby.
  for (const { ownerUrl, name } of others) {
    await onDatabase(
      ownerUrl,
      (sql) => sql`alter database ${sql(name)} set synchronous_commit = local`,
    );
  }
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
