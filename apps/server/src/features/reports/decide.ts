import type { Decidable, Decision } from '@shortcake/contract/operator/reports';
import type { Kysely } from 'kysely';
import { NotFoundError } from '../../platform/errors.ts';
import { notifyChanged } from '../../platform/events.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { DB } from '../../schema.ts';
import { putReportDecidedMail, putReporterMail } from '../mail/put.ts';
import { renewProjectList } from '../videos/list/queries.ts';
import { holdEvidence } from '../videos/takedowns/evidence-queries.ts';
import { lockLastTakedown, writeAnswer } from '../videos/takedowns/queries.ts';
import { type HeldVideo, holdVideo, putBack, takeDown } from '../videos/takedowns/takedowns.ts';
import {
  AlreadyDecidedError,
  ChangedMeanwhileError,
  NotKeptError,
  ReportMootError,
} from './errors.ts';
import {
  type Decided,
  decideAllOf,
  findReport,
  findToldOf,
  lockReport,
  type ReportRow,
  writeDecision,
  writeWaiting,
} from './queries.ts';

/**
 * Decides a report, or the objection that came after; or takes back what was decided. Part of a transaction.
 * Removing a video decides all that waits about it. Answers the project, whose files `moveEvidenceNow`
 * moves after the commit. Throws NotFoundError, ChangedMeanwhileError where that is not what the operator
 * saw, AlreadyDecidedError for what is so already, NotKeptError, ReportMootError.
 */
export async function decide(
  db: Kysely<DB>,
  reportId: string,
  { of, ...decided }: Decision & { by: string },
): Promise<{ projectId: string }> {
  const known = isUuid(reportId) ? await findReport(db, reportId) : undefined;
  if (!known) throw new NotFoundError('There is no such report.');
  // First, as its owner's deletion does: so neither waits for the other with what the other wants.
  const video = known.project_id === null ? undefined : await holdVideo(db, known.project_id);
  const report = await lockReport(db, reportId);
  if (!report) throw new NotFoundError('There is no such report.');
  if (report.moot_at !== null) throw new ReportMootError();
  const toDecide = decidableOf(report);
  if (of !== undefined && of !== toDecide) throw new ChangedMeanwhileError();
  if (!video) throw toDecide === 'decision' ? new AlreadyDecidedError() : new ReportMootError();
  await DECIDING[toDecide](db, video, report, decided);
  return { projectId: video.id };
}

function decidableOf({ decided_at, waiting_since }: ReportRow): Decidable {
  if (decided_at === null) return 'report';
  return waiting_since === null ? 'decision' : 'objection';
}

type Deciding = (
  db: Kysely<DB>,
  video: HeldVideo,
  report: ReportRow,
  decided: Decided,
) => Promise<void>;

const DECIDING: Readonly<Record<Decidable, Deciding>> = {
  report: (db, video, report, decided) =>
    decided.decision === 'remove'
      ? remove(db, video, report, decided)
      : writeAndTell(db, report, decided),

  async objection(db, video, { id }, decided) {
    const takedown = await lastTakedown(db, video);
    await writeWaiting(db, id, false);
    if (decided.decision === 'keep') return takeBack(db, video, takedown, decided);
    await writeAnswer(db, takedown.id, decided);
    await notifyChanged(db, video.accountId, ['projects']);
    await tellOwner(db, video, 'stays down');
    await renewProjectList(db, video.accountId);
  },

  async decision(db, video, report, decided) {
    const { decision } = decided;
    // What was put back is taken down again by a report of its own.
    const isSo = decision === report.decision || video.isDown !== (decision === 'keep');
    if (isSo) throw new AlreadyDecidedError();
    if (decision === 'remove') {
      await writeAndTell(db, report, decided);
      return remove(db, video, report, decided);
    }
    const takedown = await lastTakedown(db, video);
    if (report.decided_at === null || takedown.at > report.decided_at) {
      throw new AlreadyDecidedError();
    }
    // With another report, which led to the takedown.
    if (takedown.objected_at !== null && takedown.answered_at === null) {
      throw new ChangedMeanwhileError();
    }
    return takeBack(db, video, takedown, decided);
  },
};

async function writeAndTell(
  db: Kysely<DB>,
  { id, email }: ReportRow,
  decided: Decided,
): Promise<void> {
  await writeDecision(db, id, decided);
  if (email !== null) await putReporterMail(db, { report: id, to: email });
}

async function remove(
  db: Kysely<DB>,
  video: HeldVideo,
  { id, kind }: ReportRow,
  decided: Decided,
): Promise<void> {
  await tellReporters(db, await decideAllOf(db, video.id, decided));
  if (video.isDown) return;
  await takeDown(db, video, { reportId: id, kind, reason: decided.reason });
  await tellOwner(db, video, 'taken down');
}

/** Puts a video back, and tells its owner and all who heard that it was taken down. */
async function takeBack(
  db: Kysely<DB>,
  video: HeldVideo,
  { id, at }: { id: string; at: Date },
  decided: Decided,
): Promise<void> {
  if (!(await holdEvidence(db, video.id))) throw new NotKeptError();
  await writeAnswer(db, id, decided);
  await putBack(db, video);
  await tellOwner(db, video, 'put back');
  await tellReporters(db, await findToldOf(db, { projectId: video.id, at }));
}

/** Each address once: whoever writes somebody else's into a hundred reports sends them one mail. */
async function tellReporters(
  db: Kysely<DB>,
  reports: readonly Pick<ReportRow, 'id' | 'email'>[],
): Promise<void> {
  const told = new Map(reports.map((report) => [report.email?.toLowerCase(), report]));
  for (const { id, email } of told.values()) {
    if (email !== null) await putReporterMail(db, { report: id, to: email });
  }
}

async function lastTakedown(db: Kysely<DB>, video: HeldVideo) {
  const takedown = await lockLastTakedown(db, video.id);
  if (!takedown) throw new Error('a video that is taken down has a takedown');
  return takedown;
}

const tellOwner = (
  db: Kysely<DB>,
  { id, accountId }: HeldVideo,
  what: 'taken down' | 'put back' | 'stays down',
) => putReportDecidedMail(db, { account: accountId, project: id, what });
