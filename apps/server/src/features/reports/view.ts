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
    decided: decidedOf(row.decision, row.reason, row.decided_by, row.decided_at),
    objection: row.objected_at && {
      text: row.objection,
      at: row.objected_at.toISOString(),
      decided: decidedOf(row.answer, row.answer_reason, row.answered_by, row.answered_at),
    },
  };
}

/** Files are shown for the report's sake: as long as it says something, and where there are any. */
function videoOf(row: ReadReport): Report['video'] {
  const { id, project_id, title, isThere, isDown, hasEvidence, token } = row;
  if (project_id === null) return null;
  const areFilesKept = hasEvidence || (isThere && !isDown);
  const at = (file: string) =>
    row.text !== null && areFilesKept ? `/api/admin/reports/${id}/${file}` : null;
  return {
    ...{ projectId: project_id, title },
    state: isThere ? (isDown ? 'taken down' : 'shown') : 'gone',
    ...{ videoUrl: at('video.mp4'), posterUrl: at('poster.jpg') },
    sharePath: token !== null && !isDown ? `/v/${token}` : null,
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
