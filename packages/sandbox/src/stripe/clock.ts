import { collectBySchedule } from './collect-invoice.ts';
import { invalidRequest } from './error.ts';
import { pendingPositions, periodPosition } from './invoice-lines.ts';
import { insertInvoice, voidInvoice } from './invoices.ts';
import type { Subscription, TestClock } from './objects.ts';
import { HOUR, periodEnd } from './periods.ts';
import { expirePendingUpdate } from './subscription-update.ts';
import { endSubscription, intervalOf, itemList, itemOf, LIVE } from './subscriptions.ts';
import type { World } from './world.ts';

/** How long a first payment may take before its subscription is given up. */
const INCOMPLETE_HOURS = 23;

/** Something that happens by itself at a time. */
type Due = { at: number; happen: () => void };

/** Moves a clock on, and lets everything happen that falls due on the way, in order. */
export function advanceClock(world: World, clock: TestClock, to: number): TestClock {
  if (to <= clock.frozen_time) {
    throw invalidRequest(
      `You cannot advance to ${to}: it is not after the clock's current frozen time, ${clock.frozen_time}.`,
      { param: 'frozen_time' },
    );
  }
  const details = { advancing: { target_frozen_time: to } };
  const advancing = world.update(clock, { status: 'advancing', status_details: details });
  world.emit('test_helpers.test_clock.advancing', advancing);
  for (let due = nextDue(world); due && due.at <= to; due = nextDue(world)) {
    world.update(clock, { frozen_time: Math.max(due.at, world.now()) });
    due.happen();
  }
  const ready = world.update(clock, { frozen_time: to, status: 'ready', status_details: {} });
  world.emit('test_helpers.test_clock.ready', ready);
  return ready;
}

function nextDue(world: World): Due | undefined {
  const dues = [
    ...world.all('subscription').flatMap((subscription) => duesOf(world, subscription)),
    ...retries(world),
  ];
  return dues.reduce<Due | undefined>(
    (first, due) => (first && first.at <= due.at ? first : due),
    undefined,
  );
}

function duesOf(world: World, subscription: Subscription): Due[] {
  const dues: Due[] = [];
  if (subscription.status === 'incomplete') {
    const at = subscription.created + INCOMPLETE_HOURS * HOUR;
    dues.push({ at, happen: () => giveUp(world, subscription) });
  }
  if (!LIVE.includes(subscription.status)) return dues;
  const { pending_update: pending, cancel_at } = subscription;
  if (pending) {
    dues.push({ at: pending.expires_at, happen: () => expirePendingUpdate(world, subscription) });
  }
  if (cancel_at !== null) {
    const end = () => endSubscription(world, subscription, 'cancellation_requested');
    dues.push({ at: cancel_at, happen: end });
  } else {
    const at = itemOf(subscription).current_period_end;
    dues.push({ at, happen: () => renew(world, subscription) });
  }
  return dues;
}

function retries(world: World): Due[] {
  return world.all('invoice').flatMap((invoice) => {
    const at = invoice.next_payment_attempt;
    if (invoice.status !== 'open' || at === null) return [];
    return [{ at, happen: () => collectBySchedule(world, invoice) }];
  });
}

/** The next period begins, with an invoice of its own; Stripe lets an hour pass before it charges. */
function renew(world: World, subscription: Subscription): void {
  const before = itemOf(subscription);
  const start = before.current_period_end;
  const end = periodEnd(subscription.billing_cycle_anchor, start, intervalOf(before.price));
  const item = { ...before, current_period_start: start, current_period_end: end };
  const invoice = insertInvoice(world, {
    customer: world.get('customer', subscription.customer),
    subscription,
    reason: 'subscription_cycle',
    positions: [...pendingPositions(world, subscription), periodPosition(world, item)],
    period: { start: before.current_period_start, end: start },
  });
  const renewed = world.update(
    subscription,
    { items: itemList(item), latest_invoice: invoice.id },
    'customer.subscription.updated',
  );
  const { error } = collectBySchedule(world, invoice);
  if (error) world.update(renewed, { status: 'past_due' }, 'customer.subscription.updated');
}

function giveUp(world: World, subscription: Subscription): void {
  const ended = world.update(subscription, {
    status: 'incomplete_expired',
    ended_at: world.now(),
    canceled_at: world.now(),
  });
  world.emit('customer.subscription.updated', ended, { status: 'incomplete' });
  const invoice = world.find('invoice', subscription.latest_invoice ?? '');
  if (invoice?.status === 'open') voidInvoice(world, invoice);
}
