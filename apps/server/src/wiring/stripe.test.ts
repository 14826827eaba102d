import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import Stripe from 'stripe';
import { expect, onTestFinished, test } from 'vitest';
import { priceWarnings, STRIPE_LIMITS } from './stripe.ts';

test('a Stripe that never answers is asked twice, and given up', async () => {
  let asked = 0;
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      asked += 1;
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const stripe = new Stripe('sk_test_silent', {
    ...{ host: '127.0.0.1', port, protocol: 'http' },
    ...{ ...STRIPE_LIMITS, timeout: 3000 },
  });
  await expect(stripe.customers.retrieve('cus_1')).rejects.toBeInstanceOf(
    Stripe.errors.StripeConnectionError,
  );
  expect(asked).toBe(2);
});

test('plans that Stripe cannot charge are named at the start, as not sold', () => {
  const plans = {
    ...{ starter: { priceCents: 12, credits: 2 }, creator: { priceCents: 50, credits: 10 } },
    ...{ pro: { priceCents: 1800, credits: 30 }, studio: { priceCents: 6100, credits: 100 } },
  };
  const prices = { creditPriceCents: 10, plans };
  expect(priceWarnings(prices, { minimumCents: 50 })).toEqual([
    'the price book sells Starter for 12 cents, and Stripe charges no less than 50: nobody can subscribe to it until its price is raised',
  ]);
  expect(priceWarnings(prices, { minimumCents: 1 })).toEqual([]);
});
