import type { KeyScope } from '@shortcake/contract/api-key';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../schema.ts';

/** Each note of a use is a write. */
const USE_NOTED_EVERY = sql`interval '1 minute'`;

const isDue = sql<boolean>`
  api_keys.last_used_at is null or api_keys.last_used_at < now() - ${USE_NOTED_EVERY}`;
const refused = sql<'revoked' | 'expired' | 'suspended' | 'deleted' | null>`case
  when api_keys.revoked_at is not null then 'revoked'
  when accounts.erasure_requested_at is not null then 'deleted'
  when accounts.suspended_at is not null then 'suspended'
  when api_keys.expires_at <= now() then 'expired' end`;

/** Keys by their hashes, each with why it does not count, or null; `isDue` says that its use should be noted. */
export const keysByHash = (db: Kysely<DB>, hashes: readonly Buffer[]) =>
  db
    .selectFrom('api_keys')
    .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
    .select(['api_keys.id', 'api_keys.hash', 'api_keys.account_id', 'api_keys.name'])
    .select(['api_keys.credits_per_month', 'api_keys.expires_at'])
    .select((eb) => eb.ref('api_keys.scopes').$castTo<KeyScope[]>().as('scopes'))
    .select([isDue.as('isDue'), refused.as('refused')])
    .where(sql<boolean>`api_keys.hash = any(${hashes})`);

/** Notes that keys are in use; waits for none that somebody holds. */
export async function noteUse(db: Kysely<DB>, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ last_used_at: sql`now()` })
    .where('id', 'in', (db) =>
      db
        .selectFrom('api_keys')
        .select('id')
        .where(sql<boolean>`id = any(${ids}::uuid[])`)
        .where(isDue)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .execute();
}
