import { randomUUID } from 'node:crypto';
import type { SoldPlan } from '../catalogue.ts';
import type { Billing } from '../context.ts';
import type { Person } from '../customers/customers.ts';
import { insertPlanOrder, setSetupIntent } from './plan-order-queries.ts';

/** Asks for a card for a plan, which keeps this price and these credits; answers the setup intent's secret. Nothing is charged yet. */
export async function createPlanOrder(
  { db, stripe, catalogue }: Billing,
  { accountId, customerId }: Person,
  sold: SoldPlan,
): Promise<string> {
  const id = randomUUID();
  const { plan } = sold;
  const priceId = await catalogue.priceFor(sold);
  await insertPlanOrder(db, {
    id,
    account_id: accountId,
    customer_id: customerId,
    plan,
    price_id: priceId,
  });
  const intent = await stripe.setupIntents.create(
    {
      customer: customerId,
      usage: 'off_session',
      automatic_payment_methods: { enabled: true },
      metadata: { order_id: id, account_id: accountId, plan },
    },
    { idempotencyKey: `plan-order:${id}` },
  );
  await setSetupIntent(db, id, intent.id);
  if (intent.client_secret === null) throw new Error(`${intent.id} came without its secret`);
  return intent.client_secret;
}
