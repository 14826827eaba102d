import Stripe from 'stripe';
import { createStripeSandbox } from '../stripe.ts';
import { createWebhookDelivery } from '../stripe-webhooks.ts';
import { createMemoryStore } from './memory-store.ts';
import type { StripeStore } from './store.ts';

export const SECRET_KEY = 'sk_test_sandbox';
export const PUBLISHABLE_KEY = 'pk_test_sandbox';
export const BASE_URL = 'http://localhost:3000/sandbox/stripe';
const WEBHOOK_SECRET = 'whsec_sandbox';

export const CARD = {
  good: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  asksUnlessSaved: '4000002500003155',
  asksAlways: '4000002760003184',
  failsWhenCharged: '4000000000000341',
  disputed: '4000000000000259',
};

/** A sandbox with the real SDK on it, a browser, and a receiver of its webhooks. */
export function startSandbox(store: StripeStore = createMemoryStore(), onEvents = () => {}) {
  const handler = createStripeSandbox({
    store,
    secretKey: SECRET_KEY,
    publishableKey: PUBLISHABLE_KEY,
    apiVersion: Stripe.API_VERSION,
    baseUrl: BASE_URL,
    onEvents,
  });
  const fetch = (url: string | URL | Request, init?: RequestInit) =>
    handler(new Request(url, init));
  const stripe = new Stripe(SECRET_KEY, {
    httpClient: Stripe.createFetchHttpClient(fetch as typeof globalThis.fetch),
    maxNetworkRetries: 0,
    telemetry: false,
  });

  /** A call as the page makes it. */
  const browse = async (
    clientSecret: string | null,
    action = '',
    fields: Record<string, string> = {},
  ): Promise<{ status: number; body: Record<string, unknown> }> => {
    const secret = clientSecret ?? '';
    const id = secret.split('_secret_')[0] ?? '';
    const kind = id.startsWith('seti') ? 'setup_intents' : 'payment_intents';
    const form = new URLSearchParams({ key: PUBLISHABLE_KEY, client_secret: secret, ...fields });
    const url = `${BASE_URL}/v1/${kind}/${id}`;
    const response = action
      ? await fetch(`${url}/${action}`, { method: 'POST', body: form })
      : await fetch(`${url}?${form}`);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  const received: Stripe.Event[] = [];
  const delivery = createWebhookDelivery({
    store,
    secret: WEBHOOK_SECRET,
    async send(body, headers) {
      const signature = headers['stripe-signature'] ?? '';
      received.push(await stripe.webhooks.constructEventAsync(body, signature, WEBHOOK_SECRET));
      return 200;
    },
  });

  return {
    store,
    stripe,
    handler,
    browse,
    pay: (clientSecret: string | null, number = CARD.good) =>
      browse(clientSecret, 'confirm', cardFields(number)),
    answer: (clientSecret: string | null, result: 'pass' | 'fail') =>
      browse(clientSecret, 'sandbox_challenge', { result }),
    /** The events since the last time. */
    async events(): Promise<Stripe.Event[]> {
      await delivery.deliverDue();
      return received.splice(0);
    },
  };
}

/** What a card form posts. */
export function cardFields(
  number: string,
  more: { month?: number; year?: number; cvc?: string } = {},
): Record<string, string> {
  const { month = 12, year = new Date().getUTCFullYear() + 2, cvc = '123' } = more;
  return {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': String(month),
    'payment_method_data[card][exp_year]': String(year),
    'payment_method_data[card][cvc]': cvc,
  };
}

export const typesOf = (events: Stripe.Event[]): string[] => events.map(({ type }) => type);
