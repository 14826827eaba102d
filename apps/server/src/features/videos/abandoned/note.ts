import { type Kysely, sql } from 'kysely';
import type { Handle } from '../../../engines/engine.ts';
import type { Fault } from '../../../engines/faults.ts';
import type { DB } from '../../../schema.ts';
import { type ProjectRow, statusesOf } from '../queries.ts';
import { insertAbandonedAsk } from './queries.ts';

/** Longer than a lease: by then whoever took the project over has found its job, or given it up. */
const LOOKED_UP_BY_SECONDS = 30;

/**
 * Notes that a project's present ask comes to nothing, in the commit that gives it up: what an
 * engine charges for it is ours to bear, and it is to be told to stop.
 */
export async function abandonAsk(
  db: Kysely<DB>,
  project: ProjectRow,
  { reason, billed }: { reason: string; billed: Fault['billed'] },
): Promise<void> {
  const { id, attempt, engine, handle, submit_started_at } = project;
  if (engine === null || submit_started_at === null) return;
  if (handle === null && billed === 'no') return;
  await insertAbandonedAsk(db, {
    ...{ project_id: id, attempt, engine, handle, reason, billed },
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
    attempt: project.attempt,
    engine: handle.engine,
    handle,
    reason: 'ANSWERED_TOO_LATE',
    billed: 'unknown',
    cancel_due_at: sql<Date>`now() + make_interval(secs => ${seconds})`,
  });
}
