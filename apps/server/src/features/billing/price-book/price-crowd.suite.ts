import type { PlanName } from '@shortcake/contract/plans';
import type { Transaction } from '@shortcake/contract/transaction';
import { expect } from 'vitest';
import { payments } from '../../../../test/payments.ts';
import { changePrices } from '../../../../test/prices.ts';
import { createTestWeb, type Person, type TestWeb } from '../../../../test/web.ts';
import { checkLedger } from '../../credits/check-ledger.ts';
import { reconcileBilling } from '../reconcile/reconcile.ts';

const buy = (person: Person, credits: number, expectedCents?: number) =>
  person.send('POST', '/api/create-credit-payment', { credits, expectedCents });
const choose = (person: Person, plan: PlanName, expectedCents?: number) =>
  person.send('POST', '/api/create-subscription', { plan, expectedCents });

async function grantsOf(person: Person): Promise<Transaction[]> {
  const { body } = await person.send('GET', '/api/transactions');
  return body.reverse();
}

/** Purchases and plans at the price that a page showed, and what they brought. */
export const buying = { buy, choose, grantsOf };

/** Numbers of people who buy credits, upgrade, and renew, and of changes of prices meanwhile at most. */
export type Crowd = { buyers: number; upgrading: number; renewing: number; changes: number };

/** Has a crowd buy while prices change, and expects each to be charged what their page said. */
export async function expectPricesOfPages(crowd: Crowd): Promise<void> {
  const web = await createTestWeb();
  try {
    await buyWhilePricesChange(web, crowd);
  } finally {
    await web.close();
  }
}

async function buyWhilePricesChange(web: TestWeb, crowd: Crowd): Promise<void> {
  const { stripe } = web.billing;
  const { confirm, subscribe, advance, subscriptionOf } = payments(web);
  const people = (count: number) => Promise.all(Array.from({ length: count }, () => web.person()));
  const [buyers, starters, renewing] = [
    await people(crowd.buyers),
    await people(crowd.upgrading),
    await people(crowd.renewing),
  ];
  for (const person of starters) await subscribe(person, 'starter');
  for (const person of renewing) await subscribe(person, 'creator');

  let refused = 0;
  // Each entry has amounts of its own, so that they tell which entry something is of.
  const change = (n: number) =>
    changePrices(web, {
      creditPriceCents: 10 + n,
      studio: { priceCents: 1000 + n, credits: 2000 + n },
    });
  await change(1);
  let written = 1;
  /** Changes under way, one after the other: whoever has been answered brings the next. */
  let changes = Promise.resolve<unknown>(undefined);
  const changeNext = () => {
    // No more than so many: who is refused each time would press for ever.
    if (written === crowd.changes) return;
    written += 1;
    const n = written;
    changes = changes.then(() => change(n));
  };

  /** Presses again, as people do, until the price that is shown is still the price. */
  const press = async (shown: number, send: (cents: number) => ReturnType<typeof buy>) => {
    for (let cents = shown; ; ) {
      const answer = await send(cents);
      changeNext();
      if (answer.status === 200) return { cents, answer };
      expect(answer).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } });
      expect(answer.body.amount).not.toBe(cents);
      refused += 1;
      cents = answer.body.amount;
    }
  };

  const purchases = buyers.map(async (person, nth) => {
    const credits = 1 + (nth % 7);
    const now = pricesOn((await web.app.inject('/')).body).creditPriceCents;
    // Half of them opened their page before the first change.
    const shown = credits * (nth % 2 ? now : 10);
    const { cents, answer } = await press(shown, (price) => buy(person, credits, price));
    expect(answer.body.amount).toBe(cents);
    await confirm(answer.body.clientSecret);
    const { paymentIntentId } = answer.body;
    await person.send('POST', '/api/complete-credit-purchase', { paymentIntentId });
    expect(await stripe.paymentIntents.retrieve(paymentIntentId)).toMatchObject({
      amount_received: cents,
      metadata: { credits: String(credits) },
    });
    expect(await grantsOf(person)).toMatchObject([{ credits }]);
  });
  const upgrades = starters.map(async (person, nth) => {
    const { body: offers } = await person.send('GET', '/api/plans');
    const now = offers.find(({ plan }: { plan: string }) => plan === 'studio').price;
    const shown = nth % 2 ? now : 61;
    const { cents, answer } = await press(shown, (price) => choose(person, 'studio', price));
    const credits = cents + 1000;
    expect(answer.body).toMatchObject({ price: cents, videos: credits, newCredits: credits });
    expect(await grantsOf(person)).toMatchObject([
      { amount: 12, credits: 2 },
      { amount: cents, credits },
    ]);
  });
  const renewals = renewing.map(async (person) => {
    await advance(person, 32);
    await person.send('POST', '/api/sync-subscription');
    expect(await grantsOf(person)).toMatchObject([
      { amount: 60, credits: 10 },
      { amount: 60, credits: 10 },
    ]);
  });
  await Promise.all([...purchases, ...upgrades, ...renewals]);
  await changes;
  await web.settleWebhooks();

  expect(refused).toBeGreaterThanOrEqual((buyers.length + starters.length) / 2);
  for (const person of [...starters, ...renewing]) {
    const { items } = await subscriptionOf(person);
    const sold = await web.billing.catalogue.soldAt(items.data[0]!.price);
    const [newest] = (await grantsOf(person)).slice(-1);
    expect(newest).toMatchObject({ amount: sold!.priceCents, credits: sold!.credits });
  }
  expect(await reconcileBilling(web.billing, { mending: 'none' })).toEqual([]);
  expect(await checkLedger(web.db, async () => true)).toEqual([]);
}

/** Reads the prices that a page hands to its script. */
const pricesOn = (page: string) =>
  JSON.parse(/data-prices="([^"]*)"/.exec(page)![1]!.replaceAll('&quot;', '"'));
