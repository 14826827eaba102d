import { setTimeout as sleep } from 'node:timers/promises';
import type { CreditPayment } from '@shortcake/contract/payment';
import type { SubscriptionResponse } from '@shortcake/contract/subscription';
import type { Kysely } from 'kysely';
import type Stripe from 'stripe';
import { readConfig } from '../../src/config/config.ts';
import type { DB } from '../../src/schema.ts';
import { createPayments } from '../../src/wiring/stripe.ts';
import { createStripeStore } from '../../src/wiring/stripe-store.ts';
import { expectMoneyOfStripe } from '../money-at-stripe.ts';
import type { Visitor } from '../visitor.ts';
import { untilAnswered } from './people.ts';

const CARD = 'pm_card_visa';
/** What nobody told of is looked up every 45 s; a busy machine takes longer. */
const PATIENCE_MS = 240_000;

/** The sandbox that plays Stripe for a product, by its database. */
export function stripeOf(db: Kysely<DB>): Stripe {
  return createPayments(readConfig({}), createStripeStore(db), () => {}).stripe;
}

/**
 * Everyone buys credits and subscribes; some never come back from the payment page, and some have a part
 * refunded. Each step is repeated until it is done, whatever is killed meanwhile.
 */
export async function payAll(stripe: Stripe, people: readonly Visitor[]): Promise<void> {
  await Promise.all(people.map((person, index) => pay(stripe, person, index)));
}

async function pay(stripe: Stripe, person: Visitor, index: number): Promise<void> {
  const tells = index % 2 === 0;
  const bought = await untilAnswered<CreditPayment>(person, '/api/create-credit-payment', {
    ...{ method: 'POST', body: { credits: 10 + index } },
  });
  const { paymentIntentId } = bought.body;
  await untilDone(() => {
    const card = { payment_method: CARD };
    return stripe.paymentIntents.confirm(paymentIntentId, card, keyed(paymentIntentId));
  });
  if (tells) await told(person, '/api/complete-credit-purchase', { paymentIntentId });
  if (index % 3 === 0) {
    const part = { payment_intent: paymentIntentId, amount: 7 + index };
    await untilDone(() => stripe.refunds.create(part, keyed(`${paymentIntentId} refund`)));
  }
  const asked = await untilAnswered<SubscriptionResponse>(person, '/api/create-subscription', {
    ...{ method: 'POST', body: { plan: 'starter' } },
  });
  const setupIntentId = (asked.body.clientSecret ?? '').split('_secret_')[0] as string;
  await untilDone(() => {
    const card = { payment_method: CARD };
    return stripe.setupIntents.confirm(setupIntentId, card, keyed(setupIntentId));
  });
  if (tells) await told(person, '/api/complete-subscription', { setupIntentId });
}

const keyed = (key: string) => ({ idempotencyKey: `chaos:${key}` });

const told = (person: Visitor, path: string, body: unknown) =>
  untilAnswered(person, path, { method: 'POST', body });

/** The sandbox has its objects in the database, which may be away. */
async function untilDone(ask: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await ask();
      return;
    } catch {
      await sleep(500);
    }
  }
}

/**
 * Waits until all that was paid is granted and written down, and answers a line when the journal is not
 * what the sandbox has: to the cent, by day.
 */
export async function wrongMoney(
  db: Kysely<DB>,
  stripe: Stripe,
  { least, most }: { least: number; most: number },
): Promise<string[]> {
  const giveUpAt = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      const { revenueCents } = await expectMoneyOfStripe({ db, stripe });
      const { count } = await db
        .selectFrom('payments')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      if (count >= least && count <= most && revenueCents > 0) return [];
      if (performance.now() > giveUpAt) return [`${count} payments, and not ${least} to ${most}`];
    } catch (error) {
      if (performance.now() > giveUpAt) return [`the journal of money: ${error}`];
    }
    await sleep(1000);
  }
}
