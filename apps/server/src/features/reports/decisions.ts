import type { Kysely } from 'kysely';
import type { DB } from '../../schema.ts';
import { lastTakedowns } from '../videos/takedowns/queries.ts';
import { findReport, findTitle, isPutBack } from './queries.ts';

type What = 'taken down' | 'put back' | 'stays down';

/** What a video's owner is told that was decided; undefined where it is no longer so, or the video is gone. */
export async function decisionForOwner(
  db: Kysely<DB>,
  accountId: string,
  { projectId, what }: { projectId: string; what: What },
) {
  const title = await findTitle(db, accountId, projectId);
  const [takedown] = await lastTakedowns(db, accountId, [projectId]);
  if (title === undefined || !takedown) return undefined;
  const { kind, until, answer, answer_reason } = takedown;
  const isSo = {
    'taken down': answer === null,
    'put back': answer === 'keep',
    'stays down': answer === 'remove',
  };
  if (!isSo[what]) return undefined;
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
