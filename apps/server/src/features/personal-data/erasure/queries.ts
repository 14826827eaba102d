import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../schema.ts';
import { TABLES } from '../tables.ts';

/** An account that is to be erased, or looked at for the second time; `attempt` counts those who tried. */
export type Erasure = {
  id: string;
  email: string;
  mayBeMailed: boolean;
  isSecond: boolean;
  attempt: number;
};

/** A worker that died over it is given up after this. Two at once do no harm: each step may be done twice. */
const TAKEN_SECONDS = 20;
/** From 2 s on, doubling: after Stripe was away it goes on within minutes. */
const LONGEST_WAIT_SECONDS = 300;
/** By then every request has ended that began before the first time, with all that it waits for at Stripe. */
const ONCE_MORE_SECONDS = 300;

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

/** An account's address, and whether an operator keeps its person out; nobody else changes them until the transaction ends. Undefined once it is to go. */
export function lockAddress(db: Kysely<DB>, accountId: string) {
  return db
    .selectFrom('accounts')
    .select(['email', 'suspended_at', 'suspended_reason'])
    .where('id', '=', accountId)
    .where('erasure_requested_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Notes that an account is to be erased, and that it is nobody's from now on: nothing can be asked for in
 * its name, and whoever signs in with the same identity again gets an account of their own.
 */
export async function writeErasureRequest(db: Kysely<DB>, accountId: string): Promise<void> {
  await db
    .updateTable('accounts')
    .set({
      ...{ issuer: 'erased', subject: accountId },
      suspended_at: sql<Date>`now()`,
      erasure_requested_at: sql<Date>`now()`,
      erasure_due_at: sql<Date>`now()`,
    })
    .where('id', '=', accountId)
    .execute();
}

/** Takes an account that is to be erased now, the one that waits longest. */
export function takeDueErasure(db: Kysely<DB>): Promise<Erasure | undefined> {
  return db
    .updateTable('accounts')
    .set((eb) => ({
      erasure_attempts: eb('erasure_attempts', '+', 1),
      erasure_due_at: inSeconds(TAKEN_SECONDS),
    }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('accounts')
        .select('id')
        .where('erasure_requested_at', 'is not', null)
        .where('erasure_ended_at', 'is', null)
        .where('erasure_due_at', '<=', sql<Date>`now()`)
        .orderBy('erasure_due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning((eb) => [
      ...(['id', 'email', 'email_verified as mayBeMailed', 'erasure_attempts as attempt'] as const),
      eb('erased_at', 'is not', null).$castTo<boolean>().as('isSecond'),
    ])
    .executeTakeFirst();
}

/** It could not be done, and is tried again later. */
export function putOffErasure(db: Kysely<DB>, account: Erasure): Promise<void> {
  const wait = Math.min(2 ** Math.min(account.attempt, 20), LONGEST_WAIT_SECONDS);
  return writeDue(db, account, wait);
}

/** Whoever is at it goes on: nobody else need begin. */
export const keepErasure = (db: Kysely<DB>, account: Erasure): Promise<void> =>
  writeDue(db, account, TAKEN_SECONDS);

/** Without effect once another process has come further: the second time is not to come too soon. */
async function writeDue(db: Kysely<DB>, { id, isSecond }: Erasure, seconds: number): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ erasure_due_at: inSeconds(seconds) })
    .where('id', '=', id)
    .where('erased_at', isSecond ? 'is not' : 'is', null)
    .where('erasure_ended_at', 'is', null)
    .execute();
}

/** It was done twice, and is over. */
export async function endErasure(db: Kysely<DB>, accountId: string): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ erasure_ended_at: sql<Date>`now()` })
    .where('id', '=', accountId)
    .execute();
}

/** Deletes all rows of a person that say something of them, but for the account's own. */
export async function deleteRowsOf(db: Kysely<DB>, accountId: string): Promise<void> {
  for (const [table, { erased }] of Object.entries(TABLES)) {
    if (erased !== 'go') continue;
    await sql`delete from ${sql.table(table)} where account_id = ${accountId}`.execute(db);
  }
}

/** What is left of an account: an id, which the ledger names. False when another process has done so. */
export async function emptyAccount(db: Kysely<DB>, accountId: string): Promise<boolean> {
  const row = await db
    .updateTable('accounts')
    .set({
      ...{ email: '', email_verified: false, first_name: null, last_name: null },
      ...{ profile_image_url: null, suspended_reason: null },
      erased_at: sql<Date>`now()`,
      ...{ erasure_attempts: 0, erasure_due_at: inSeconds(ONCE_MORE_SECONDS) },
    })
    .where('id', '=', accountId)
    .where('erased_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Some of a person's projects, locked until the transaction ends, as everything that ends them locks them. */
export function lockSomeProjects(db: Kysely<DB>, accountId: string, most: number) {
  return db
    .selectFrom('projects')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .execute();
}

/** Projects whose credit is held until an engine has told what it charges; nobody waits for that any more. */
export async function forgetHeldAsks(db: Kysely<DB>, accountId: string): Promise<string[]> {
  const rows = await db
    .updateTable('abandoned_asks')
    .set({ credit: null })
    .where('account_id', '=', accountId)
    .where('credit', 'is not', null)
    .returning([
      'project_id',
      // What it was before this statement.
      sql<boolean>`(select credit = 'held' from abandoned_asks before
        where before.project_id = abandoned_asks.project_id
          and before.attempt = abandoned_asks.attempt)`.as('isHeld'),
    ])
    .execute();
  return rows.filter(({ isHeld }) => isHeld).map(({ project_id }) => project_id);
}

/** How many accounts were to be deleted an hour ago, and are not. */
export async function countStuckErasures(db: Kysely<DB>): Promise<number> {
  const { count } = await db
    .selectFrom('accounts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('erasure_requested_at', '<', sql<Date>`now() - interval '1 hour'`)
    .where('erased_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
