import type { Decision, Report } from '@shortcake/contract/operator/reports';
import type { Kysely } from 'kysely';
import { NotFoundError } from '../../platform/errors.ts';
import { notifyChanged } from '../../platform/events.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Page, PageOf } from '../../platform/list-pages.ts';
import type { DB } from '../../schema.ts';
import { putReportDecidedMail, putReporterMail } from '../mail/put.ts';
import { renewProjectList } from '../videos/list/queries.ts';
import { lockTakedownOfReport, writeAnswer } from '../videos/takedowns/queries.ts';
import { type HeldVideo, holdVideo, putBack, takeDown } from '../videos/takedowns/takedowns.ts';
import { AlreadyDecidedError, ReportMootError } from './errors.ts';
import { listReportsPage, readReports } from './list-queries.ts';
import {
  type Decided,
  decideAllOf,
  findReport,
  lockReport,
  type ReportRow,
  writeDecision,
  writeWaiting,
} from './queries.ts';
import { viewOf } from './view.ts';

// Reports, as the operator deals with them.

/** A page of reports: of open ones those first that wait longest, of all others the newest. */
export async function findReports(
  db: Kysely<DB>,
  status: 'open' | 'decided' | undefined,
  page: Page,
): Promise<PageOf<Report>> {
  const { items, next } = await listReportsPage(db, status, page);
  return { items: items.map(viewOf), next };
}

/** A report by its id, which may be any text. Throws NotFoundError. */
export async function reportOf(db: Kysely<DB>, reportId: string): Promise<Report> {
  const [row] = isUuid(reportId) ? await readReports(db, [reportId]) : [];
  if (!row) throw new NotFoundError('There is no such report.');
  return viewOf(row);
}

/**
 * Decides a report, or the objection that came after; part of a transaction. Removing a video decides all
 * that waits about it. Answers the project, whose files `moveEvidenceNow` moves after the commit. Throws
 * NotFoundError, AlreadyDecidedError, ReportMootError.
 */
export async function decide(
  db: Kysely<DB>,
  reportId: string,
  decided: Decision & { by: string },
): Promise<{ projectId: string }> {
  const known = isUuid(reportId) ? await findReport(db, reportId) : undefined;
  if (!known) throw new NotFoundError('There is no such report.');
  // First, as its owner's deletion does: so neither waits for the other with what the other wants.
  const video = known.project_id === null ? undefined : await holdVideo(db, known.project_id);
  const report = await lockReport(db, reportId);
  if (!report) throw new NotFoundError('There is no such report.');
  if (report.waiting_since === null) {
    throw report.moot_at === null ? new AlreadyDecidedError() : new ReportMootError();
  }
  if (!video) throw new ReportMootError();
  if (report.decided_at !== null) await decideObjection(db, video, report, decided);
  else if (decided.decision === 'remove') await remove(db, video, report, decided);
  else await keep(db, report, decided);
  return { projectId: video.id };
}

async function keep(db: Kysely<DB>, { id, email }: ReportRow, decided: Decided): Promise<void> {
  await writeDecision(db, id, decided);
  if (email !== null) await putReporterMail(db, { report: id, to: email });
}

async function remove(
  db: Kysely<DB>,
  video: HeldVideo,
  { id, kind }: ReportRow,
  decided: Decided,
): Promise<void> {
  for (const report of await decideAllOf(db, video.id, decided)) {
    if (report.email !== null) await putReporterMail(db, { report: report.id, to: report.email });
  }
  if (video.isDown) return;
  await takeDown(db, video, { reportId: id, kind, reason: decided.reason });
  await tellOwner(db, video, 'taken down');
}

async function decideObjection(
  db: Kysely<DB>,
  video: HeldVideo,
  { id }: ReportRow,
  decided: Decided,
): Promise<void> {
  const takedown = await lockTakedownOfReport(db, id);
  if (!takedown) throw new Error('a decided report waits for an objection alone');
  await writeAnswer(db, takedown.id, decided);
  await writeWaiting(db, id, false);
  if (decided.decision === 'keep') {
    await putBack(db, video);
    return tellOwner(db, video, 'put back');
  }
  await notifyChanged(db, video.accountId, ['projects']);
  await tellOwner(db, video, 'stays down');
  await renewProjectList(db, video.accountId);
}

const tellOwner = (
  db: Kysely<DB>,
  { id, accountId }: HeldVideo,
  what: 'taken down' | 'put back' | 'stays down',
) => putReportDecidedMail(db, { account: accountId, project: id, what });

/**
 * The project whose files an operator may look at for a report's sake: as long as that says something.
 * Undefined where there is none.
 */
export async function projectWithFiles(
  db: Kysely<DB>,
  reportId: string,
): Promise<string | undefined> {
  const report = isUuid(reportId) ? await findReport(db, reportId) : undefined;
  return (report?.text !== null && report?.project_id) || undefined;
}
