import { randomBytes } from 'node:crypto';
import { priceEffects } from '@shortcake/contract/operator/price-effects';
import { planTitles } from '@shortcake/contract/plans';
import type { Prices } from '@shortcake/contract/price-book';
import { createStripeSandbox } from '@shortcake/sandbox/stripe';
import type { StripeStore } from '@shortcake/sandbox/stripe/store';
import { createWebhookDelivery } from '@shortcake/sandbox/stripe-webhooks';
import type { Kysely } from 'kysely';
import Stripe from 'stripe';
import type { Config } from '../config/config.ts';
import { createCatalogue } from '../features/billing/catalogue.ts';
import type { Billing, PaymentMode } from '../features/billing/context.ts';
import { listModes } from '../features/billing/customers/queries.ts';
import type { FetchHandler } from '../platform/http/fetch-handler.ts';
import { type Guests, NO_GUESTS } from '../platform/http/security-headers.ts';
import type { Secrets } from '../platform/secrets.ts';
import { StartError } from '../platform/start-error.ts';
import type { DB } from '../schema.ts';

/** Where the sandbox's half of the browser is, under the public address. */
export const SANDBOX_STRIPE = '/sandbox/stripe';

/** What the page loads and talks to with real keys, by Stripe's security guide. */
export const STRIPE_GUESTS: Guests = {
  ...NO_GUESTS,
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connections: ['https://api.stripe.com'],
};

/** What Stripe charges at least in US dollars, by its documentation. */
const STRIPE_MINIMUM_CENTS = 50;
/**
 * A try, and one more, take less than a person's lease (30 s). Stripe's own default is 80 s a try: a
 * process that hangs so long holds that person's other changes up.
 */
export const STRIPE_LIMITS = { timeout: 12_000, maxNetworkRetries: 1 };

/** Stripe as configured: the real one, or the sandbox with the handler that plays it. */
export type Payments = Pick<Billing, 'stripe' | 'mode' | 'catalogue' | 'minimumCents'> & {
  publishableKey: string;
  webhookSecrets: Secrets;
  sandbox?: {
    handler: FetchHandler;
    /** Delivers the events that wait, with `send` answering the status; answers how many it took. */
    deliverDue: (send: Send) => Promise<number>;
  };
};
type Send = (body: string, headers: Record<string, string>) => Promise<number>;

/** `onSandboxEvents` hears that events of the sandbox wait for delivery. */
export function createPayments(
  config: Config,
  store: StripeStore,
  onSandboxEvents: () => void,
): Payments {
  if (config.stripe) {
    const { secretKey, publishableKey, webhookSecrets } = config.stripe;
    const stripe = new Stripe(secretKey, { ...STRIPE_LIMITS, telemetry: false });
    const mode: PaymentMode = secretKey.includes('_live_') ? 'live' : 'test';
    const catalogue = createCatalogue(stripe);
    const minimumCents = STRIPE_MINIMUM_CENTS;
    return { stripe, mode, catalogue, minimumCents, publishableKey, webhookSecrets };
  }
  const secretKey = config.sandboxSecretKey ?? randomBytes(24).toString('hex');
  const webhookSecret = `whsec_${secretKey}`;
  const publishableKey = 'pk_test_sandbox';
  const handler = createStripeSandbox({
    store,
    secretKey,
    publishableKey,
    apiVersion: Stripe.API_VERSION,
    baseUrl: `${config.publicUrl.origin}${SANDBOX_STRIPE}`,
    onEvents: onSandboxEvents,
  });
  // The server talks to its sandbox without a network in between.
  const httpClient = Stripe.createFetchHttpClient(
    (url: string | URL | Request, init?: RequestInit) => handler(new Request(url, init)),
  );
  const stripe = new Stripe(secretKey, { httpClient, telemetry: false });
  const catalogue = createCatalogue(stripe);
  return {
    stripe,
    mode: 'sandbox',
    catalogue,
    minimumCents: 1,
    publishableKey,
    webhookSecrets: [webhookSecret],
    sandbox: {
      handler,
      deliverDue: (send) =>
        createWebhookDelivery({ store, secret: webhookSecret, send }).deliverDue(),
    },
  };
}

/**
 * Refuses a database whose people paid with another kind of money: the sandbox's customers mean
 * nothing to Stripe, and test money must not become credits that cost something. Throws StartError.
 */
export async function refuseOtherMoney(db: Kysely<DB>, mode: PaymentMode): Promise<void> {
  const others = (await listModes(db)).filter((other) => other !== mode);
  if (others.length === 0) return;
  throw new StartError(
    `This database holds payments of Stripe's ${others.join(' and ')} mode, and STRIPE_SECRET_KEY says ${mode}: use a database (DATABASE_URL or DATA_DIR) of its own for each`,
  );
}

/** What an operator should know of the plans' prices before somebody buys one. */
export function priceWarnings(
  prices: Prices,
  { minimumCents }: Pick<Payments, 'minimumCents'>,
): string[] {
  return priceEffects(prices, [], minimumCents).belowMinimum.flatMap(({ sale, cents }) =>
    sale === 'credit'
      ? []
      : `the price book sells ${planTitles[sale]} for ${cents} cents, and Stripe charges no less than ${minimumCents}: nobody can subscribe to it until its price is raised`,
  );
}
