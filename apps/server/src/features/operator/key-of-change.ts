import type { Kysely } from 'kysely';
import type { DB } from '../../schema.ts';
import { bindIdempotencyKey, findIdempotencyKey } from '../videos/queries.ts';
import { hashOf } from '../videos/service.ts';
import { ChangeMismatchError } from './errors.ts';

/**
 * Binds an operator's idempotency key to a change, in the transaction that makes it. Answers the id of the
 * change that the key was bound to before; undefined for a new key. Throws ChangeMismatchError for a key of
 * something else.
 */
export async function bindKeyOfChange(
  db: Kysely<DB>,
  change: { operatorId: string; key: string; content: object; changeId: string },
): Promise<string | undefined> {
  const { operatorId: account_id, key, content, changeId: project_id } = change;
  const body_hash = hashOf(content);
  if (await bindIdempotencyKey(db, { account_id, key, body_hash, project_id })) return undefined;
  const earlier = await findIdempotencyKey(db, account_id, key);
  if (!earlier) throw new Error('a bound key is there');
  if (!body_hash.equals(earlier.body_hash)) throw new ChangeMismatchError();
  return earlier.project_id;
}
