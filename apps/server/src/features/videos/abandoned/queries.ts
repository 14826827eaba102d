import { type Expression, type InsertObject, type Kysely, type Selectable, sql } from 'kysely';
import type { Handle } from '../../../engines/engine.ts';
import { daysAgo, deleteOldest } from '../../../platform/db/delete-oldest.ts';
import type { DB } from '../../../schema.ts';

export type AbandonedAsk = Selectable<DB['abandoned_asks']>;
export type AskKey = Pick<AbandonedAsk, 'project_id' | 'attempt'>;

/** Says only that a handle came when its project had changed hands: it may be used yet. */
export const ANSWERED_TOO_LATE = 'ANSWERED_TOO_LATE';

/**
 * Notes an ask that came to nothing. To an earlier note of the same ask is added what that did not
 * know: a handle, how the ask ended, or that its owner has deleted it meanwhile.
 */
export async function insertAbandonedAsk(
  db: Kysely<DB>,
  ask: InsertObject<DB, 'abandoned_asks'>,
): Promise<void> {
  await db
    .insertInto('abandoned_asks')
    .values(ask)
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'attempt']).doUpdateSet((eb) => ({
        handle: eb.fn.coalesce('excluded.handle', 'abandoned_asks.handle'),
        credit: eb.fn.coalesce('excluded.credit', 'abandoned_asks.credit'),
        // The sooner of the two that are known: a job that is known need not wait for one that may be.
        cancel_due_at: eb.fn<Date | null>('least', [
          'excluded.cancel_due_at',
          'abandoned_asks.cancel_due_at',
        ]),
        reason: whichIsKnown('reason'),
        billed: whichIsKnown<AbandonedAsk['billed']>('billed'),
        reserved_day: eb.fn.coalesce('excluded.reserved_day', 'abandoned_asks.reserved_day'),
        reserved_micro_usd: eb.fn.coalesce(
          'excluded.reserved_micro_usd',
          'abandoned_asks.reserved_micro_usd',
        ),
      })),
    )
    .execute();
}

function whichIsKnown<T = string>(column: 'reason' | 'billed') {
  return sql<T>`case when abandoned_asks.reason = ${ANSWERED_TOO_LATE} or excluded.credit is not null
    then ${sql.ref(`excluded.${column}`)} else ${sql.ref(`abandoned_asks.${column}`)} end`;
}

/** Two calls of 15 s, and a little. */
const TELLING_SECONDS = 35;

/** By 5 s and twice as much each time, up to 20 minutes, so that the fourteenth time is two hours later. */
const backoff = (tries: Expression<number>) => sql<number>`least(5 * 2 ^ (${tries} - 1), 1200)`;
const after = (seconds: Expression<number>) => sql<Date>`now() + make_interval(secs => ${seconds})`;

/**
 * Takes an ask that its engine is to be told of. Nobody else does while it is told: who finds a job
 * stopped without knowing in which state that was cannot tell whether it was free.
 */
export function takeDueAbandonedAsk(db: Kysely<DB>): Promise<AbandonedAsk | undefined> {
  return db
    .updateTable('abandoned_asks')
    .set((eb) => ({
      cancel_tries: eb('cancel_tries', '+', 1),
      cancel_due_at: after(
        sql<number>`greatest(${TELLING_SECONDS}, ${backoff(sql`cancel_tries + 1`)})`,
      ),
    }))
    .where((eb) =>
      eb(
        eb.refTuple('project_id', 'attempt'),
        // Not by `in`: as a join, the planner may run the subquery for each row, and take one more each time.
        '=',
        eb
          .selectFrom('abandoned_asks')
          .select(['project_id', 'attempt'])
          .where('cancel_due_at', '<=', sql<Date>`now()`)
          .orderBy('cancel_due_at')
          .limit(1)
          .forUpdate()
          .skipLocked()
          .$asTuple('project_id', 'attempt'),
      ),
    )
    .returningAll()
    .executeTakeFirst();
}

/**
 * The engine was told in vain, or did not say what it charges. What is due by now is due for another
 * reason: by the clock, because now() is when this statement began, and it may have waited for the row.
 */
export async function putOffTelling(db: Kysely<DB>, key: AskKey): Promise<void> {
  await updateAsk(db, key)
    .set((eb) => ({ cancel_due_at: after(backoff(eb.ref('cancel_tries'))) }))
    .where('cancel_due_at', '>', sql<Date>`clock_timestamp()`)
    .execute();
}

/** Whose an abandoned ask was. */
export async function ownerOfAsk(db: Kysely<DB>, key: AskKey): Promise<string | undefined> {
  const row = await db
    .selectFrom('abandoned_asks')
    .select('account_id')
    .where('project_id', '=', key.project_id)
    .where('attempt', '=', key.attempt)
    .executeTakeFirst();
  return row?.account_id;
}

/** An abandoned ask, locked until the transaction ends. */
export function lockAbandonedAsk(db: Kysely<DB>, key: AskKey): Promise<AbandonedAsk | undefined> {
  return db
    .selectFrom('abandoned_asks')
    .selectAll()
    .where('project_id', '=', key.project_id)
    .where('attempt', '=', key.attempt)
    .forUpdate()
    .executeTakeFirst();
}

/** The engine need not be told (any more). */
export async function writeSettled(
  db: Kysely<DB>,
  key: AskKey,
  settled: Pick<
    AbandonedAsk,
    'reason' | 'billed' | 'credit' | 'reserved_day' | 'reserved_micro_usd'
  >,
): Promise<void> {
  await updateAsk(db, key)
    .set({ ...settled, cancel_due_at: null })
    .execute();
}

/** What the engine said of a job just before it is told to stop. */
export async function writeCancelledWhile(
  db: Kysely<DB>,
  key: AskKey,
  state: 'queued' | 'running',
): Promise<void> {
  await updateAsk(db, key).set({ cancelled_while: state }).execute();
}

/** The engine says that the job has its video. It is yet to be told that nobody wants that. */
export async function writeDelivered(db: Kysely<DB>, key: AskKey): Promise<void> {
  await updateAsk(db, key).set({ billed: 'yes' }).execute();
}

const updateAsk = (db: Kysely<DB>, { project_id, attempt }: AskKey) =>
  db
    .updateTable('abandoned_asks')
    .where('project_id', '=', project_id)
    .where('attempt', '=', attempt);

/** A person's asks of the last 24 hours that their deletion ended for nothing, as far as is known. */
export async function countFreeAbandons(db: Kysely<DB>, accountId: string): Promise<number> {
  const { asks } = await db
    .selectFrom('abandoned_asks')
    .select((eb) => eb.fn.countAll<string>().as('asks'))
    .where('account_id', '=', accountId)
    .where('credit', '=', 'returned')
    .where('billed', '<>', 'no')
    .where('abandoned_at', '>', sql<Date>`now() - interval '24 hours'`)
    .executeTakeFirstOrThrow();
  return Number(asks);
}

/**
 * The ask is some project's after all. Without effect when that was given up since the note was read,
 * by its owner or by a worker: then the note says what is to become of its credit, or of its job.
 */
export async function deleteAbandonedAsk(db: Kysely<DB>, ask: AbandonedAsk): Promise<void> {
  await db
    .deleteFrom('abandoned_asks')
    .where('project_id', '=', ask.project_id)
    .where('attempt', '=', ask.attempt)
    .where('reason', '=', ask.reason)
    .where('credit', 'is', null)
    .execute();
}

/** Whether a project that goes on, or went well, has this job of an engine. */
export async function isHandleInUse(db: Kysely<DB>, handle: object): Promise<boolean> {
  const row = await db
    .selectFrom('projects')
    .select('id')
    .where('handle', '=', asJson(handle))
    .where('status', '<>', 'failed')
    .executeTakeFirst();
  return row !== undefined;
}

type Ask = Pick<Selectable<DB['projects']>, 'id' | 'attempt'>;

/** Whether this job of an engine is known as another ask's, whatever became of that. */
export async function isHandleOfAnother(
  db: Kysely<DB>,
  handle: object,
  { id, attempt }: Ask,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from projects where handle = ${asJson(handle)} and id <> ${id}
    union all
    select 1 from abandoned_asks
    where handle = ${asJson(handle)} and (project_id <> ${id} or attempt <> ${attempt})
    limit 1`.execute(db);
  return rows.length > 0;
}

/** The job that an ask turned out to have made after its worker had lost the project, if it did. */
export async function lateHandleOf(db: Kysely<DB>, { id, attempt }: Ask): Promise<Handle | null> {
  const row = await db
    .selectFrom('abandoned_asks')
    .select('handle')
    .where('project_id', '=', id)
    .where('attempt', '=', attempt)
    .executeTakeFirst();
  return (row?.handle ?? null) as Handle | null;
}

/**
 * Forgets some asks that were given up so long ago, and of which nothing is to be told or heard any
 * more. Answers how many.
 */
export function forgetAbandonedAsks(db: Kysely<DB>, days: number, most: number): Promise<number> {
  // What holds a credit is always still to be told (`held_until_settled`).
  const over = sql<boolean>`cancel_due_at is null and abandoned_at < ${daysAgo(days)}`;
  return deleteOldest(db, { table: 'abandoned_asks', by: 'abandoned_at', over }, most);
}

const asJson = (value: object) => sql<never>`${JSON.stringify(value)}::jsonb`;

/** How many asks came to nothing on some days (UTC), by whether their engine charges them. */
export function abandonedAsksOf(db: Kysely<DB>, { from, to }: { from: string; to: string }) {
  const beginOf = (day: string) => sql<Date>`${day}::timestamp at time zone 'UTC'`;
  return db
    .selectFrom('abandoned_asks')
    .select(['billed', sql<number>`count(*)::int`.as('asks')])
    .where('abandoned_at', '>=', beginOf(from))
    .where('abandoned_at', '<', beginOf(to))
    .groupBy('billed')
    .orderBy('billed')
    .execute();
}
