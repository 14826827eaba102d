import { CREDITS_PER_VIDEO } from '@shortcake/contract/credits';
import type { Kysely } from 'kysely';
import type { DB } from '../../schema.ts';
import { KeyCapReachedError, KeyRefusedError } from './errors.ts';
import { insertUses, lockKey, sumOfMonth } from './usage-queries.ts';

/**
 * Notes that a person's key asked for these projects, all of them or none; part of the transaction that
 * holds their credits, after the hold: the balance that is locked by then keeps two asks from being
 * counted at once. What comes back of it counts down by itself (`credits_of_keys`). The key need not be
 * any more what it was when the request came. Throws KeyRefusedError, KeyCapReachedError.
 */
export async function spendWithKey(
  db: Kysely<DB>,
  { accountId, keyId }: { accountId: string; keyId: string },
  projectIds: readonly string[],
): Promise<void> {
  const key = await lockKey(db, accountId, keyId);
  if (!key || key.isRevoked) throw new KeyRefusedError('revoked');
  if (key.isExpired) throw new KeyRefusedError('expired');
  const needed = projectIds.length * CREDITS_PER_VIDEO;
  const cap = key.credits_per_month;
  if (cap !== null) {
    const available = Math.max(0, cap - (await sumOfMonth(db, keyId)));
    if (needed > available) throw new KeyCapReachedError({ cap, needed, available });
  }
  await insertUses(db, keyId, { projectIds, credits: needed });
}
