import { type Migration, MigrationError } from './files.ts';
import type { Recorded } from './records.ts';

/**
 * Which of this version's migrations the database has not had. Where it has had more than this version
 * knows, and a version like this one may run beside that, `say` hears so. Throws MigrationError where
 * the two do not fit together. Both lists are in order.
 */
export function pendingOf(
  migrations: readonly Migration[],
  recorded: readonly Recorded[],
  say: (line: string) => void,
): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, sha256 } of recorded) {
    if (known.has(name) && known.get(name)!.sha256 !== sha256) {
      throw new MigrationError(
        `Migration ${name} has changed since it was applied. Restore it, and write a new one.`,
      );
    }
  }
  const had = new Set(recorded.map(({ name }) => name));
  const pending = migrations.filter(({ name }) => !had.has(name));
  const last = recorded.at(-1)?.name ?? '';
  const late = pending.find(({ name }) => name < last);
  if (late) {
    throw new MigrationError(
      `Migration ${late.name} comes before ${last}, which is applied already. Give it the next number.`,
    );
  }
  acceptNewer(
    recorded.filter(({ name }) => !known.has(name)),
    migrations,
    say,
  );
  return pending;
}

/** Throws unless a version with these migrations may run on a database that has had `newer` as well. */
function acceptNewer(
  newer: readonly Recorded[],
  migrations: readonly Migration[],
  say: (line: string) => void,
): void {
  if (newer.length === 0) return;
  const names = newer.map(({ name }) => name).join(', ');
  const last = migrations.at(-1)?.name ?? '';
  const missing = newer.find(({ name }) => name < last);
  if (missing) {
    throw new MigrationError(
      `The database has had migration ${missing.name}, which this version lacks among its own.`,
    );
  }
  const lost = newer.find(({ needs }) => needs && !migrations.some(({ name }) => name === needs));
  if (lost) {
    throw new MigrationError(
      `The database has had migration ${lost.name}, which took away what versions without ` +
        `${lost.needs} need, and this is one. Start a newer version.`,
    );
  }
  say(`The database is newer than this version: it has had ${names}, which took nothing away.`);
}
