import { startSandbox, SECRET_KEY } from './test-stripe.ts';
const sb = startSandbox(); const { stripe, handler } = sb;
const price = await stripe.prices.create({ currency: 'usd', unit_amount: 61, recurring: { interval: 'month' }, product_data: { name: 'x' }, lookup_key: 'lk' });
const price2 = await stripe.prices.create({ currency: 'usd', unit_amount: 100, product_data: { name: 'y' } });
const price3 = await stripe.prices.create({ currency: 'usd', unit_amount: 9900, recurring: { interval: 'year' }, product_data: { name: 'x' } });
const ids: string[] = [price.id, price2.id, price3.id, price.product as string, 'pm_card_visa', 'pm_card_chargeCustomerFail', 'pm_card_authenticationRequired', 'pm_card_createDispute', 'nothing', ''];
const clock = await stripe.testHelpers.testClocks.create({ frozen_time: 1.8e9 }); ids.push(clock.id);
for (let i = 0; i < 3; i++) { const c = await stripe.customers.create({ test_clock: clock.id }); ids.push(c.id); }
const rnd = <T,>(a: T[]): T => a[Math.floor(Math.random() * a.length)]!;
const subs = ['', '/confirm', '/cancel', '/sandbox_challenge', '/pay', '/void', '/attach', '/detach', '/close', '/advance', '/payment_methods'];
const roots = ['customers', 'products', 'prices', 'payment_intents', 'setup_intents', 'payment_methods', 'subscriptions', 'invoices', 'invoice_payments', 'charges', 'refunds', 'disputes', 'events', 'test_helpers/test_clocks', 'invoices/create_preview'];
const T = () => String(1.8e9 + Math.floor(Math.random() * 300) * 86400);
const fields: (() => [string, string])[] = [
 () => ['customer', rnd(ids)], () => ['amount', rnd(['12', '500', '-1', 'x', '1e5', '99999999'])], () => ['currency', rnd(['usd', 'eur', ''])], () => ['payment_method', rnd(ids)], () => ['confirm', rnd(['true', 'false', 'x'])], () => ['off_session', rnd(['true', 'false'])],
 () => ['items[0][price]', rnd(ids)], () => ['items[0][id]', rnd(ids)], () => ['items[0][quantity]', rnd(['1', '2', '0'])], () => ['payment_behavior', rnd(['allow_incomplete', 'default_incomplete', 'error_if_incomplete', 'pending_if_incomplete'])], () => ['proration_behavior', rnd(['none', 'always_invoice', 'create_prorations'])],
 () => ['metadata[a]', rnd(['', 'b'])], () => ['metadata', ''], () => ['cancel_at_period_end', rnd(['true', 'false'])], () => ['default_payment_method', rnd(ids)], () => ['invoice_settings[default_payment_method]', rnd(ids)], () => ['expand[]', rnd(['customer', 'latest_invoice.payments', 'latest_charge', 'data.customer', 'nope', 'latest_invoice.confirmation_secret'])],
 () => ['charge', rnd(ids)], () => ['payment_intent', rnd(ids)], () => ['invoice', rnd(ids)], () => ['subscription', rnd(ids)], () => ['subscription_details[items][0][id]', rnd(ids)], () => ['subscription_details[items][0][price]', rnd(ids)], () => ['frozen_time', T()], () => ['limit', rnd(['1', '100', '0'])], () => ['starting_after', rnd(ids)], () => ['status', rnd(['all', 'paid', 'open', 'active'])], () => ['result', rnd(['pass', 'fail'])], () => ['setup_future_usage', rnd(['off_session', ''])], () => ['test_clock', rnd(ids)], () => ['created[gt]', '5'], () => ['unit_amount', '500'], () => ['product', rnd(ids)], () => ['recurring[interval]', rnd(['month', 'week', 'year'])], () => ['lookup_key', rnd(['a', 'lk'])], () => ['name', 'N'], () => ['price', rnd(ids)],
 () => ['payment_method_data[type]', 'card'], () => ['payment_method_data[card][number]', '4242424242424242'],
];
const sets: Record<string, string[]> = { customers: ['test_clock', 'metadata[a]', 'invoice_settings[default_payment_method]', 'name'], payment_intents: ['amount', 'currency', 'customer', 'payment_method', 'confirm', 'off_session', 'setup_future_usage', 'result'], setup_intents: ['customer', 'payment_method', 'confirm', 'result'], subscriptions: ['customer', 'items[0][price]', 'items[0][id]', 'payment_behavior', 'proration_behavior', 'default_payment_method', 'cancel_at_period_end', 'off_session'], invoices: ['payment_method'], 'invoices/create_preview': ['subscription', 'subscription_details[items][0][id]', 'subscription_details[items][0][price]'], refunds: ['charge', 'payment_intent', 'amount'], payment_methods: ['customer'], 'test_helpers/test_clocks': ['frozen_time'] };
const stat: Record<string, number> = {};
const end = Date.now() + Number(process.env.SECS ?? 15) * 1000; let n = 0;
while (Date.now() < end) {
  const root = rnd(roots); const withId = Math.random() < 0.6;
  const prefix: Record<string, string> = { customers: 'cus', payment_intents: 'pi', setup_intents: 'seti', payment_methods: 'pm', subscriptions: 'sub', invoices: 'in', charges: 'ch', disputes: 'du', refunds: 're', 'test_helpers/test_clocks': 'clock' };
  const own = ids.filter((x) => x.startsWith((prefix[root] ?? '') + '_')); const id = Math.random() < 0.9 && own.length ? rnd(own) : rnd(ids);
  const path = `/v1/${root}${withId ? `/${id}${rnd(subs)}` : ''}`; const method = rnd(['GET', 'POST', 'POST', 'POST', ...(Math.random() < 0.03 ? ['DELETE'] : [])]);
  const p = new URLSearchParams();
  if (Math.random() < 0.85 && sets[root]) { for (const k of sets[root]) if (Math.random() < 0.6) p.append(...(fields.map((f) => f()).find(([a]) => a === k)!)); }
  else for (let i = 0; i < Math.random() * 4; i++) p.append(...rnd(fields)());
  const req = new Request(`https://api.stripe.com${path}${method === 'POST' ? '' : '?' + p}`, { method, headers: { authorization: `Bearer ${SECRET_KEY}` }, ...(method === 'POST' ? { body: p } : {}) });
  let r: Response;
  try { r = await handler(req); } catch (e) { console.log('THROW', method, path, String(p), e); process.exit(1); }
  const body = (await r.json().catch(() => ({}))) as { id?: string; latest_invoice?: string; latest_charge?: string };
  stat[`${r.status}`] = (stat[`${r.status}`] ?? 0) + 1; if (r.status === 200) stat[`200 ${method} ${path.replace(/\/(\w+_\w+|nothing)(?=\/|$)/, '/:id')}`] = (stat[`200 ${method} ${path.replace(/\/(\w+_\w+|nothing)(?=\/|$)/, '/:id')}`] ?? 0) + 1;
  for (const x of [body.id, body.latest_invoice, body.latest_charge, (body as any).customer, (body as any).payment_method, (body as any).items?.data?.[0]?.id]) if (typeof x === 'string' && !ids.includes(x) && ids.length < 400) ids.push(x);
  if (ids.length >= 400) ids.splice(20, 100);
  n++;
}
console.log(n, stat, Math.round(process.memoryUsage().heapUsed / 1e6), 'MB');
