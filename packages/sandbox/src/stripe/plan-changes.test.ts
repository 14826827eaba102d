import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { CARD, startSandbox, typesOf } from './test-stripe.ts';
import { DAY, invoiceOf, itemOf, newSubscriber, START } from './test-subscriber.ts';

const sandbox = startSandbox();
const { stripe, pay, answer, events } = sandbox;

/** Somebody with a plan of $10 since Jan 31; it is Feb 14 now, half of the 28 days are left. */
async function halfWay(cents = 1000) {
  const subscriber = await newSubscriber(sandbox);
  const before = await subscriber.price(cents);
  const subscription = await subscriber.subscribe(before);
  await subscriber.advance(START + 14 * DAY);
  await events();
  const change = (price: Stripe.Price, more: Stripe.SubscriptionUpdateParams = {}) =>
    stripe.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription).id, price: price.id }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
      off_session: true,
      expand: ['latest_invoice'],
      ...more,
    });
  return { ...subscriber, before, subscription, change };
}

/** A whole new period from now on, with nothing for the old one. */
const ANEW = { billing_cycle_anchor: { type: 'now' }, proration_behavior: 'none' } as const;

const linesOf = ({ lines }: Stripe.Invoice) =>
  lines.data.map(({ amount, pricing, parent }) => [
    amount,
    pricing?.price_details?.price,
    parent?.subscription_item_details?.proration,
  ]);

test('the unused time comes back at the old price, the remaining is charged at the new', async () => {
  const { change, price, before, subscription } = await halfWay();
  const dearer = await price(3000);
  await events();
  const updated = await change(dearer);
  const invoice = invoiceOf(updated);
  expect(linesOf(invoice)).toEqual([
    [-500, before.id, true],
    [1500, dearer.id, true],
  ]);
  expect(invoice).toMatchObject({ total: 1000, amount_paid: 1000, status: 'paid' });
  expect(invoice.lines.data[1]?.period).toEqual({
    start: START + 14 * DAY,
    end: itemOf(subscription).current_period_end,
  });
  const happened = await events();
  expect(typesOf(happened).slice(-2)).toEqual([
    'invoice.payment_succeeded',
    'customer.subscription.updated',
  ]);
  expect(happened.at(-1)?.data.previous_attributes).toMatchObject({
    items: { data: [{ price: { id: before.id } }] },
  });
});

test('what comes back names the line that charged it, even when it rounds to nothing', async () => {
  const { change, price, subscription, advance } = await halfWay(12);
  await advance(itemOf(subscription).current_period_end - 60);
  const [credit, charge] = invoiceOf(await change(await price(60))).lines.data;
  const creditedBy = (line: Stripe.InvoiceLineItem | undefined) =>
    line?.parent?.subscription_item_details?.proration_details?.credited_items;
  const paid = await stripe.invoices.retrieve(subscription.latest_invoice as string);
  expect(credit?.amount).toBe(0);
  expect(creditedBy(credit)).toEqual({
    invoice: paid.id,
    invoice_line_items: [paid.lines.data[0]?.id],
  });
  expect(creditedBy(charge)).toBeNull();
});

test('prorations are to the second', async () => {
  const { change, price, advance } = await halfWay(1000);
  await advance(START + 28 * DAY - 3600);
  const updated = await change(await price(100_000));
  // One hour of 28 days: 1000 / 672 and 100000 / 672.
  expect(invoiceOf(updated).lines.data.map(({ amount }) => amount)).toEqual([-1, 149]);
});

test('a preview says what the change costs, and changes nothing', async () => {
  const { price, subscription, invoices, customer } = await halfWay();
  const dearer = await price(3000);
  const items = [{ id: itemOf(subscription).id, price: dearer.id }];
  const preview = (proration_behavior: 'always_invoice' | 'create_prorations' | 'none') =>
    stripe.invoices.createPreview({
      customer: customer.id,
      subscription: subscription.id,
      subscription_details: { items, proration_behavior },
    });
  await events();
  expect(await preview('always_invoice')).toMatchObject({ amount_due: 1000, status: 'draft' });
  expect((await preview('create_prorations')).total).toBe(1000 + 3000);
  expect((await preview('none')).total).toBe(3000);
  const anew = await stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: { items, ...ANEW },
  });
  expect(anew).toMatchObject({ amount_due: 3000, billing_reason: 'subscription_update' });
  expect(anew.lines.data[0]?.period.start).toBe(START + 14 * DAY);
  const next = await stripe.invoices.createPreview({ subscription: subscription.id });
  expect(next).toMatchObject({ total: 1000, hosted_invoice_url: null });
  expect(await events()).toEqual([]);
  expect(await invoices()).toHaveLength(1);
});

test('a refused change leaves the subscription as it was, and its invoice void', async () => {
  const { change, price, useCard, subscription, read, invoices, balance } = await halfWay();
  await useCard(CARD.failsWhenCharged);
  const was = await read(subscription);
  await expect(change(await price(3000))).rejects.toMatchObject({ code: 'card_declined' });
  expect(await read(subscription)).toEqual(was);
  expect((await invoices()).map(({ status, total }) => [status, total])).toEqual([
    ['void', 1000],
    ['paid', 1000],
  ]);
  expect(await balance()).toBe(0);
  expect(typesOf(await events())).toContain('invoice.voided');
});

test('a void invoice gives back the credit that it used', async () => {
  const { change, price, useCard, before, balance } = await halfWay(3000);
  await change(await price(1000));
  expect(await balance()).toBe(-1000);
  await useCard(CARD.failsWhenCharged);
  await expect(change(await price(9000))).rejects.toMatchObject({ code: 'card_declined' });
  expect(await balance()).toBe(-1000);
  const updated = await change(before);
  expect(invoiceOf(updated)).toMatchObject({
    total: 1000,
    starting_balance: -1000,
    ending_balance: 0,
    amount_due: 0,
    status: 'paid',
  });
  expect(await balance()).toBe(0);
});

test('a change can wait for its payment, which the browser makes', async () => {
  const { change, price, useCard, before, subscription, read } = await halfWay();
  await useCard(CARD.asksAlways);
  const dearer = await price(3000);
  const pending = await change(dearer, {
    payment_behavior: 'pending_if_incomplete',
    off_session: false,
    expand: ['latest_invoice.confirmation_secret'],
  });
  expect(itemOf(pending).price.id).toBe(before.id);
  expect(pending.pending_update?.subscription_items?.[0]?.price.id).toBe(dearer.id);
  expect(pending.status).toBe('active');
  await answer(invoiceOf(pending).confirmation_secret?.client_secret ?? '', 'pass');
  const applied = await read(subscription);
  expect(applied.pending_update).toBeNull();
  expect(itemOf(applied).price.id).toBe(dearer.id);
  expect(typesOf(await events())).toContain('customer.subscription.pending_update_applied');
});

test('a change that waits is dropped after 23 hours', async () => {
  const { change, price, useCard, before, subscription, read, advance } = await halfWay();
  await useCard(CARD.failsWhenCharged);
  const pending = await change(await price(3000), { payment_behavior: 'pending_if_incomplete' });
  expect(pending.pending_update?.expires_at).toBe(START + 14 * DAY + 23 * 3600);
  await advance(START + 16 * DAY);
  const dropped = await read(subscription);
  expect(dropped.pending_update).toBeNull();
  expect(itemOf(dropped).price.id).toBe(before.id);
  expect(invoiceOf(dropped).status).toBe('void');
  await expect(
    change(await price(3000), { payment_behavior: 'pending_if_incomplete', metadata: { a: 'b' } }),
  ).rejects.toMatchObject({ param: 'metadata' });
});

test('a change allowed to be unpaid makes the subscription past due', async () => {
  const { change, price, useCard } = await halfWay();
  await useCard(CARD.failsWhenCharged);
  const dearer = await price(3000);
  const updated = await change(dearer, { payment_behavior: 'allow_incomplete' });
  expect(updated.status).toBe('past_due');
  expect(itemOf(updated).price.id).toBe(dearer.id);
  expect(invoiceOf(updated).next_payment_attempt).toBe(START + 17 * DAY);
});

test('prorations can wait for the renewal, or not be made', async () => {
  const { change, price, advance, invoices } = await halfWay();
  const dearer = await price(3000);
  await change(dearer, { proration_behavior: 'create_prorations' });
  expect(await invoices()).toHaveLength(1);
  await advance(START + 28 * DAY);
  const [renewal] = await invoices();
  expect(renewal?.lines.data.map(({ amount }) => amount)).toEqual([-500, 1500, 3000]);

  const other = await halfWay();
  await other.change(dearer, { proration_behavior: 'none' });
  await other.advance(START + 28 * DAY);
  expect((await other.invoices()).map(({ total }) => total)).toEqual([3000, 1000]);
});

test('another interval begins a period of its own', async () => {
  const { change, price, subscription } = await halfWay();
  const yearly = await price(9000, { interval: 'year' });
  const updated = await change(yearly);
  expect(invoiceOf(updated)).toMatchObject({ total: 9000 - 500, status: 'paid' });
  expect(itemOf(updated)).toMatchObject({
    current_period_start: START + 14 * DAY,
    current_period_end: Date.UTC(2027, 1, 14, 12) / 1000,
  });
  expect(updated.billing_cycle_anchor).toBe(START + 14 * DAY);
  expect(itemOf(subscription).current_period_start).toBe(START);
  expect(updated.cancel_at).toBeNull();
});

test('a change can begin a period, which is charged in full and without proration', async () => {
  const { change, price, subscription, advance, invoices } = await halfWay();
  const dearer = await price(3000);
  const updated = await change(dearer, ANEW);
  const invoice = invoiceOf(updated);
  expect(linesOf(invoice)).toEqual([[3000, dearer.id, false]]);
  const start = START + 14 * DAY;
  const end = Date.UTC(2026, 2, 14, 12) / 1000;
  expect(invoice).toMatchObject({ billing_reason: 'subscription_update', amount_paid: 3000 });
  expect(invoice.lines.data[0]?.period).toEqual({ start, end });
  expect(updated.billing_cycle_anchor).toBe(start);
  expect(itemOf(updated)).toMatchObject({
    id: itemOf(subscription).id,
    current_period_start: start,
    current_period_end: end,
  });
  await advance(end);
  expect((await invoices()).map(({ total }) => total)).toEqual([3000, 3000, 1000]);
});

test('a period can begin anew in the second that it began', async () => {
  const { change, price } = await halfWay();
  await change(await price(3000), ANEW);
  const again = await change(await price(6000), ANEW);
  expect(invoiceOf(again)).toMatchObject({ total: 6000, status: 'paid' });
  expect(linesOf(invoiceOf(again))).toHaveLength(1);
});

test('a period can begin anew at the price that it has', async () => {
  const { change, before, subscription } = await halfWay();
  const updated = await change(before, ANEW);
  expect(invoiceOf(updated)).toMatchObject({ total: 1000, status: 'paid' });
  expect(updated.billing_cycle_anchor).toBe(START + 14 * DAY);
  const same = await change(before, { ...ANEW, billing_cycle_anchor: { type: 'unchanged' } });
  expect(same.latest_invoice).toMatchObject({ id: invoiceOf(updated).id });
  expect(subscription.billing_cycle_anchor).toBe(START);
});

test('with proration, what is left of the old period comes off a new one', async () => {
  const { change, price } = await halfWay();
  const updated = await change(await price(3000), { billing_cycle_anchor: { type: 'now' } });
  expect(invoiceOf(updated).lines.data.map(({ amount }) => amount)).toEqual([-500, 3000]);
});

test('a period that was to begin and is not paid does not begin, and what waited waits on', async () => {
  const { change, price, useCard, subscription, read, invoices, advance } = await halfWay();
  const [middle, dearer] = [await price(2000), await price(3000)];
  await change(middle, { proration_behavior: 'create_prorations' });
  await useCard(CARD.failsWhenCharged);
  const was = await read(subscription);
  await expect(change(dearer, ANEW)).rejects.toMatchObject({ code: 'card_declined' });
  expect(await read(subscription)).toEqual(was);
  await useCard(CARD.good);
  await advance(START + 28 * DAY);
  expect((await invoices())[0]?.lines.data.map(({ amount }) => amount)).toEqual([-500, 1000, 2000]);
});

test('a period can wait for its payment', async () => {
  const { change, price, useCard, subscription, read } = await halfWay();
  await useCard(CARD.asksAlways);
  const pending = await change(await price(3000), {
    ...ANEW,
    payment_behavior: 'pending_if_incomplete',
    off_session: false,
    expand: ['latest_invoice.confirmation_secret'],
  });
  expect(pending.billing_cycle_anchor).toBe(START);
  await answer(invoiceOf(pending).confirmation_secret?.client_secret ?? '', 'pass');
  expect((await read(subscription)).billing_cycle_anchor).toBe(START + 14 * DAY);
});

test('a cancelled subscription ends with the period that a change begins', async () => {
  const { change, price, subscription } = await halfWay();
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  const updated = await change(await price(9000, { interval: 'year' }));
  expect(updated.cancel_at).toBe(itemOf(updated).current_period_end);
});

test('the price that it has already costs nothing', async () => {
  const { change, before, invoices } = await halfWay();
  await change(before);
  expect(await invoices()).toHaveLength(1);
  expect(await events()).toEqual([]);
});

test('what is paid in the browser after a refusal counts, too', async () => {
  const { change, price, useCard, subscription, read } = await halfWay();
  await useCard(CARD.failsWhenCharged);
  const late = await change(await price(3000), {
    payment_behavior: 'allow_incomplete',
    expand: ['latest_invoice.confirmation_secret'],
  });
  await pay(invoiceOf(late).confirmation_secret?.client_secret ?? '');
  const paid = await read(subscription);
  expect([paid.status, invoiceOf(paid).status]).toEqual(['active', 'paid']);
});
