import type { Kysely } from 'kysely';
import type { DB } from '../../schema.ts';
import { lastTakedowns } from '../videos/list/queries.ts';
import { findOwned, findPuttingBack, findReport } from './queries.ts';

type What = 'taken down' | 'put back' | 'stays down';

/** What a video's owner is told that was decided; undefined where the video is gone. A later mail takes the place of this one. */
export async function decisionForOwner(
  db: Kysely<DB>,
  accountId: string,
  { projectId, what }: { projectId: string; what: What },
) {
  const video = await findOwned(db, accountId, projectId);
  const [takedown] = await lastTakedowns(db, accountId, [projectId]);
  if (!video || !takedown) return undefined;
  const { kind, until, answer_reason, objected_at } = takedown;
  const reason = (what === 'taken down' ? takedown.reason : answer_reason) ?? undefined;
  const { title, isSuspended } = video;
  const isObjected = objected_at !== null;
  return { to: 'owner' as const, what, title, kind, reason, until, isObjected, isSuspended };
}

/**
 * The same of who reported it, also where the video or its owner's account was deleted meanwhile, with the
 * reason as long as that is kept.
 */
export async function decisionForReporter(db: Kysely<DB>, reportId: string) {
  const row = await findReport(db, reportId);
  if (!row || row.decision === null) return undefined;
  const { id: report, kind, decision } = row;
  const back = decision === 'remove' ? await findPuttingBack(db, row) : undefined;
  const outcome = back
    ? ('put back' as const)
    : decision === 'keep'
      ? ('kept' as const)
      : ('taken down' as const);
  const reason = (back ? back.reason : row.reason) ?? undefined;
  return { to: 'reporter' as const, report, kind, outcome, reason };
}
