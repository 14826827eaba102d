import type { Kysely } from 'kysely';
import { prepare } from '../../../platform/db/prepared.ts';
import type { DB } from '../../../schema.ts';

/** What an account can spend and is on: rows of credits and billing, whose services say what they mean. */
export const findAccount = prepare('account of a key', (db: Kysely<DB>, accountId: string) =>
  db
    .selectFrom('accounts')
    .leftJoin('credit_balances', 'credit_balances.account_id', 'accounts.id')
    .leftJoin('subscriptions', 'subscriptions.account_id', 'accounts.id')
    .select('accounts.id')
    .select(['credit_balances.purchased', 'credit_balances.subscription', 'credit_balances.held'])
    .select(['subscriptions.plan', 'subscriptions.status'])
    .select(['subscriptions.stripe_subscription_id', 'subscriptions.current_period_end'])
    .where('accounts.id', '=', accountId),
);

export type AccountRow = Awaited<ReturnType<typeof findAccount>>[number];
