import { type Kysely, sql } from 'kysely';
import { charges } from '../../../engines/bill.ts';
import type { Handle } from '../../../engines/engine.ts';
import type { Fault } from '../../../engines/faults.ts';
import type { DB } from '../../../schema.ts';
import { type ProjectRow, statusesOf } from '../queries.ts';
import { insertAbandonedAsk } from './queries.ts';

/** Longer than a lease: by then whoever took the project over has found its job, or given it up. */
const LOOKED_UP_BY_SECONDS = 30;
/** By then a worker that lives has told of the engine's answer: a submit takes 30 s, a restart of the database a minute. */
const ANSWERED_BY_SECONDS = 600;

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

/**
 * Notes that a project's present ask comes to nothing, in the commit that gives it up: what an
 * engine charges for it is ours to bear, and it is to be told to stop.
 */
export async function abandonAsk(
  db: Kysely<DB>,
  project: ProjectRow,
  { reason, billed }: { reason: string; billed: Fault['billed'] },
): Promise<void> {
  const { id, account_id, attempt, engine, handle, submit_started_at } = project;
  if (engine === null || submit_started_at === null) return;
  if (handle === null && billed === 'no') return;
  await insertAbandonedAsk(db, {
    ...{ project_id: id, account_id, attempt, engine, handle, reason, billed },
    cancel_due_at: handle === null ? null : inSeconds(0),
  });
}

/**
 * The same for an ask that its owner's deletion ends, with what becomes of its credit: one that is
 * held is settled when the engine has told what it charges, or a worker has died with its answer.
 */
export async function abandonDeletedAsk(
  db: Kysely<DB>,
  project: ProjectRow,
  credit: 'returned' | 'held',
): Promise<void> {
  const { id, account_id, attempt, engine, handle, submit_started_at } = project;
  if (engine === null || submit_started_at === null) return;
  await insertAbandonedAsk(db, {
    ...{ project_id: id, account_id, attempt, engine, handle, credit, reason: 'DELETED' },
    billed: charges(engine) ? 'unknown' : 'no',
    cancel_due_at: inSeconds(handle === null ? ANSWERED_BY_SECONDS : 0),
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
  await insertAbandonedAsk(db, {
    project_id: project.id,
    account_id: project.account_id,
    attempt: project.attempt,
    engine: handle.engine,
    handle,
    reason: 'ANSWERED_TOO_LATE',
    billed: charges(handle.engine) ? 'unknown' : 'no',
    cancel_due_at: inSeconds(mayBeFound ? LOOKED_UP_BY_SECONDS : 0),
  });
}
