import type { Kysely } from 'kysely';
import type { DB } from '../../../schema.ts';
import { putMail } from '../../mail/put.ts';
import { isSeriesLive, type ProjectRow } from '../queries.ts';

/**
 * Writes that its owner is to hear by mail how a project ended: of a single one at once, of a series when
 * none of it goes on any more. Belongs after the move of its credit, in the same transaction: the balance
 * that this locks lets one project of a person end after the other, so that the last one finds itself the
 * last.
 */
export async function putMailOfEnd(
  db: Kysely<DB>,
  { id, account_id: account, series_id }: ProjectRow,
  kind: 'video-ready' | 'video-failed',
): Promise<void> {
  if (series_id === null) return putMail(db, { kind, account, object: id });
  if (await isSeriesLive(db, account, series_id)) return;
  await putMail(db, { kind: 'series-ready', account, object: series_id });
}
