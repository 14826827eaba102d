import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import Stripe from 'stripe';
import { expect, onTestFinished, test } from 'vitest';
import { STRIPE_LIMITS } from './stripe.ts';

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
    ...{ ...STRIPE_LIMITS, timeout: 300 },
  });
  await expect(stripe.customers.retrieve('cus_1')).rejects.toBeInstanceOf(
    Stripe.errors.StripeConnectionError,
  );
  expect(asked).toBe(2);
});
