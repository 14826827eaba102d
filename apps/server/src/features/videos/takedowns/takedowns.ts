import type { ReportKind } from '@shortcake/contract/report-limits';
import type { Kysely } from 'kysely';
import { notifyChanged } from '../../../platform/events.ts';
import type { DB } from '../../../schema.ts';
import { bringBack, keepApart } from './evidence-queries.ts';
import { holdFinishedProject, insertTakedown, writeTakenDown } from './queries.ts';

/** A video that is held by a transaction, whose it is, and whether it is taken down. */
export type HeldVideo = { id: string; accountId: string; isDown: boolean };

/** Holds anybody's finished video; undefined where there is none. First of what its transaction locks. */
export async function holdVideo(db: Kysely<DB>, projectId: string): Promise<HeldVideo | undefined> {
  const row = await holdFinishedProject(db, projectId);
  return row && { id: row.id, accountId: row.account_id, isDown: row.taken_down_at !== null };
}

/**
 * Takes a video down: with this commit it is at none of our addresses. `moveEvidenceNow` is for after it,
 * for the addresses that a bucket knows.
 */
export async function takeDown(
  db: Kysely<DB>,
  { id, accountId }: HeldVideo,
  why: { reportId: string; kind: ReportKind; reason: string },
): Promise<void> {
  await writeTakenDown(db, id, true);
  await insertTakedown(db, { projectId: id, accountId, ...why });
  await keepApart(db, id);
  await notifyChanged(db, accountId, ['projects']);
}

/** Puts a video back where it was, its link as well. `moveEvidenceNow` is for after the commit. */
export async function putBack(db: Kysely<DB>, { id, accountId }: HeldVideo): Promise<void> {
  await writeTakenDown(db, id, false);
  await bringBack(db, id);
  await notifyChanged(db, accountId, ['projects']);
}
