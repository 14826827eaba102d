import type { User } from '@shortcake/contract/account';
import type { KeyAccount } from '@shortcake/contract/v1/account';
import { v1Endpoints } from '@shortcake/contract/v1/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { UnauthorizedError } from '../../../platform/errors.ts';
import type { DB } from '../../../schema.ts';
import { balanceIn } from '../../credits/service.ts';
import { type FoundKey, keyOf } from '../../keys/access.ts';
import type { BeforeKeyCall } from '../before.ts';
import { serveRead } from '../serve.ts';
import { type AccountRow, findAccount } from './queries.ts';

/** Makes of the row of a subscription what an account says of it; another feature knows. */
export type SubscribedAs = (
  row: Pick<AccountRow, 'plan' | 'status' | 'stripe_subscription_id' | 'current_period_end'>,
) => Pick<User, 'plan' | 'subscriptionStatus' | 'currentPeriodEnd'>;

/** GET /api/v1/account. */
export function registerAccountCalls(
  app: FastifyInstance,
  {
    db,
    before,
    subscribedAs,
  }: { db: Kysely<DB>; before: BeforeKeyCall; subscribedAs: SubscribedAs },
): void {
  const { getAccount } = v1Endpoints;
  serveRead(app, getAccount, before(getAccount.scopes), ({ request }) =>
    accountOfKey(db, subscribedAs, keyOf(request)),
  );
}

/** Whose a key is and what it may still spend. Throws UnauthorizedError when the account has gone. */
export async function accountOfKey(
  db: Kysely<DB>,
  subscribedAs: SubscribedAs,
  key: FoundKey,
): Promise<KeyAccount> {
  const [row] = await findAccount(db, key.accountId, key.id);
  if (!row) throw new UnauthorizedError();
  const { plan, subscriptionStatus, currentPeriodEnd } = subscribedAs(row);
  const { spendable, subscription, purchased } = balanceIn(row);
  const { id, name, scopes, creditsPerMonth, expiresAt } = key;
  return {
    ...{ id: row.id, plan, subscriptionStatus, currentPeriodEnd },
    creditsRemaining: spendable,
    subscriptionCredits: subscription,
    purchasedCredits: purchased,
    key: {
      ...{ id, name, scopes: [...scopes], creditsPerMonth, creditsThisMonth: row.spent ?? 0 },
      expiresAt: expiresAt?.toISOString() ?? null,
    },
  };
}
