import { CANCELLED } from '@shortcake/contract/cancelled';
import type { Kysely } from 'kysely';
import { msSince, tell } from '../../happenings.ts';
import { NotFoundError } from '../../platform/errors.ts';
import { notifyChanged } from '../../platform/events.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { DB } from '../../schema.ts';
import type { Allowance } from './abandoned/allowance.ts';
import { mayHaveFiles } from './job/outcome.ts';
import { putWordOfWithdrawal } from './job/word-of-end.ts';
import { NOTHING_RESERVED } from './limits/reservations.ts';
import {
  findProjectRow,
  isLive,
  lockLiveProjects,
  lockProjectRow,
  type ProjectRow,
  updateProjectRows,
} from './queries.ts';
import { requestRemovals } from './removals/queries.ts';
import { withdrawProjects } from './withdraw.ts';

const EVERYTHING = ['projects', 'transactions', 'user'];

/**
 * Ends those of a person's projects that go on, because their owner wants it so; they stay, as failed.
 * They are all of one series, or a single one. Their credits come back as if they were deleted. The rows
 * are locked already, all of them before the balance, which this locks.
 */
export async function cancelProjects(
  db: Kysely<DB>,
  accountId: string,
  projects: readonly ProjectRow[],
  allowance: Allowance,
): Promise<void> {
  await endLive(db, accountId, projects, allowance);
  await putWordOfWithdrawal(db, projects);
}

async function endLive(
  db: Kysely<DB>,
  accountId: string,
  projects: readonly ProjectRow[],
  allowance: Allowance,
): Promise<void> {
  const live = projects.filter(({ status }) => isLive(status));
  if (live.length === 0) return;
  const ids = live.map(({ id }) => id);
  // Before anything is given back: what has ended does not step into a place that another leaves.
  await updateProjectRows(db, accountId, ids, {
    ...{ status: 'failed', failure_code: 'CANCELLED', failure_reason: CANCELLED },
    ...{ leased_until: null, ...NOTHING_RESERVED },
  });
  const kept = await withdrawProjects(db, live, allowance);
  await requestRemovals(
    db,
    live.filter(mayHaveFiles).map(({ id }) => id),
  );
  for (const project of live) await tellWithdrawn(db, project);
  if (kept.length === 0) return;
  await updateProjectRows(db, accountId, kept, { credit_kept: true });
}

/** The same of one of them. What has ended stays as it is. Throws NotFoundError. */
export async function cancelProject(
  db: Kysely<DB>,
  { allowance }: { allowance: Allowance },
  accountId: string,
  projectId: string,
): Promise<void> {
  if (!isUuid(projectId)) throw new NotFoundError('There is no such video.');
  await db.transaction().execute(async (db) => {
    await lockProjectRow(db, accountId, projectId);
    const row = await findProjectRow(db, accountId, projectId);
    if (!row) throw new NotFoundError('There is no such video.');
    await cancelProjects(db, accountId, [row], allowance);
    await notifyChanged(db, accountId, EVERYTHING);
  });
}

/**
 * The same of all that goes on of a person who is kept out and told of nothing. None of it is locked yet;
 * whoever asks for more waits already.
 */
export async function cancelAll(
  db: Kysely<DB>,
  accountId: string,
  allowance: Allowance,
): Promise<void> {
  await endLive(db, accountId, await lockLiveProjects(db, accountId), allowance);
  await notifyChanged(db, accountId, EVERYTHING);
}

/** A project's owner has ended it. */
export const tellWithdrawn = (
  db: Kysely<DB>,
  { id, account_id, engine, created_at }: ProjectRow,
): Promise<void> =>
  tell(db, 'job.ended', {
    ...{ project: id, account: account_id, engine },
    ...{ outcome: 'withdrawn', code: null, tookMs: msSince(created_at) },
  });
