import { fileURLToPath } from 'node:url';
import { LOCK, MAKE_RECORD, RECORDED, type Recorded, readMigrations } from './migrate.ts';
import type { Session } from './rows/session.ts';

/** What a database has had, in its order, as the session sees it. */
export async function recordedMigrations(session: Session): Promise<Recorded[]> {
  const { rows } = await session.query<Recorded>(RECORDED);
  return rows;
}

/** The first of these that a folder has not, or not with this content; undefined where it has all. */
export async function firstUnknown(
  recorded: readonly Recorded[],
  directory: URL,
): Promise<Recorded | undefined> {
  const migrations = await readMigrations(fileURLToPath(directory));
  const known = new Map(migrations.map(({ name, sha256 }) => [name, sha256]));
  return recorded.find(({ name, sha256 }) => known.get(name) !== sha256);
}

/**
 * Brings an empty database to where another one was: applies those files of the folder that it had
 * recorded, and no later ones. All in the session's transaction: others wait for its end before they
 * migrate, and unless it is committed the database stays empty.
 */
export async function replayMigrations(
  session: Session,
  directory: URL,
  recorded: readonly Recorded[],
): Promise<void> {
  await session.query('select pg_advisory_xact_lock($1)', [LOCK]);
  await session.query(MAKE_RECORD);
  const names = recorded.map(({ name }) => name);
  for (const { name, text, sha256 } of await readMigrations(fileURLToPath(directory))) {
    if (!names.includes(name)) continue;
    // On empty tables an index is made at once, and within the transaction.
    await session.query(text.replaceAll(/\bconcurrently\b/gi, ''));
    await session.query('insert into schema_migrations (name, sha256) values ($1, $2)', [
      name,
      sha256,
    ]);
  }
}
