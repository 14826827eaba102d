import type { Kysely } from 'kysely';
import type { DB } from '../../../schema.ts';
import { putMail } from '../../mail/put.ts';
import { putEvent } from '../../webhooks/put.ts';
import { eventOfRest, eventOfSeries, eventOfVideo } from '../event-data.ts';
import { isLive, isSeriesLive, type ProjectRow } from '../queries.ts';

/**
 * Writes that its owner is to hear how a project ended. By mail: of a single one at once, of a series when
 * none of it goes on any more. Webhooks: of each video, and then of its series. Belongs after the move of
 * its credit, in the same transaction: the balance that this locks lets one project of a person end after
 * the other, so that the last one finds itself the last.
 */
export async function putWordOfEnd(
  db: Kysely<DB>,
  { id, account_id: account, series_id }: ProjectRow,
  outcome: 'completed' | 'failed',
): Promise<void> {
  await putEvent(db, account, `video.${outcome}`, () => eventOfVideo(db, account, id));
  if (series_id === null) {
    const kind = outcome === 'completed' ? 'video-ready' : 'video-failed';
    return putMail(db, { kind, account, object: id });
  }
  if (await isSeriesLive(db, account, series_id)) return;
  await putMail(db, { kind: 'series-ready', account, object: series_id });
  await putEvent(db, account, 'series.completed', () => eventOfSeries(db, account, series_id));
}

/**
 * The same where their owner has cancelled or deleted projects, all of one series or a single one, as they
 * were before. Of these nothing is told, and no mail goes to who has just done it; webhooks hear of the
 * series if none of it goes on any more, and some of it ended by itself. Belongs after the return of the
 * credits, which locks the balance as well.
 */
export async function putWordOfWithdrawal(
  db: Kysely<DB>,
  projects: readonly ProjectRow[],
): Promise<void> {
  const live = projects.find(({ status }) => isLive(status));
  if (!live || live.series_id === null) return;
  const { account_id: account, series_id } = live;
  await putEvent(db, account, 'series.completed', () => eventOfRest(db, account, series_id));
}
