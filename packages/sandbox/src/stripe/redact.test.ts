import { expect, test } from 'vitest';
import { createMemoryStore } from './memory-store.ts';
import { redacted } from './redact.ts';
import { startSandbox } from './test-stripe.ts';
import { newSubscriber } from './test-subscriber.ts';

test('what is left of a deleted customer says what was paid, and not by whom', async () => {
  const store = createMemoryStore();
  const sandbox = startSandbox(store);
  const { stripe } = sandbox;
  const { customer, price, subscribe } = await newSubscriber(sandbox);
  await subscribe(await price(500));
  const who = { email: 'anna@example.com', name: 'Anna Plum' };
  const key = { idempotencyKey: 'rename' };
  await stripe.customers.update(customer.id, who, key);
  await stripe.customers.del(customer.id);
  const { data } = await stripe.invoices.list({ customer: customer.id });
  expect(data[0]).toMatchObject({ status: 'paid', customer_email: null });
  const events = await stripe.events.list({ limit: 100 });
  expect(events.data.map(({ type }) => type)).toContain('customer.deleted');
  expect(JSON.stringify([data, events.data])).not.toMatch(/anna|Plum/);
  // Nor does the answer that a repeated request would get.
  expect(await stripe.customers.update(customer.id, who, key)).toMatchObject({ email: null });
});

test('words of people go, however deep they stand, and nothing else does', () => {
  const object = {
    ...{ id: 'in_1', amount_paid: 50, customer_email: 'a@b.c', metadata: { order_id: 'o' } },
    lines: { data: [{ description: '1 × Starter', billing_details: { name: 'A' } }] },
  };
  expect(redacted(object)).toEqual({
    ...object,
    customer_email: null,
    lines: { data: [{ description: '1 × Starter', billing_details: null }] },
  });
});
