import { planCredits } from '@shortcake/contract/credits';
import { compareTiers, type PlanName } from '@shortcake/contract/plans';

/** How a card behaves when it is charged. */
export type Card = 'good' | 'failing';

/** A purchase that was paid. */
type Purchase = { paymentIntentId: string; credits: number; cents: number; refunded: number };

type Subscription = {
  /** What this period is paid at, or was to be paid at when the renewal is owed. */
  plan: PlanName;
  /** What the next period costs. */
  nextPlan: PlanName;
  cancelled: boolean;
  /** The renewal is not paid yet. */
  owes: boolean;
  card: Card;
};

/** Gives what the contract's table of grants says, in numbers. */
type Answer = 'upgraded' | 'resumed' | 'lowered' | 'declined' | 'already' | 'downgrade';

/**
 * One person's money as it ought to be: the contract's rules in a few lines, without ledger, Stripe,
 * events or database.
 */
export class Model {
  /** May be below zero, after refunds. */
  credits = 0;
  purchases: Purchase[] = [];
  subscription: Subscription | undefined;
  everSubscribed = false;
  /** Videos under way, each with one credit set aside. */
  held: string[] = [];
  /** What each paid invoice of a plan came to, in cents, oldest first. */
  paidInvoices: number[] = [];
  readonly #prices: Record<PlanName, number>;

  /** `prices` in cents a month. */
  constructor(prices: Record<PlanName, number>) {
    this.#prices = prices;
  }

  buy(purchase: { paymentIntentId: string; credits: number }): void {
    this.purchases.push({ ...purchase, cents: purchase.credits * 10, refunded: 0 });
    this.credits += purchase.credits;
  }

  /** Cents that were paid, and that went back. */
  money(): { revenueCents: number; refundsCents: number } {
    const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0);
    return {
      revenueCents: sum(this.purchases.map(({ cents }) => cents)) + sum(this.paidInvoices),
      refundsCents: sum(this.purchases.map(({ refunded }) => refunded)),
    };
  }

  refund(purchase: Purchase, cents: number): void {
    const taken = (refunded: number) => Math.floor((purchase.credits * refunded) / purchase.cents);
    this.credits -= taken(purchase.refunded + cents) - taken(purchase.refunded);
    purchase.refunded += cents;
  }

  /** A first subscription, or one after the last ended. */
  subscribe(plan: PlanName, card: Card): 'subscribed' | 'declined' {
    if (card === 'failing') return 'declined';
    this.subscription = { plan, nextPlan: plan, cancelled: false, owes: false, card };
    this.everSubscribed = true;
    this.#grant(plan);
    return 'subscribed';
  }

  /** Asks for a plan while one runs. */
  ask(plan: PlanName): Answer {
    const running = this.#running();
    const difference = compareTiers(plan, running.plan);
    if (difference > 0) return this.#upgrade(running, plan);
    if (!running.cancelled) return difference === 0 ? 'already' : 'downgrade';
    running.cancelled = false;
    running.nextPlan = plan;
    return difference === 0 ? 'resumed' : 'lowered';
  }

  cancel(): 'cancelled' | 'nothing' {
    if (!this.subscription || this.subscription.cancelled) return 'nothing';
    this.subscription.cancelled = true;
    return 'cancelled';
  }

  /** The paid period is over. */
  endPeriod(): void {
    const running = this.#running();
    if (running.cancelled) {
      this.subscription = undefined;
      return;
    }
    running.plan = running.nextPlan;
    if (running.card === 'good') this.#grant(running.plan);
    else running.owes = true;
  }

  /** Three weeks after a renewal that failed: paid by a better card meanwhile, or given up. */
  endRetries(): void {
    const running = this.#running();
    if (running.card === 'good') {
      running.owes = false;
      this.#grant(running.plan);
    } else {
      this.subscription = undefined;
    }
  }

  #upgrade(running: Subscription, plan: PlanName): Answer {
    if (running.card === 'failing') return 'declined';
    if (running.owes) this.#grant(running.plan);
    Object.assign(running, { plan, nextPlan: plan, cancelled: false, owes: false });
    this.#grant(plan);
    return 'upgraded';
  }

  /** A plan's credits come when its month is paid, in full; at no other time, and for no less. */
  #grant(plan: PlanName): void {
    this.credits += planCredits[plan];
    this.paidInvoices.push(this.#prices[plan]);
  }

  #running(): Subscription {
    if (!this.subscription) throw new Error('nothing runs');
    return this.subscription;
  }
}
