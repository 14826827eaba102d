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

/**
 * Where the files of videos are wanted that were taken down, by their projects, which may be deleted:
 * `kept` apart, `back` where they were, or `gone`. All at once: people decide of each. None in a database of
 * before.
 */
export async function readTakedowns(
  client: Client,
): Promise<ReadonlyMap<string, 'kept' | 'back' | 'gone'>> {
  const { rows: known } = await client.query(
    `select from pg_attribute
     where attrelid = to_regclass('projects') and attname = 'taken_down_at'`,
  );
  if (known.length === 0) return new Map();
  const { rows } = await client.query(
    `select coalesce(project_id, id) as id, coalesce(wanted, 'gone') as wanted
     from evidence full join (select id from projects where taken_down_at is not null) down
       on id = project_id`,
  );
  return new Map(rows.map(({ id, wanted }) => [id, wanted]));
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
