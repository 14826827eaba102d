import type { Project } from '@shortcake/contract/project';
import type { Series } from '@shortcake/contract/series';
import type { Kysely } from 'kysely';
import type { DB } from '../../schema.ts';
import { NOTHING_KNOWN, viewOf } from './list/view.ts';
import { findProjectRow, type ProjectRow } from './queries.ts';
import { findSeries, seriesOutcome, viewOfSeries } from './whole-series.ts';

// What webhooks are told of, as the calls of the page answer it.

/** A project that has just ended. */
export async function eventOfVideo(
  db: Kysely<DB>,
  accountId: string,
  projectId: string,
): Promise<Project> {
  const row = await findProjectRow(db, accountId, projectId);
  return viewOf(row as ProjectRow, NOTHING_KNOWN);
}

/** A series of which nothing goes on any more. */
export async function eventOfSeries(
  db: Kysely<DB>,
  accountId: string,
  seriesId: string,
): Promise<Series> {
  const series = await findSeries(db, accountId, seriesId);
  if (!series) throw new Error(`series ${seriesId} has a video and is not there`);
  return viewOfSeries(series);
}

/**
 * A series of which its owner has ended some; undefined where more of it goes on, or nothing is left that
 * ended by itself.
 */
export async function eventOfRest(
  db: Kysely<DB>,
  accountId: string,
  seriesId: string,
): Promise<Series | undefined> {
  const outcome = await seriesOutcome(db, accountId, seriesId);
  return outcome && eventOfSeries(db, accountId, seriesId);
}
