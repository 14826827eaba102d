import { expect, test } from 'vitest';
import { CARD, startSandbox } from './test-stripe.ts';
import { invoiceOf, newSubscriber } from './test-subscriber.ts';

const sandbox = startSandbox();
const { stripe, handler, pay } = sandbox;

async function open(url: string | null | undefined) {
  const response = await handler(new Request(url ?? ''));
  return { response, text: await response.text() };
}

test('an invoice shows what it is for to whoever has its link', async () => {
  const { subscribe, price } = await newSubscriber(sandbox);
  const subscription = await subscribe(await price(61), { expand: ['latest_invoice'] });
  const invoice = invoiceOf(subscription);
  const { response, text } = await open(invoice.hosted_invoice_url);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(text).toContain('<title>Sandbox invoice</title>');
  for (const words of [
    invoice.number,
    'January 31, 2026',
    'Plan of 61',
    '$0.61',
    'Paid',
    'nothing was charged',
  ]) {
    expect(text).toContain(words);
  }
  expect(invoice.invoice_pdf).toBeNull();
});

test('an unpaid invoice says so', async () => {
  const { subscribe, price } = await newSubscriber(sandbox, CARD.failsWhenCharged);
  const subscription = await subscribe(await price(61), {
    payment_behavior: 'allow_incomplete',
    expand: ['latest_invoice'],
  });
  const { text } = await open(invoiceOf(subscription).hosted_invoice_url);
  expect(text).toContain('Open: not paid yet');
});

test("a receipt shows what was paid and refunded, and nobody else's markup", async () => {
  const intent = await stripe.paymentIntents.create({
    amount: 1200,
    currency: 'usd',
    description: '<b>100</b> credits & more',
  });
  await pay(intent.client_secret);
  await stripe.refunds.create({ payment_intent: intent.id, amount: 200 });
  const [charge] = (await stripe.charges.list({ payment_intent: intent.id })).data;
  const { response, text } = await open(charge?.receipt_url);
  expect(response.status).toBe(200);
  expect(text).toContain('<title>Sandbox receipt</title>');
  for (const words of [
    '$12.00',
    '-$2.00',
    '$10.00',
    '&#60;b&#62;100&#60;/b&#62; credits &#38; more',
  ]) {
    expect(text).toContain(words);
  }
});

test('without the whole link nothing is shown', async () => {
  const { subscribe, price } = await newSubscriber(sandbox);
  const subscription = await subscribe(await price(61), { expand: ['latest_invoice'] });
  const url = invoiceOf(subscription).hosted_invoice_url ?? '';
  const parent = url.slice(0, url.lastIndexOf('/'));
  for (const wrong of [
    parent,
    `${parent}/`,
    url.slice(0, -1),
    `${url}x`,
    url.replace('invoices', 'receipts'),
  ]) {
    const { response, text } = await open(wrong);
    expect(response.status).toBe(404);
    expect(text).not.toContain('0.61');
  }
});
