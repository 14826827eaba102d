import type { Kysely } from 'kysely';
import type { DB } from '../../schema.ts';
import { lastTakedowns } from '../videos/list/queries.ts';
import { findReport, findTitle, isPutBack } from './queries.ts';

type What = 'taken down' | 'put back' | 'stays down';

/** What a video's owner is told that was decided; undefined where the video is gone. A later mail takes the place of this one. */
export async function decisionForOwner(
  db: Kysely<DB>,
  accountId: string,
  { projectId, what }: { projectId: string; what: What },
) {
  const title = await findTitle(db, accountId, projectId);
  const [takedown] = await lastTakedowns(db, accountId, [projectId]);
  if (title === undefined || !takedown) return undefined;
  const { kind, until, answer_reason } = takedown;
  const reason = (what === 'taken down' ? takedown.reason : answer_reason) ?? '';
  return { to: 'owner' as const, what, title, kind, reason, until };
}

/** The same of who reported it; undefined where it was put back meanwhile, or its time is over. */
export async function decisionForReporter(db: Kysely<DB>, reportId: string) {
  const row = await findReport(db, reportId);
  if (!row || row.decision === null || row.reason === null) return undefined;
  if (row.decision === 'remove' && (await isPutBack(db, row))) return undefined;
  const { id: report, kind, decision, reason } = row;
  return { to: 'reporter' as const, report, kind, decision, reason };
}
