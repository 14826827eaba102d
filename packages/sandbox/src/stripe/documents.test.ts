import { expect, test } from 'vitest';
import { CARD, startSandbox, typesOf } from './test-stripe.ts';
import { DAY, invoiceOf, newSubscriber, START } from './test-subscriber.ts';

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

/** What the button on an invoice's page does. */
const press = (url: string) => handler(new Request(url, { method: 'POST' }));

/** A subscription whose renewal failed, and the address of its invoice. */
async function pastDue(subscriber: Awaited<ReturnType<typeof newSubscriber>>) {
  const subscription = await subscriber.subscribe(await subscriber.price(61));
  await subscriber.useCard(CARD.failsWhenCharged);
  await subscriber.advance(START + 32 * DAY);
  const renewed = await subscriber.read(subscription);
  expect(renewed.status).toBe('past_due');
  return { subscription, url: invoiceOf(renewed).hosted_invoice_url ?? '' };
}

test('an open invoice is paid on its page, and wakes its subscription', async () => {
  const subscriber = await newSubscriber(sandbox);
  const { subscription, url } = await pastDue(subscriber);
  const { response, text } = await open(url);
  expect(response.headers.get('content-security-policy')).toContain("form-action 'self'");
  expect(text).toContain(`<form method="post" action="${new URL(url).pathname}/pay">`);
  await sandbox.events();

  const answer = await press(`${url}/pay`);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, new URL(url).pathname]);
  const paid = await open(url);
  expect(paid.text).toContain('>Paid<');
  expect(paid.text).not.toContain('<form');
  const types = typesOf(await sandbox.events());
  expect(types).toEqual(
    expect.arrayContaining([
      'payment_method.attached',
      'payment_intent.succeeded',
      'invoice.paid',
      'customer.subscription.updated',
    ]),
  );
  expect((await subscriber.read(subscription)).status).toBe('active');
});

test('the card that paid an invoice on its page pays the next renewal, too', async () => {
  const subscriber = await newSubscriber(sandbox);
  const { subscription, url } = await pastDue(subscriber);
  await press(`${url}/pay`);
  await subscriber.advance(START + 62 * DAY);
  const { status, default_payment_method: card } = await subscriber.read(subscription);
  expect(status).toBe('active');
  const { customer } = await stripe.paymentMethods.retrieve(card as string);
  expect(customer).toBe(subscriber.customer.id);
  expect((await subscriber.invoices()).map(({ status }) => status)).toEqual(Array(3).fill('paid'));
});

test('pressed twice at once, the button charges once', async () => {
  const subscriber = await newSubscriber(sandbox);
  const { url } = await pastDue(subscriber);
  const answers = await Promise.all([press(`${url}/pay`), press(`${url}/pay`)]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  const charges = await stripe.charges.list({ customer: subscriber.customer.id });
  expect(charges.data.filter(({ paid }) => paid)).toHaveLength(2);
});

test('an invoice that is paid is left as it is, also one with nothing to pay', async () => {
  const { subscribe, price } = await newSubscriber(sandbox);
  const free = await subscribe(await price(0), { expand: ['latest_invoice'] });
  const { status, hosted_invoice_url: url } = invoiceOf(free);
  expect(status).toBe('paid');
  await sandbox.events();
  expect((await press(`${url}/pay`)).status).toBe(303);
  expect(await sandbox.events()).toEqual([]);
});

test('a payment on the page says that events wait', async () => {
  let rings = 0;
  const ringing = startSandbox(sandbox.store, () => {
    rings += 1;
  });
  const { url } = await pastDue(await newSubscriber(sandbox));
  await ringing.handler(new Request(`${url}/pay`, { method: 'POST' }));
  expect(rings).toBe(1);
});

test('an invoice of a subscription that has ended can be paid, and wakes nothing', async () => {
  const subscriber = await newSubscriber(sandbox);
  const { subscription, url } = await pastDue(subscriber);
  await stripe.subscriptions.cancel(subscription.id);
  const { default_payment_method: before } = await subscriber.read(subscription);
  await press(`${url}/pay`);
  expect((await open(url)).text).toContain('>Paid<');
  expect(await subscriber.read(subscription)).toMatchObject({
    status: 'canceled',
    default_payment_method: before,
  });
});

test('without the whole link nothing is paid', async () => {
  const subscriber = await newSubscriber(sandbox);
  const { subscription, url } = await pastDue(subscriber);
  const parent = url.slice(0, url.lastIndexOf('/'));
  const wrongs = [url, `${parent}/pay`, `${parent}//pay`, `${url.slice(0, -1)}/pay`, `${url}/pay/`];
  for (const wrong of wrongs) expect((await press(wrong)).status).toBe(404);
  expect((await open(`${url}/pay`)).response.status).toBe(404);
  expect((await subscriber.read(subscription)).status).toBe('past_due');
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
