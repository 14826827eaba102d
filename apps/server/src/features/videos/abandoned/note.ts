import { type Kysely, sql } from 'kysely';
import { charges } from '../../../engines/bill.ts';
import type { Handle } from '../../../engines/engine.ts';
import type { Fault } from '../../../engines/faults.ts';
import type { DB } from '../../../schema.ts';
import { lockCredits } from '../../credits/service.ts';
import { notifyDue } from '../due.ts';
import { leavePlace } from '../limits/places.ts';
import { NOTHING_RESERVED, type Reservation, returnReservation } from '../limits/reservations.ts';
import { type ProjectRow, statusesOf } from '../queries.ts';
import { isTaken } from './allowance.ts';
import { ANSWERED_TOO_LATE, insertAbandonedAsk } from './queries.ts';

/** Longer than a lease: by then whoever took the project over has found its job, or given it up. */
const LOOKED_UP_BY_SECONDS = 30;
/** By then a worker that lives has told of the engine's answer: a submit takes 30 s, a restart of the database a minute. */
const ANSWERED_BY_SECONDS = 600;

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

/**
 * Notes that a project's present ask comes to nothing, in the commit that gives it up, after that has
 * written the project's row: what an engine charges for it is ours to bear, and it is to be told to
 * stop. What was reserved for an ask that is not charged, or was never made, goes back to the budget;
 * else it stays with the note.
 */
export async function noteAbandonedAsk(
  db: Kysely<DB>,
  project: ProjectRow,
  { reason, billed }: { reason: string; billed: Fault['billed'] },
): Promise<void> {
  const { attempt, engine, handle, submit_started_at } = project;
  await leavePlace(db, project.account_id);
  if (engine === null || submit_started_at === null) return returnReservation(db, project);
  const kept = await leaveEngine(db, project, billed);
  if (handle === null && billed === 'no' && !reason.startsWith('FILTERED_')) return;
  await insertAbandonedAsk(db, {
    ...{ project_id: project.id, account_id: project.account_id, attempt, engine, handle },
    ...{ reason, billed, ...kept },
    cancel_due_at: handle === null ? null : inSeconds(0),
  });
}

/**
 * The same for an ask that its owner's deletion ends, with what becomes of its credit: one that is
 * held is settled when the engine has told what it charges, or a worker has died with its answer.
 */
export async function noteDeletedAsk(
  db: Kysely<DB>,
  project: ProjectRow,
  credit: 'returned' | 'held',
): Promise<void> {
  const { attempt, engine, handle, submit_started_at } = project;
  const isAsked = submit_started_at !== null;
  await leavePlace(db, project.account_id);
  if (engine === null || !(isAsked || isTaken(project))) return returnReservation(db, project);
  const billed = charges(engine) ? 'unknown' : 'no';
  // Where the text model alone was asked, no video is charged.
  const kept = await leaveEngine(db, project, isAsked ? billed : 'no');
  await insertAbandonedAsk(db, {
    ...{ project_id: project.id, account_id: project.account_id, attempt, engine, handle },
    ...{ reason: 'DELETED', credit, billed, ...kept },
    cancel_due_at: inSeconds(handle === null ? ANSWERED_BY_SECONDS : 0),
  });
}

/** An ask leaves its place at the engine to others, and what was reserved for it if that is not charged. */
async function leaveEngine(
  db: Kysely<DB>,
  project: ProjectRow,
  billed: Fault['billed'],
): Promise<Reservation> {
  // After the project's row; a note and the day's budget are taken by whoever has the balance.
  await lockCredits(db, project.account_id);
  await notifyDue(db, { engine: project.engine, step: 'cancel' });
  const { reserved_day, reserved_micro_usd } = project;
  if (billed !== 'no') return { reserved_day, reserved_micro_usd };
  await returnReservation(db, project);
  return NOTHING_RESERVED;
}

/**
 * A submit was answered when its worker had lost the project. If the project is gone or goes on
 * without this job, the engine is to be told; where another worker may be looking for it just now,
 * not before that has found it.
 */
export async function noteLateHandle(
  db: Kysely<DB>,
  project: ProjectRow,
  handle: Handle,
): Promise<void> {
  const now = (await statusesOf(db, [project.id])).get(project.id);
  const mayBeFound = now?.isLive === true && now.attempt === project.attempt;
  await insertAbandonedAsk(db, {
    project_id: project.id,
    account_id: project.account_id,
    attempt: project.attempt,
    engine: handle.engine,
    handle,
    reason: ANSWERED_TOO_LATE,
    billed: charges(handle.engine) ? 'unknown' : 'no',
    cancel_due_at: inSeconds(mayBeFound ? LOOKED_UP_BY_SECONDS : 0),
  });
}
