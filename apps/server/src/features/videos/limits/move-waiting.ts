import { type Kysely, sql } from 'kysely';
import { isDatabaseBusy } from '../../../platform/db/is-database-busy.ts';
import type { DB } from '../../../schema.ts';
import { lockCredits } from '../../credits/service.ts';
import { notifyDue } from '../due.ts';
import { type Openings, reserveInOrder } from './begin-with.ts';
import { FIRST_ENGINE } from './places.ts';
import { closedEngines } from './queries.ts';
import { lockBudgets, type Reservation, returnReservations } from './reservations.ts';
import { switchedOff } from './switches.ts';

/** Whose balance somebody else has must not hold up the others: they come at the next look. */
const LOCK_MS = 250;

/** One transaction moves so many, or a series of a hundred would hold its owner's balance for long. */
const MOST = 100;

/** Where it goes, and what is reserved for it there. */
type Moved = Reservation & { engine: string };

type Waiting = Reservation & { id: string; account_id: string; engine: string | null };

/**
 * What waits for an engine that is switched off goes to the first engine of the list that would take it as
 * a new ask: one that is on, still takes its owner's asks and has a video left today, and none that `refuses`
 * all asks: there it would fail, since only later engines stand in. It keeps its turn, and until when it may
 * wait. What no engine takes stays, until one does, or its own is on again. Any number of processes may do
 * so at once; what one of them, or somebody else, is at is left for the next look. Throws at the end what
 * went wrong.
 */
export async function moveWaiting(
  db: Kysely<DB>,
  openings: Openings,
  refuses: () => Promise<ReadonlySet<string>>,
): Promise<void> {
  const off = await switchedOff(db);
  const { engines } = openings;
  const without = engines.filter((engine) => off.has(engine));
  if (without.length === 0) return;
  const refusing = await refuses();
  let open = engines.filter((engine) => !off.has(engine) && !refusing.has(engine));
  if (open.length === 0) return;
  const errors: unknown[] = [];
  for (const accountId of await peopleWaiting(db, engines, without)) {
    try {
      let moved = MOST;
      while (moved === MOST && open.length > 0) {
        const look = { ...openings, without, open };
        const came = await db.transaction().execute((db) => moveSome(db, accountId, look));
        moved = came.moved;
        open = open.filter((engine) => !came.soldOut.includes(engine));
      }
    } catch (error) {
      if (!isDatabaseBusy(error as Error)) errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'some of what waits was not moved');
}

type Look = Openings & {
  /** The engines that are switched off. */
  without: readonly string[];
  /** Those that may have a video left today. */
  open: readonly string[];
};

/** Moves some of a person's. Answers how many, and which engines had no video left. */
async function moveSome(
  db: Kysely<DB>,
  accountId: string,
  { engines, limits, without, open }: Look,
): Promise<{ moved: number; soldOut: readonly string[] }> {
  await sql`set local lock_timeout = ${sql.lit(LOCK_MS)}`.execute(db);
  // Before the balance, as everybody does: see lockCredits.
  const waiting = await lockWaiting(db, accountId, { engines, without });
  if (waiting.length === 0) return { moved: 0, soldOut: [] };
  await lockCredits(db, accountId);
  const closed = await closedEngines(db, accountId, limits);
  const taking = open.filter((engine) => !closed.has(engine));
  await lockBudgets(db, taking, limits, waiting);
  // The first by its id as well: without an engine a rewritten prompt would count as not paid for (isTaken).
  const beginnings = (await reserveInOrder(db, taking, { engines, limits }, waiting.length)).map(
    ({ engine, ...reserved }) => ({ engine: engine ?? (engines[0] as string), ...reserved }),
  );
  const moving = waiting.slice(0, beginnings.length);
  await writeMoved(db, moving, beginnings);
  await returnReservations(db, moving);
  for (const engine of new Set(beginnings.map(({ engine }) => engine))) {
    await notifyDue(db, { engine, step: 'submit' });
  }
  return { moved: moving.length, soldOut: moving.length < waiting.length ? taking : [] };
}

/** Those who have something waiting for such engines, by their turns. */
async function peopleWaiting(
  db: Kysely<DB>,
  engines: readonly string[],
  without: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    select account_id from projects
    where status = 'pending' and coalesce(engine, '') = any(${keysOf(engines, without)}::text[])
    group by account_id order by min(turn), account_id`.execute(db);
  return rows.map(({ account_id }) => account_id);
}

/** Holds some of what a person has waiting for such engines, the first in line first; what somebody is at, stays. */
async function lockWaiting(
  db: Kysely<DB>,
  accountId: string,
  { engines, without }: { engines: readonly string[]; without: readonly string[] },
): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select id, account_id, coalesce(engine, ${engines[0]}) as engine, reserved_day, reserved_micro_usd
    from projects
    where account_id = ${accountId} and status = 'pending'
      and coalesce(engine, '') = any(${keysOf(engines, without)}::text[])
      and coalesce(engine, ${engines[0]}) in (select engine from engine_switches where not enabled)
    order by turn, created_at limit ${MOST} for update skip locked`.execute(db);
  return rows;
}

/** As `projects` has them: without an engine it waits for the first of the list. */
const keysOf = (engines: readonly string[], some: readonly string[]) =>
  some.flatMap((engine) => (engine === engines[0] ? [FIRST_ENGINE, engine] : [engine]));

/** The next engine begins anew: what the one before it did wrong does not count against it. */
async function writeMoved(
  db: Kysely<DB>,
  moving: readonly Waiting[],
  beginnings: readonly Moved[],
): Promise<void> {
  const alike = Map.groupBy(moving, (_row, i) => JSON.stringify(beginnings[i]));
  for (const [beginning, rows] of alike) {
    await db
      .updateTable('projects')
      .set({ ...(JSON.parse(beginning) as Moved), step_errors: 0, bad_files: 0, lost_jobs: 0 })
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute();
  }
}
