import Stripe from 'stripe';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { createTestWeb } from '../../../test/web.ts';
import { sweepOpenBusiness } from './sweep.ts';

const SECRET = 'sk_test_of_this_test';
const web = await createTestWeb({ SANDBOX_SECRET_KEY: SECRET });
afterAll(web.close);

/** The sweep of a worker whose looks at payments `before` hears of, by their ids. */
function sweeping(before: (payment: string) => unknown) {
  const stripe = new Stripe(SECRET, {
    maxNetworkRetries: 0,
    httpClient: Stripe.createFetchHttpClient(
      async (url: string | URL | Request, init?: RequestInit) => {
        const request = new Request(url, init);
        await before(new URL(request.url).pathname.split('/').at(-1)!);
        return web.payments.sandbox!.handler(request);
      },
    ),
  });
  return () => sweepOpenBusiness({ ...web.billing, stripe });
}

/** Begins so many purchases, whose ends nobody tells of. */
async function beginPurchases(count: number): Promise<string[]> {
  await web.db.updateTable('credit_orders').set({ status: 'expired' }).execute();
  const person = await web.person();
  const payments: string[] = [];
  while (payments.length < count) {
    const { body } = await person.send('POST', '/api/create-credit-payment', { credits: 3 });
    payments.push(body.paymentIntentId);
  }
  return payments;
}

test('a look that Stripe does not answer holds up no other', async () => {
  const [stuck, ...others] = await beginPurchases(3);
  const answered = Promise.withResolvers<void>();
  const asked: string[] = [];
  const sweep = sweeping((payment) => {
    asked.push(payment);
    return payment === stuck ? answered.promise : undefined;
  });
  const swept = sweep();
  await expect.poll(() => asked.toSorted()).toEqual([stuck, ...others].toSorted());
  answered.resolve();
  await swept;
});

test('a run ends after a minute, and what it has left comes first in the next', async () => {
  const payments = await beginPurchases(10);
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  let asked: string[] = [];
  const sweep = sweeping((payment) => {
    asked.push(payment);
    vi.advanceTimersByTime(60_000);
  });
  await sweep();
  const first = asked;
  expect(first).toHaveLength(8);
  asked = [];
  await sweep();
  const left = payments.filter((payment) => !first.includes(payment));
  expect(left).toHaveLength(2);
  expect(asked).toEqual(expect.arrayContaining(left));
  expect(asked).toHaveLength(8);
});

test('a run looks at everything once, however many there are', async () => {
  const payments = await beginPurchases(10);
  const asked: string[] = [];
  await sweeping((payment) => asked.push(payment))();
  expect(asked.toSorted()).toEqual(payments.toSorted());
});
