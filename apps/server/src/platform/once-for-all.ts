import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { daysAgo, deleteOldest } from './db/delete-oldest.ts';
import type { Log } from './log.ts';
import { periodically } from './periodically.ts';

/** A process that died at a chore is given up after this; a living one renews three times as often. */
const LEASE_SECONDS = 60;
const RENEW_MS = 20_000;
/** A chore begins this much later than it is due, at most. */
const LOOK_MS = 60_000;

/**
 * Runs a chore every `everyMs` in one of the processes that share a database, whichever comes first;
 * at once when it has never run. A failed run is logged, and the next one tries again. Answers how
 * to stop, which tells a run under way so by its signal, and waits for it.
 *
 * By a row and no advisory lock: a lock needs a session of its own, which a pooler in between does
 * not give, and does not remember when the chore was done last.
 */
export function onceForAll<DB>(
  db: Kysely<DB>,
  { name, everyMs, lookMs = LOOK_MS }: { name: string; everyMs: number; lookMs?: number },
  chore: (stopping: AbortSignal) => Promise<unknown>,
  log: Log,
): () => Promise<void> {
  const stopping = new AbortController();
  const runIfDue = async () => {
    const token = randomUUID();
    if (!(await isDue(db, name)) || !(await takeChore(db, name, token))) return;
    const renewal = setInterval(() => {
      renewChore(db, name, token).catch((error: unknown) => {
        log.warn({ err: error, chore: name }, 'could not renew the lease of a chore');
      });
    }, RENEW_MS);
    try {
      await chore(stopping.signal);
    } finally {
      clearInterval(renewal);
      await endChore(db, name, token, everyMs / 1000);
    }
  };
  const stop = periodically(name, lookMs, runIfDue, log);
  return () => {
    stopping.abort();
    return stop();
  };
}

/** A read: every process looks once in a while, and almost never is there anything to do. */
async function isDue<DB>(db: Kysely<DB>, name: string): Promise<boolean> {
  const { rows } = await sql<{ isDue: boolean }>`
    select due_at <= now() and (leased_until is null or leased_until < now()) as "isDue"
    from chores where name = ${name}`.execute(db);
  return rows[0]?.isDue ?? true;
}

/** Takes a chore that is due and that nobody is at; false when somebody else was quicker. */
async function takeChore<DB>(db: Kysely<DB>, name: string, token: string): Promise<boolean> {
  const { rows } = await sql`
    insert into chores (name, lease_token, leased_until)
    values (${name}, ${token}, now() + make_interval(secs => ${LEASE_SECONDS}))
    on conflict (name) do update
    set lease_token = excluded.lease_token, leased_until = excluded.leased_until
    where chores.due_at <= now() and (chores.leased_until is null or chores.leased_until < now())
    returning name`.execute(db);
  return rows.length > 0;
}

async function renewChore<DB>(db: Kysely<DB>, name: string, token: string): Promise<void> {
  await sql`
    update chores set leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
    where name = ${name} and lease_token = ${token}`.execute(db);
}

async function endChore<DB>(db: Kysely<DB>, name: string, token: string, seconds: number) {
  await sql`
    update chores
    set lease_token = null, leased_until = null, due_at = now() + make_interval(secs => ${seconds})
    where name = ${name} and lease_token = ${token}`.execute(db);
}

/** Forgets some chores that no version has had for a while. Answers how many. */
export function forgetChores<DB extends { chores: unknown }>(
  db: Kysely<DB>,
  days: number,
  most: number,
): Promise<number> {
  const over = sql<boolean>`due_at < ${daysAgo(days)}
    and (leased_until is null or leased_until < now())`;
  return deleteOldest(db, { table: 'chores', by: 'due_at', over }, most);
}
