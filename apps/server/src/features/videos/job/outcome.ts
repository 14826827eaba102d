import { type Kysely, sql } from 'kysely';
import type { Fault } from '../../../engines/faults.ts';
import { msSince, tell } from '../../../happenings.ts';
import { notifyChanged } from '../../../platform/events.ts';
import type { DB } from '../../../schema.ts';
import { captureCredit, releaseCredit } from '../../credits/service.ts';
import { noteAbandonedAsk } from '../abandoned/note.ts';
import { givingUpFree } from '../abandoned/settle.ts';
import { NOTHING_RESERVED } from '../limits/reservations.ts';
import type { ProjectRow } from '../queries.ts';
import { requestRemoval } from '../removals/queries.ts';
import { deadlinePassed, type Failure } from './failure-words.ts';
import {
  type Lease,
  lockLeased,
  overdueProjectIds,
  takeOverdue,
  writeCompleted,
  writeLeased,
} from './lease-queries.ts';
import { putWordOfEnd } from './word-of-end.ts';

const EVERYTHING = ['projects', 'transactions', 'user'];

/**
 * Ends a project well: its video is stored, so its credit is spent. One commit, once. Throws
 * LeaseLostError without effect, also when the deadline has passed: a video that is stored later is
 * not charged.
 */
export async function completeProject(db: Kysely<DB>, lease: Lease): Promise<void> {
  await db.transaction().execute(async (db) => {
    const project = await writeCompleted(db, lease);
    await captureCredit(db, project.id);
    await putWordOfEnd(db, project, 'completed');
    await notifyChanged(db, project.account_id, EVERYTHING);
    await tellOfEnd(db, project, 'completed', null);
  });
}

/**
 * Ends a project badly and gives its credit back, in one commit, once.
 * Throws LeaseLostError without effect.
 */
export async function failProject(
  db: Kysely<DB>,
  project: ProjectRow,
  failure: Failure,
): Promise<void> {
  const write = () => db.transaction().execute((db) => failInTransaction(db, project, failure));
  const { code, billed } = failure;
  await (billed === 'no' ? givingUpFree(db, project, { code, write }) : write());
}

async function failInTransaction(db: Kysely<DB>, lease: Lease, failure: Failure): Promise<void> {
  const project = await lockLeased(db, lease);
  await writeLeased(db, lease, {
    status: 'failed',
    failure_code: failure.code,
    failure_reason: failure.reason,
    leased_until: null,
    ...NOTHING_RESERVED,
  });
  await noteAbandonedAsk(db, project, { reason: failure.code, billed: failure.billed });
  if (mayHaveFiles(project)) await requestRemoval(db, project.id);
  await releaseCredit(db, project.id);
  await putWordOfEnd(db, project, 'failed');
  await notifyChanged(db, project.account_id, EVERYTHING);
  await tellOfEnd(db, project, 'failed', failure.code);
}

/**
 * Whether files of a project may be stored, or on their way there. Not its step alone says so: a worker
 * that was overtaken may have stored them, or be at it, while the next one collects the video anew, or
 * asks for another.
 */
export const mayHaveFiles = ({ step, attempt }: ProjectRow) => step !== 'submit' || attempt > 1;

const tellOfEnd = (
  db: Kysely<DB>,
  { id, account_id, engine, created_at }: ProjectRow,
  outcome: 'completed' | 'failed',
  code: string | null,
) => {
  const of = { project: id, account: account_id, engine };
  return tell(db, 'job.ended', { ...of, outcome, code, tookMs: msSince(created_at) });
};

/** An overdue project whose rows somebody holds must not hold up the other overdue ones. */
const LOCK_MS = 250;

/**
 * Fails every project past its deadline, whatever became of its worker. Each fails in a commit of
 * its own, so that a project that cannot be failed holds up no other. Throws at the end what went
 * wrong.
 */
export async function failOverdueProjects(db: Kysely<DB>): Promise<void> {
  const errors: unknown[] = [];
  for (const id of await overdueProjectIds(db)) {
    await db
      .transaction()
      .execute(async (db) => {
        await sql`set local lock_timeout = ${sql.lit(LOCK_MS)}`.execute(db);
        const project = await takeOverdue(db, id);
        if (!project) return;
        const trouble = project.trouble as Fault | null;
        await failInTransaction(db, project, deadlinePassed(trouble));
      })
      .catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw new AggregateError(errors, 'some overdue projects did not fail');
}
