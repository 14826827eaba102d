import { randomUUID } from 'node:crypto';
import { creditsRemaining, planNamedIn } from '@shortcake/contract/credits';
import { type PlanName, planPrices } from '@shortcake/contract/plans';
import { sql } from 'kysely';
import type Stripe from 'stripe';
import { expect } from 'vitest';
import {
  completeCreditPurchase,
  createCreditPayment,
} from '../../src/features/billing/orders/credit-purchases.ts';
import { completeSubscription } from '../../src/features/billing/plans/start-subscription.ts';
import { findSubscription } from '../../src/features/billing/plans/subscription-queries.ts';
import {
  cancelSubscription,
  createSubscription,
} from '../../src/features/billing/plans/subscriptions.ts';
import { subscribedAs, syncSubscription } from '../../src/features/billing/service.ts';
import { applyEvent, storeEvent } from '../../src/features/billing/stripe-events/events.ts';
import { sweepOpenBusiness } from '../../src/features/billing/sweep.ts';
import {
  balanceOf,
  captureCredit,
  holdCredits,
  releaseCredit,
} from '../../src/features/credits/service.ts';
import { listTransactions } from '../../src/features/credits/transaction-queries.ts';
import { KnownError } from '../../src/platform/errors.ts';
import { payments } from '../payments.ts';
import type { Person, TestWeb } from '../web.ts';
import type { Card, Model } from './model.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
/** Stripe's last try of a failed renewal is three weeks after the first; then it gives up. */
const RETRIES_SECONDS = 22 * DAY;

const TOKENS: Record<Card, string> = {
  good: 'pm_card_visa',
  failing: 'pm_card_chargeCustomerFail',
};

/** Who tells the server that something was confirmed in the browser. */
export type Teller = 'browser' | 'webhook' | 'sweep';

/** The product on its database and the sandbox, in one person's hands. */
export class Real {
  readonly #web: TestWeb;
  readonly #person: Person;

  constructor(web: TestWeb, person: Person) {
    this.#web = web;
    this.#person = person;
  }

  get #billing() {
    return this.#web.billing;
  }

  get #stripe() {
    return this.#web.billing.stripe;
  }

  async buy(credits: number, teller: Teller): Promise<string> {
    const { paymentIntentId } = await createCreditPayment(this.#billing, this.#person.id, {
      credits,
    });
    await this.#stripe.paymentIntents.confirm(paymentIntentId, { payment_method: TOKENS.good });
    if (teller === 'browser') {
      const answer = await completeCreditPurchase(this.#billing, this.#person.id, paymentIntentId);
      expect(answer).toEqual({ creditsAdded: credits });
    }
    if (teller === 'sweep') await sweepOpenBusiness(this.#billing);
    return paymentIntentId;
  }

  async buyWithDeclinedCard(credits: number): Promise<void> {
    const { paymentIntentId } = await createCreditPayment(this.#billing, this.#person.id, {
      credits,
    });
    const card = { payment_method: 'pm_card_chargeDeclined' };
    await expect(this.#stripe.paymentIntents.confirm(paymentIntentId, card)).rejects.toThrow();
    const complete = completeCreditPurchase(this.#billing, this.#person.id, paymentIntentId);
    await expect(complete).rejects.toThrow('not complete');
  }

  async refund(paymentIntentId: string, cents: number): Promise<void> {
    await this.#stripe.refunds.create({ payment_intent: paymentIntentId, amount: cents });
  }

  /** Answers how it ended, which only a browser hears. */
  async subscribe(plan: PlanName, card: Card, teller: Teller): Promise<string | undefined> {
    const { clientSecret } = await createSubscription(this.#billing, this.#person.id, { plan });
    const setup = clientSecret?.split('_secret_')[0] as string;
    await this.#stripe.setupIntents.confirm(setup, { payment_method: TOKENS[card] });
    if (teller === 'browser') {
      return codeOf(completeSubscription(this.#billing, this.#person.id, setup));
    }
    if (teller === 'sweep') await sweepOpenBusiness(this.#billing);
    else await this.hear((events) => events);
    return undefined;
  }

  ask(plan: PlanName) {
    return createSubscription(this.#billing, this.#person.id, { plan });
  }

  cancel() {
    return codeOf(cancelSubscription(this.#billing, this.#person.id));
  }

  async changeCard(card: Card): Promise<void> {
    const { id, customer } = await this.#newestSubscription();
    const intent = await this.#stripe.setupIntents.create({ customer: customer as string });
    const confirmed = await this.#stripe.setupIntents.confirm(intent.id, {
      payment_method: TOKENS[card],
    });
    const default_payment_method = confirmed.payment_method as string;
    await this.#stripe.subscriptions.update(id, { default_payment_method });
  }

  async endPeriod(): Promise<void> {
    const { items } = await this.#newestSubscription();
    await this.#advanceTo(() => (items.data[0]?.current_period_end ?? 0) + HOUR);
  }

  /** An hour is left of the period, if more was. */
  async nearPeriodEnd(): Promise<void> {
    const { items } = await this.#newestSubscription();
    const lastHour = (items.data[0]?.current_period_end ?? 0) - HOUR;
    await this.#advanceTo((now) => Math.max(lastHour, now + 1));
  }

  async endRetries(): Promise<void> {
    await this.#advanceTo((now) => now + RETRIES_SECONDS);
  }

  /** Hears what Stripe has to tell, in the order and as often as `arrange` says. */
  async hear(arrange: (events: Stripe.Event[]) => Stripe.Event[]): Promise<void> {
    const told: Stripe.Event[] = [];
    const listen = async (body: string) => told.push(JSON.parse(body)) && 200;
    while ((await this.#web.payments.sandbox?.deliverDue(listen)) ?? 0) {}
    for (const event of arrange(told)) {
      await storeEvent(this.#billing, event);
      const stored = await this.#web.db
        .selectFrom('stripe_events')
        .selectAll()
        .where('id', '=', event.id)
        .where('applied_at', 'is', null)
        .executeTakeFirst();
      if (stored) await applyEvent(this.#billing, stored);
    }
  }

  async sync(): Promise<void> {
    await syncSubscription(this.#billing, this.#person.id);
  }

  async sweep(): Promise<void> {
    await sweepOpenBusiness(this.#billing);
  }

  /** Sets a credit aside for a video; answers its project, or undefined without a credit. */
  async spend(): Promise<string | undefined> {
    const projectId = randomUUID();
    const wanted = [{ projectId, title: 'Test' }];
    const code = await codeOf(
      this.#web.db.transaction().execute((db) => holdCredits(db, this.#person.id, wanted)),
    );
    if (code !== undefined) expect(code).toBe('INSUFFICIENT_CREDITS');
    return code === undefined ? projectId : undefined;
  }

  async endVideo(projectId: string, how: 'captured' | 'released'): Promise<void> {
    const end = how === 'captured' ? captureCredit : releaseCredit;
    await this.#web.db.transaction().execute((db) => end(db, projectId));
  }

  /**
   * The history that people see adds up to the balance, and no plan's credits are in it for less than
   * the plan's price, whatever has not been heard yet.
   */
  async expectToAddUp(): Promise<void> {
    const { db } = this.#web;
    const [balance, transactions] = await Promise.all([
      balanceOf(db, this.#person.id),
      listTransactions(db, this.#person.id),
    ]);
    expect(creditsRemaining(transactions)).toBe(balance.spendable);
    for (const { type, description, amount } of transactions) {
      if (type !== 'subscription') continue;
      const plan = planNamedIn(description) as PlanName;
      expect(amount, description).toBeGreaterThanOrEqual(planPrices[plan]);
    }
  }

  /** Once all is heard, the product says what the model says. */
  async expectToBe(model: Model): Promise<void> {
    const { db } = this.#web;
    const [balance, subscription] = await Promise.all([
      balanceOf(db, this.#person.id),
      findSubscription(db, this.#person.id).then(subscribedAs),
    ]);
    expect(await this.#money()).toEqual(model.money());
    expect({
      credits: balance.purchased + balance.subscription,
      held: balance.held,
      plan: subscription.plan,
      status: subscription.subscriptionStatus,
    }).toEqual({
      credits: model.credits,
      held: model.held.length,
      plan: model.subscription?.plan ?? 'free',
      status: statusIn(model),
    });
  }

  /** What the journal has of this person, in cents. */
  async #money(): Promise<{ revenueCents: number; refundsCents: number }> {
    const { rows } = await sql<{ revenueCents: number; refundsCents: number }>`
      select coalesce(sum(cents), 0)::int as "revenueCents",
        coalesce(sum((select sum(cents) from refunds where payment = payments.source)), 0)::int as "refundsCents"
      from payments where account_id = ${this.#person.id}`.execute(this.#web.db);
    return rows[0]!;
  }

  /** What was paid for plans at Stripe, in cents, oldest first. */
  async expectInvoices(paid: number[]): Promise<void> {
    if (paid.length === 0) return;
    const { customer } = await this.#newestSubscription();
    const { data } = await this.#stripe.invoices.list({
      customer: customer as string,
      status: 'paid',
      limit: 100,
    });
    expect(data.map(({ amount_paid }) => amount_paid).reverse()).toEqual(paid);
  }

  /** Gives up what this person never paid, so that no later sweep looks at it. */
  async leave(): Promise<void> {
    const orders = this.#web.db.updateTable('credit_orders').set({ status: 'expired' });
    await orders.where('account_id', '=', this.#person.id).where('status', '=', 'open').execute();
  }

  async #newestSubscription(): Promise<Stripe.Subscription> {
    return payments(this.#web).subscriptionOf(this.#person);
  }

  async #advanceTo(time: (now: number) => number): Promise<void> {
    const clock = (await payments(this.#web).customerOf(this.#person)).test_clock as string;
    const { frozen_time: now } = await this.#stripe.testHelpers.testClocks.retrieve(clock);
    await this.#stripe.testHelpers.testClocks.advance(clock, { frozen_time: time(now) });
  }
}

function statusIn({ subscription, everSubscribed }: Model): 'active' | 'cancelled' | null {
  if (!subscription) return everSubscribed ? 'cancelled' : null;
  return subscription.cancelled ? 'cancelled' : 'active';
}

/** The code of the error that something ends with; undefined when it ends well. */
export async function codeOf(ending: Promise<unknown>): Promise<string | undefined> {
  try {
    await ending;
    return undefined;
  } catch (error) {
    if (error instanceof KnownError) return error.code;
    throw error;
  }
}
