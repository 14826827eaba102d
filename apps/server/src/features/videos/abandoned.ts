import { type Kysely, sql } from 'kysely';
import type { Handle } from '../../engines/engine.ts';
import type { Fault } from '../../engines/faults.ts';
import { startWorkLoop, type WorkLoop } from '../../platform/work-loop.ts';
import type { DB } from '../../schema.ts';
import {
  type AbandonedAsk,
  ANSWERED_TOO_LATE,
  deleteAbandonedAsk,
  insertAbandonedAsk,
  isHandleInUse,
  settleAbandonedAsk,
  takeDueAbandonedAsk,
} from './abandoned-queries.ts';
import { returnReservation } from './limits/reservations.ts';
import { notifyDue, type ProjectRow, statusesOf } from './queries.ts';
import type { StepTools } from './step.ts';

/** Told in this many steps of growing length, over about two hours, an engine never heard. */
const MOST_TRIES = 15;
const AGAIN_AFTER_SECONDS = 60;
/** A stop waits for it, too. */
const CANCEL_TIMEOUT_MS = 15_000;
const CANCELS_AT_ONCE = 8;
const CANCEL_TICK_MS = 2000;
/** Longer than a lease: by then whoever took the project over has found its job, or given it up. */
const LOOKED_UP_BY_SECONDS = 30;

/**
 * Notes that a project's present ask comes to nothing, in the commit that gives it up, after that has
 * written the project's row: what an engine charges for it is ours to bear, and it is to be told to
 * stop. What was reserved for an ask that is not charged, or was never made, goes back to the budget;
 * else it stays with the note.
 */
export async function abandonAsk(
  db: Kysely<DB>,
  project: ProjectRow,
  { reason, billed }: { reason: string; billed: Fault['billed'] },
): Promise<void> {
  const { id, account_id, attempt, engine, handle, submit_started_at } = project;
  const { reserved_day, reserved_micro_usd } = project;
  if (engine === null || submit_started_at === null) return returnReservation(db, project);
  // Its owner has a place at engines again.
  await notifyDue(db);
  const isFree = billed === 'no';
  if (isFree) await returnReservation(db, project);
  if (handle === null && isFree && !reason.startsWith('FILTERED_')) return;
  await insertAbandonedAsk(db, {
    ...{ project_id: id, attempt, engine, handle, reason, billed, account_id },
    reserved_day: isFree ? null : reserved_day,
    reserved_micro_usd: isFree ? null : reserved_micro_usd,
    cancel_due_at: handle === null ? null : sql<Date>`now()`,
  });
}

/**
 * A submit was answered when its worker had lost the project. If the project is gone or goes on
 * without this job, the engine is to be told; where another worker may be looking for it just now,
 * not before that has found it.
 */
export async function abandonLateHandle(
  db: Kysely<DB>,
  project: ProjectRow,
  handle: Handle,
): Promise<void> {
  const now = (await statusesOf(db, [project.id])).get(project.id);
  const mayBeFound = now?.isLive === true && now.attempt === project.attempt;
  const seconds = mayBeFound ? LOOKED_UP_BY_SECONDS : 0;
  await insertAbandonedAsk(db, {
    project_id: project.id,
    account_id: project.account_id,
    attempt: project.attempt,
    engine: handle.engine,
    handle,
    reason: ANSWERED_TOO_LATE,
    billed: 'unknown',
    cancel_due_at: sql<Date>`now() + make_interval(secs => ${seconds})`,
  });
}

/**
 * Tells engines of the asks that nobody wants any more, until stopped. Several at once: an engine that
 * hangs must not keep the others from hearing of theirs.
 */
export function cancelAbandonedAsks(tools: StepTools): WorkLoop {
  return startWorkLoop({
    concurrency: CANCELS_AT_ONCE,
    tickMs: CANCEL_TICK_MS,
    claim: () => takeDueAbandonedAsk(tools.db, AGAIN_AFTER_SECONDS),
    perform: (ask) => tell(ask, tools),
    log: tools.log,
  });
}

async function tell(ask: AbandonedAsk, { db, engines, log }: StepTools): Promise<void> {
  const handle = ask.handle as Handle | null;
  if (handle && (await isHandleInUse(db, handle))) return deleteAbandonedAsk(db, ask);
  const about = { project: ask.project_id, engine: ask.engine };
  try {
    const engine = engines.get(ask.engine);
    if (!engine) throw new Error('the engine is not configured');
    if (handle) await engine.cancel(handle, AbortSignal.timeout(CANCEL_TIMEOUT_MS));
    await settleAbandonedAsk(db, ask);
  } catch (error) {
    if (ask.cancel_tries < MOST_TRIES) {
      log.warn({ err: error, ...about }, 'could not tell an engine that a video is not wanted');
      return;
    }
    log.error({ err: error, ...about }, 'an engine was never told that a video is not wanted');
    await settleAbandonedAsk(db, ask);
  }
}
