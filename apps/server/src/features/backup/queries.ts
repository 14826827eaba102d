import type { Client } from '../../platform/db/rows/client.ts';

/** Ids in memory at a time. */
const PAGE = 1000;

/** The next ids of finished projects, in their order; none when there are no more. */
export async function finishedAfter(client: Client, after: string | undefined): Promise<string[]> {
  const { rows } = await client.query(
    `select id from projects where status = 'completed' and ($1::uuid is null or id > $1)
     order by id limit ${PAGE}`,
    [after],
  );
  return rows.map(({ id }) => id);
}

/** When the client's snapshot was taken, and by which PostgreSQL. */
export async function readFacts(
  client: Client,
): Promise<{ takenAt: Date; version: string; major: number; isProduct: boolean }> {
  const { rows } = await client.query(
    `select now() as "takenAt", current_setting('server_version') as version,
       current_setting('server_version_num')::int / 10000 as major,
       to_regclass('schema_migrations') is not null as "isProduct"`,
  );
  return rows[0];
}
