import { type Kysely, sql } from 'kysely';
import { prepare } from '../../../platform/db/prepared.ts';
import type { DB } from '../../../schema.ts';
import { MONTH } from '../../keys/days.ts';

/**
 * What an account can spend and is on, and what a key of it has spent this month: rows of credits, billing
 * and keys, read together, whose services say what they mean.
 */
export const findAccount = prepare(
  'account of a key',
  (db: Kysely<DB>, accountId: string, keyId: string) =>
    db
      .selectFrom('accounts')
      .leftJoin('credit_balances', 'credit_balances.account_id', 'accounts.id')
      .leftJoin('subscriptions', 'subscriptions.account_id', 'accounts.id')
      .select('accounts.id')
      .select(['credit_balances.purchased', 'credit_balances.subscription', 'credit_balances.held'])
      .select(['subscriptions.plan', 'subscriptions.status'])
      .select(['subscriptions.stripe_subscription_id', 'subscriptions.current_period_end'])
      .select((eb) =>
        eb
          .selectFrom('api_key_days')
          .select(sql<number>`coalesce(sum(credits), 0)::int`.as('credits'))
          .where('key_id', '=', keyId)
          .where('day', '>=', MONTH)
          .as('spent'),
      )
      .where('accounts.id', '=', accountId),
);

export type AccountRow = Awaited<ReturnType<typeof findAccount>>[number];
