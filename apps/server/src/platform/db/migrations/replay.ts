import { fileURLToPath } from 'node:url';
import type { Client } from '../rows/client.ts';
import { readMigrations } from './files.ts';
import { MAKE_RECORDS, type Recorded } from './records.ts';
import { LOCK, TURN } from './turn.ts';

/** What any version has recorded of a migration. */
type Had = Pick<Recorded, 'name' | 'sha256'>;

/** What a database has had, in its order, as the client sees it; also one of version 1.0.0. */
export async function recordedMigrations(client: Client): Promise<Had[]> {
  const { rows } = await client.query<Had>(
    'select name, sha256 from schema_migrations order by name collate "C"',
  );
  return rows;
}

/** The first of these that a folder has not, or not with this content; undefined where it has all. */
export async function firstUnknown(
  recorded: readonly Had[],
  directory: URL,
): Promise<Had | undefined> {
  const migrations = await readMigrations(fileURLToPath(directory));
  const known = new Map(migrations.map(({ name, sha256 }) => [name, sha256]));
  return recorded.find(({ name, sha256 }) => known.get(name) !== sha256);
}

/**
 * Has nobody else at the schema until the client's transaction ends: others wait for that before they
 * migrate. False, at once, while somebody is at it.
 */
export async function keepTurn(client: Client): Promise<boolean> {
  for (const lock of [TURN, LOCK]) {
    const { rows } = await client.query('select pg_try_advisory_xact_lock($1) as "isOurs"', [lock]);
    if (!rows[0].isOurs) return false;
  }
  return true;
}

/**
 * Brings an empty database to where another one was: applies those files of the folder that it had
 * recorded, and no later ones. All in the client's transaction, which has the turn: unless it is
 * committed the database stays empty.
 */
export async function replayMigrations(
  client: Client,
  directory: URL,
  recorded: readonly Had[],
): Promise<void> {
  await client.query(MAKE_RECORDS);
  const names = recorded.map(({ name }) => name);
  for (const { name, text, sha256, needs, isInTransaction } of await readMigrations(
    fileURLToPath(directory),
  )) {
    if (!names.includes(name)) continue;
    await client.query(isInTransaction ? text : withinTransaction(text));
    await client.query('insert into schema_migrations (name, sha256, needs) values ($1, $2, $3)', [
      name,
      sha256,
      needs,
    ]);
  }
}

/**
 * A file that runs outside a transaction, for within one. On empty tables an index is made at once, and
 * what works through rows in batches finds none to commit.
 */
const withinTransaction = (text: string) =>
  text.replaceAll(/\bconcurrently\b/gi, '').replaceAll(/\bcommit(?=\s*;)/gi, 'null');
