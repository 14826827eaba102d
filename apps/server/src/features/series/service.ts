import { randomUUID } from 'node:crypto';
import type {
  MoreOfSeries,
  NewSeries,
  Series,
  SeriesChanges,
  SeriesQuery,
} from '@shortcake/contract/series';
import { MAX_BOARD } from '@shortcake/contract/series-limits';
import type { Kysely } from 'kysely';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { InvalidRequestError, NotFoundError } from '../../platform/errors.ts';
import { notifyChanged } from '../../platform/events.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import type { Page, PageOf } from '../../platform/list-pages.ts';
import type { Log } from '../../platform/log.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { DB } from '../../schema.ts';
import type { Allowance } from '../videos/abandoned/allowance.ts';
import { cancelProjects } from '../videos/cancel-projects.ts';
import { deleteProjects } from '../videos/delete-project.ts';
import { IdempotencyMismatchError } from '../videos/errors.ts';
import { type Asking, insertPaidProjects } from '../videos/insert-paid.ts';
import { renewProjectList } from '../videos/list/queries.ts';
import type { Moderate } from '../videos/moderation/moderator.ts';
import { bindIdempotencyKey, findIdempotencyKey } from '../videos/queries.ts';
import { removeFilesNow } from '../videos/removals/remove-files.ts';
import { hashOf } from '../videos/service.ts';
import { findSeries, viewOfSeries } from '../videos/whole-series.ts';
import { moderateItems } from './moderate-items.ts';
import {
  deleteSeriesRow,
  insertSeries,
  listSeriesRows,
  lockProjectsOf,
  lockSeries,
  renameSeries,
} from './queries.ts';

export type CreateOptions = Asking & {
  idempotencyKey: string;
  /** How long one of a series waits for its turn, at most. */
  queueSeconds: number;
  moderate: Moderate;
};

const EVERYTHING = ['projects', 'transactions', 'user'];

type Asked = { series: Series; replayed: boolean };

/**
 * Takes a credit for each of many videos and puts all in line, in one commit, or nothing. With a key
 * that was used before, answers that request's series instead (`replayed`).
 * Throws PromptsRefusedError, InsufficientCreditsError, KeyRefusedError, KeyCapReachedError,
 * ModerationAwayError, TooManyRefusalsError, SoldOutTodayError, IdempotencyMismatchError, NotFoundError (replay of one deleted).
 */
export function createSeries(
  db: Kysely<DB>,
  accountId: string,
  wanted: NewSeries,
  options: CreateOptions,
): Promise<Asked> {
  const { title, items } = wanted;
  const id = randomUUID();
  return askOnce(db, accountId, { id, items, body: wanted }, options, async (db) => {
    await insertSeries(db, { id, account_id: accountId, title });
    return 0;
  });
}

/**
 * Adds videos to a person's series, behind those that it has, as createSeries takes them.
 * Throws what that throws, NotFoundError, and InvalidRequestError where the series has no room.
 */
export async function addToSeries(
  db: Kysely<DB>,
  accountId: string,
  seriesId: string,
  { items }: MoreOfSeries,
  options: CreateOptions,
): Promise<Asked> {
  // Before anybody is asked what they think of the prompts.
  const { id } = await seriesOf(db, accountId, seriesId);
  return askOnce(db, accountId, { id, items, body: { id, items } }, options, async (db) => {
    const held = await lockSeries(db, accountId, id);
    if (!held) throw new NotFoundError('There is no such series.');
    if (held.videos + items.length > MAX_BOARD) {
      throw new InvalidRequestError(
        `items: the series has ${held.videos} videos, and may have at most ${MAX_BOARD}`,
      );
    }
    return held.nextIndex;
  });
}

type Ask = { id: string; items: NewSeries['items']; body: unknown };

/** Takes credits for items of a series, once for a key; `prepare` tells the place of the first of them. */
async function askOnce(
  db: Kysely<DB>,
  accountId: string,
  { id, items, body }: Ask,
  { idempotencyKey, moderate, queueSeconds, ...asking }: CreateOptions,
  prepare: (db: Kysely<DB>) => Promise<number>,
): Promise<Asked> {
  // A replay takes nothing: what was once accepted is answered whatever moderation says by now.
  const isBound = await findIdempotencyKey(db, accountId, idempotencyKey);
  if (!isBound) await moderateItems(moderate, items);
  return db.transaction().execute(async (db) => {
    const binding = { account_id: accountId, key: idempotencyKey, body_hash: hashOf(body) };
    if (!(await bindIdempotencyKey(db, { ...binding, project_id: id }))) {
      return { series: await replayedSeries(db, binding), replayed: true };
    }
    const firstIndex = await prepare(db);
    await insertPaidProjects(db, accountId, items, asking, { id, firstIndex, queueSeconds });
    return { series: await seriesOf(db, accountId, id), replayed: false };
  });
}

async function replayedSeries(
  db: Kysely<DB>,
  { account_id, key, body_hash }: { account_id: string; key: string; body_hash: Buffer },
): Promise<Series> {
  const earlier = await findIdempotencyKey(db, account_id, key);
  if (!earlier) throw new Error('a bound key is there');
  if (!body_hash.equals(earlier.body_hash)) throw new IdempotencyMismatchError();
  return seriesOf(db, account_id, earlier.project_id);
}

/** Gives a person's series another title. Throws NotFoundError. */
export async function changeSeries(
  db: Kysely<DB>,
  accountId: string,
  seriesId: string,
  { title }: SeriesChanges,
): Promise<Series> {
  return db.transaction().execute(async (db) => {
    const { id } = await seriesOf(db, accountId, seriesId);
    await renameSeries(db, accountId, id, title);
    await renewProjectList(db, accountId);
    await notifyChanged(db, accountId, ['projects']);
    return seriesOf(db, accountId, id);
  });
}

/** A page of a person's series, newest first; of those only that the filter lets through. */
export async function listSeries(
  db: Kysely<DB>,
  accountId: string,
  filter: Pick<SeriesQuery, 'q' | 'ids'>,
  page: Page,
): Promise<PageOf<Series>> {
  const { items, next } = await listSeriesRows(db, accountId, filter, page);
  return { items: items.map(viewOfSeries), next };
}

/** One of a person's series. Throws NotFoundError. */
export async function seriesOf(
  db: Kysely<DB>,
  accountId: string,
  seriesId: string,
): Promise<Series> {
  const row = isUuid(seriesId) && (await findSeries(db, accountId, seriesId));
  if (!row) throw new NotFoundError('There is no such series.');
  return viewOfSeries(row);
}

/**
 * Cancels what goes on of a person's series; it stays listed as failed. Credits come back as if it were
 * deleted. Throws NotFoundError.
 */
export async function cancelSeries(
  db: Kysely<DB>,
  { allowance }: { allowance: Allowance },
  accountId: string,
  seriesId: string,
): Promise<Series> {
  return inTransaction(db, async (db) => {
    await seriesOf(db, accountId, seriesId);
    await cancelProjects(db, accountId, await lockProjectsOf(db, accountId, seriesId), allowance);
    await notifyChanged(db, accountId, EVERYTHING);
    return seriesOf(db, accountId, seriesId);
  });
}

/** Deletes a person's series with all its videos; what goes on is cancelled. Throws NotFoundError. */
export async function deleteSeries(
  db: Kysely<DB>,
  { storage, log, allowance }: { storage: Storage; log: Log; allowance: Allowance },
  accountId: string,
  seriesId: string,
): Promise<void> {
  const deleted = await db.transaction().execute(async (db) => {
    const { id } = await seriesOf(db, accountId, seriesId);
    // Before its videos: none is added to it meanwhile.
    await lockSeries(db, accountId, id);
    const projects = await lockProjectsOf(db, accountId, seriesId);
    // Somebody else has deleted them meanwhile.
    if (projects.length === 0) throw new NotFoundError('There is no such series.');
    await deleteProjects(db, accountId, projects, allowance);
    await deleteSeriesRow(db, accountId, seriesId);
    await notifyChanged(db, accountId, EVERYTHING);
    return projects;
  });
  // After the commit: what a crash leaves, the queue removes.
  await removeFilesNow(
    { db, storage, log },
    deleted.map(({ id }) => id),
  );
}
