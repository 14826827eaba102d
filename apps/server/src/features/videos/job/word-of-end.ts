import type { Kysely } from 'kysely';
import type { DB } from '../../../schema.ts';
import { putMail } from '../../mail/put.ts';
import { putEvent } from '../../webhooks/put.ts';
import { eventOfSeries, eventOfVideo } from '../event-data.ts';
import { isSeriesLive, type ProjectRow } from '../queries.ts';

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
