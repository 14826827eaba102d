import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import { type Migration, MigrationError } from './files.ts';
import { type Statement, statementsOf, withoutComments } from './statements.ts';
import { inTransaction, type Reserved } from './turn.ts';

/**
 * Whoever comes after a migration that waits for a table waits behind it, requests too, and these give
 * up after two seconds (WEB_TIMEOUTS). So it waits for one only, steps aside, and comes again.
 */
const LOCK_TIMEOUT = '1s';
const PAUSE_MS = 1000;

/** Lock not available, deadlock detected. */
const LOCKED_OUT = new Set(['55P03', '40P01']);

const CREATES_INDEX =
  /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+(\w+)/i;
const IS_CONCURRENT = /^\s*(create|drop)\s+(unique\s+)?index\s+concurrently\b/i;

export type Patience = {
  /** How long a lock that others hold is tried for. */
  patienceMs: number;
  /** Hears of each try that others kept from its lock. */
  say: (line: string) => void;
  /**
   * What belongs into the commit of each migration beside its own text: whoever still runs the release
   * before meets new triggers from that commit on, and needs the rights that they need.
   */
  settle?: (transaction: Reserved) => Promise<void>;
};

/**
 * Applies one migration and records it, on a connection that has the turn. Throws MigrationError when it
 * fails, or finds no lock for as long as `patienceMs`.
 */
export async function applyMigration(
  reserved: Reserved,
  migration: Migration,
  patience: Patience,
): Promise<void> {
  const { name, isInTransaction } = migration;
  await patiently(`Migration ${name}`, patience, () =>
    isInTransaction
      ? applyWhole(reserved, migration, patience)
      : applyOneByOne(reserved, migration),
  );
}

/** Has `work` tried again while it meets locks that others hold. */
export async function patiently(
  name: string,
  { patienceMs, say }: Patience,
  work: () => Promise<void>,
): Promise<void> {
  const giveUpAt = performance.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!LOCKED_OUT.has(codeOf(error))) throw error;
      if (performance.now() > giveUpAt) {
        const waited = `${Math.round(patienceMs / 1000)} s`;
        throw new MigrationError(
          `${name} waited ${waited} for a lock that another session holds. Look in pg_stat_activity ` +
            'for a transaction that is long open, end it, and start again.',
          { cause: error },
        );
      }
      say(`${name} waits for a lock that another session holds, and tries again`);
      await sleep(PAUSE_MS);
    }
  }
}

/** What a lock is waited for at most in the transaction that is open. */
export const waitBriefly = (reserved: Reserved) =>
  reserved.unsafe(`set local lock_timeout = '${LOCK_TIMEOUT}'`);

async function applyWhole(
  reserved: Reserved,
  migration: Migration,
  { settle }: Patience,
): Promise<void> {
  await inTransaction(reserved, async () => {
    await waitBriefly(reserved);
    await run(reserved, migration, { text: migration.text, position: 0 });
    await settle?.(reserved);
    await record(reserved, migration);
  });
}

async function applyOneByOne(reserved: Reserved, migration: Migration): Promise<void> {
  try {
    for (const statement of statementsOf(migration.text)) {
      const bare = withoutComments(statement.text);
      const index = CREATES_INDEX.exec(bare)?.[1];
      if (index) await dropIfInvalid(reserved, index);
      // Building an index keeps nobody waiting, however long it waits for others itself.
      const timeout = IS_CONCURRENT.test(bare) ? '0' : LOCK_TIMEOUT;
      await reserved.unsafe(`set lock_timeout = '${timeout}'`);
      await run(reserved, migration, statement);
    }
    await record(reserved, migration);
  } finally {
    await reserved`reset lock_timeout`.simple().catch(() => {});
  }
}

/** What is left of an index whose building was cut short: `if not exists` would take it for whole. */
async function dropIfInvalid(reserved: Reserved, index: string): Promise<void> {
  const [invalid] = await reserved`
    select from pg_index join pg_class on pg_class.oid = indexrelid
    where relname = ${index} and relnamespace = current_schema()::regnamespace and not indisvalid`;
  if (!invalid) return;
  await reserved`set lock_timeout = 0`.simple();
  await reserved.unsafe(`drop index concurrently ${index}`);
}

async function run(
  reserved: Reserved,
  { name, text }: Migration,
  statement: Statement,
): Promise<void> {
  await reserved.unsafe(statement.text).catch((cause: postgres.PostgresError) => {
    if (LOCKED_OUT.has(codeOf(cause))) throw cause;
    const before = text.slice(0, statement.position + Number(cause.position ?? 0));
    const place = cause.position ? ` at line ${before.split('\n').length}` : '';
    throw new MigrationError(`Migration ${name} failed${place}: ${cause.message}`, { cause });
  });
}

async function record(reserved: Reserved, { name, sha256, needs }: Migration): Promise<void> {
  await reserved`insert into schema_migrations ${reserved({ name, sha256, needs })}`;
}

const codeOf = (error: unknown) => String((error as postgres.PostgresError).code);
