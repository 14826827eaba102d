import type { Report } from '@shortcake/contract/operator/reports';
import type { ReadReport } from './list-queries.ts';

/** A report as operators see it. */
export function viewOf(row: ReadReport): Report {
  return {
    id: row.id,
    kind: row.kind,
    ...{ text: row.text, name: row.name, email: row.email, work: row.work },
    goodFaith: row.good_faith,
    rightsHolder: row.rights_holder,
    createdAt: row.created_at.toISOString(),
    video: videoOf(row),
    owner: ownerOf(row),
    moot: row.moot_at !== null,
    ...decisionsOf(row),
  };
}

/** What was decided of the report and of the objection; a takedown that was taken back without one is none. */
function decisionsOf(row: ReadReport): Pick<Report, 'decided' | 'objection'> {
  const decided = decidedOf(row.decision, row.reason, row.decided_by, row.decided_at);
  const answer = decidedOf(row.answer, row.answer_reason, row.answered_by, row.answered_at);
  if (row.objected_at === null) return { decided: answer ?? decided, objection: null };
  const at = row.objected_at.toISOString();
  return { decided, objection: { text: row.objection, at, decided: answer } };
}

/**
 * Files are seen for the report's sake: while it waits, and while they are kept of a video that is taken
 * down; then as long as everybody can see them.
 */
export function areFilesSeen(row: ReadReport): boolean {
  const { waiting_since, isThere, isDown, hasEvidence } = row;
  return hasEvidence || (isThere && !isDown && (waiting_since !== null || isShared(row)));
}

const isShared = ({ token, isDown, suspended_at }: ReadReport) =>
  token !== null && !isDown && suspended_at === null;

function videoOf(row: ReadReport): Report['video'] {
  const { id, project_id, title, isThere, isDown, token } = row;
  if (project_id === null) return null;
  const at = (file: string) => (areFilesSeen(row) ? `/api/admin/reports/${id}/${file}` : null);
  return {
    ...{ projectId: project_id, title },
    state: isThere ? (isDown ? 'taken down' : 'shown') : 'gone',
    ...{ videoUrl: at('video.mp4'), posterUrl: at('poster.jpg') },
    sharePath: isShared(row) ? `/v/${token}` : null,
  };
}

function ownerOf(row: ReadReport): Report['owner'] {
  const { account_id, owner_email, owner_created_at, suspended_at } = row;
  if (account_id === null || owner_email === null || owner_created_at === null) return null;
  const { videos, reports, removed, putBack } = row;
  return {
    ...{ id: account_id, email: owner_email, videos, reports, removed, putBack },
    createdAt: owner_created_at.toISOString(),
    suspendedAt: suspended_at?.toISOString() ?? null,
  };
}

/** A statement of reasons goes after its time, and what was decided stays. */
function decidedOf(
  decision: ReadReport['decision'],
  reason: string | null,
  by: string | null,
  at: Date | null,
): Report['decided'] {
  if (decision === null || at === null) return null;
  return { decision, reason: reason ?? '', by: by ?? '', at: at.toISOString() };
}
