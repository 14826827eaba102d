import { startSandbox } from './test-stripe.ts';

const sb = startSandbox();
const { stripe } = sb;
const cus = await stripe.customers.create({});
for (let round = 0; round < 3; round++) {
  const n = 2000;
  const t = performance.now();
  for (let i = 0; i < n; i++) {
    const pi = await stripe.paymentIntents.create({
      amount: 100,
      currency: 'usd',
      ...(process.env.CUS
        ? { customer: i % 50 ? cus.id : (await stripe.customers.create({})).id }
        : {}),
    });
    await stripe.paymentIntents.confirm(pi.id, { payment_method: 'pm_card_visa' });
  }
  const s = (performance.now() - t) / 1000;
  console.log('calls/s', Math.round((n * 2) / s));
}
