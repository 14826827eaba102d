// Reconciles a database (URL, argument 1) with a Stripe that has as many payments, invoices and
// charges as argument 2 says, of 1,000 customers, and one payment of `cus_odd`, the oldest. Prints
// the differences found.
import { pino } from 'pino';
import Stripe from 'stripe';
import { createCatalogue } from '../../src/features/billing/catalogue.ts';
import { reconcileBilling } from '../../src/features/billing/reconcile/reconcile.ts';
import { connectDatabase } from '../../src/platform/db/connection.ts';
import type { DB } from '../../src/schema.ts';

const COUNT = Number(process.argv[3]);
const CUSTOMERS = 1000;
const PREFIXES: Record<string, string> = { payment_intents: 'pi', invoices: 'in', charges: 'ch' };
// What Stripe says besides, of which nothing is read here.
const THE_REST = { description: 'x'.repeat(1500) };

function object(kind: string, n: number) {
  const isOdd = kind === 'payment_intents' && n === COUNT - 1;
  return {
    id: `${PREFIXES[kind]}_${n}`,
    customer: isOdd ? 'cus_odd' : `cus_${n % CUSTOMERS}`,
    status: kind === 'invoices' ? 'paid' : 'succeeded',
    metadata: isOdd ? { order_id: '00000000-0000-4000-8000-000000000000', credits: '10' } : {},
    ...{
      amount: 100,
      amount_received: 100,
      currency: 'usd',
      livemode: false,
      created: 1_700_000_000,
    },
    ...{ amount_refunded: 0, disputed: false, total: 0 },
    ...THE_REST,
  };
}

/** A page of a list, newest first; of one customer alone there is nothing but the odd payment. */
function page(kind: string, query: URLSearchParams) {
  if (!PREFIXES[kind]) return { object: 'list', data: [], has_more: false };
  if (query.has('customer')) {
    const isOdds = kind === 'payment_intents' && query.get('customer') === 'cus_odd';
    return { object: 'list', data: isOdds ? [object(kind, COUNT - 1)] : [], has_more: false };
  }
  const after = query.get('starting_after');
  const from = after === null ? 0 : Number(after.split('_')[1]) + 1;
  const to = Math.min(from + 100, COUNT);
  const data = Array.from({ length: to - from }, (_, index) => object(kind, from + index));
  return { object: 'list', data, has_more: to < COUNT };
}

const httpClient = Stripe.createFetchHttpClient(async (url: string | URL | Request) => {
  const { pathname, searchParams } = new URL(String(url));
  const [kind = '', id] = pathname.split('/').slice(2);
  return Response.json(id ? { id, metadata: {} } : page(kind, searchParams));
});
const stripe = new Stripe('sk_test_many', { httpClient, telemetry: false });
const { db, close } = connectDatabase<DB>(process.argv[2]!, { applicationName: 'test' });
const found = await reconcileBilling(
  {
    ...{ db, stripe, mode: 'test', minimumCents: 50, log: pino({ level: 'silent' }) },
    catalogue: createCatalogue(stripe),
    emailOf: async () => undefined,
  },
  { mending: 'none', since: new Date(0) },
);
console.log(JSON.stringify(found));
await close();
