import type { Kysely } from 'kysely';
import { NotFoundError } from '../../platform/errors.ts';
import { notifyChanged } from '../../platform/events.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Log } from '../../platform/log.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { DB } from '../../schema.ts';
import type { Allowance } from './abandoned/allowance.ts';
import { tellWithdrawn } from './cancel-projects.ts';
import { NoRefundError } from './errors.ts';
import { putWordOfWithdrawal } from './job/word-of-end.ts';
import { deleteProjectRow, deleteProjectRows, isLive, type ProjectRow } from './queries.ts';
import { requestRemoval, requestRemovals } from './removals/queries.ts';
import { removeFilesNow } from './removals/remove-files.ts';
import { withdrawProject, withdrawProjects } from './withdraw.ts';

/**
 * Deletes projects of a person, whose rows are locked already, in the transaction around it; their
 * credits come back as with one. `removeFilesNow` is for after the commit.
 */
export async function deleteProjects(
  db: Kysely<DB>,
  accountId: string,
  projects: readonly ProjectRow[],
  allowance: Allowance,
): Promise<void> {
  const ids = projects.map(({ id }) => id);
  await deleteProjectRows(db, accountId, ids);
  await requestRemovals(db, ids);
  const live = projects.filter(({ status }) => isLive(status));
  await withdrawProjects(db, live, allowance);
  for (const project of live) await tellWithdrawn(db, project);
}

/**
 * Deletes a person's project and its files. One under way is cancelled: its credit comes back in
 * the same commit, within the person's allowance, and its worker finds the row gone at its next
 * write. Throws NotFoundError; NoRefundError, without effect, for one whose credit would be spent
 * although `isRefundRequired`.
 */
export async function deleteProject(
  db: Kysely<DB>,
  { storage, log, allowance }: { storage: Storage; log: Log; allowance: Allowance },
  accountId: string,
  { projectId, isRefundRequired }: { projectId: string; isRefundRequired: boolean },
): Promise<void> {
  if (!isUuid(projectId)) throw new NotFoundError('There is no such video.');
  await db.transaction().execute(async (db) => {
    const row = await deleteProjectRow(db, accountId, projectId);
    if (!row) throw new NotFoundError('There is no such video.');
    await requestRemoval(db, projectId);
    const isUnderWay = isLive(row.status);
    const credit = isUnderWay ? await withdrawProject(db, row, allowance) : null;
    const isSpent = credit === 'held' || row.status === 'completed';
    if (isRefundRequired && isSpent) throw new NoRefundError();
    await putWordOfWithdrawal(db, [row]);
    await notifyChanged(db, accountId, ['projects', 'transactions', 'user']);
    if (isUnderWay) await tellWithdrawn(db, row);
  });
  // After the commit: what a crash or a storage that is away leaves, the queue removes.
  await removeFilesNow({ db, storage, log }, [projectId]);
}
