import type { KeyScope } from '@shortcake/contract/api-key';
import type { Kysely } from 'kysely';
import { prepare } from '../../platform/db/prepared.ts';
import { createTogether } from '../../platform/together.ts';
import type { DB } from '../../schema.ts';
import { hashOfKey } from './key-text.ts';
import { keysByHash, noteUse } from './queries.ts';

/** As with sessions: no limit may stand before the look-up, so a flood of made-up keys shares these. */
const LOOK_UPS_AT_ONCE = 2;

/** A key that counts, as a request came with it. */
export type FoundKey = {
  id: string;
  accountId: string;
  name: string;
  scopes: readonly KeyScope[];
  /** Null: as many as its owner has. */
  creditsPerMonth: number | null;
  expiresAt: Date | null;
};

/** A key that counts, or why it does not; undefined where there is none. */
export type LookedUp = FoundKey | { refused: 'revoked' | 'expired' | 'suspended' | 'deleted' };

const findKeys = prepare('API keys', keysByHash);

/**
 * Makes the look-up of keys, and notes their use. It asks the database each time: what was revoked a
 * moment ago, in whatever process, is refused.
 */
export function createLookUp(db: Kysely<DB>): (key: string) => Promise<LookedUp | undefined> {
  const findTogether = createTogether(LOOK_UPS_AT_ONCE, async (hashes: Buffer[]) => {
    const rows = await findKeys(db, hashes);
    const due = rows.filter(({ isDue, refused }) => isDue && refused === null).map(({ id }) => id);
    // Where it fails, the next use is noted in its place.
    if (due.length > 0) await noteUse(db, due).catch(() => {});
    return new Map(rows.map((row) => [row.hash.toString('base64'), row]));
  });
  return async (key) => {
    const hash = hashOfKey(key);
    const row = (await findTogether(hash)).get(hash.toString('base64'));
    if (!row) return undefined;
    const { id, account_id: accountId, name, scopes, refused } = row;
    if (refused !== null) return { refused };
    return {
      ...{ id, accountId, name, scopes },
      ...{ creditsPerMonth: row.credits_per_month, expiresAt: row.expires_at },
    };
  };
}
