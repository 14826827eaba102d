import type { Stripe } from '@stripe/stripe-js';
import { queryOptions } from '@tanstack/react-query';
import { configQuery } from '../api.ts';

/** Where the sandbox answers in Stripe's place. */
const SANDBOX_STRIPE = '/sandbox/stripe';

/**
 * The Stripe object of this product: Stripe.js from Stripe's own address, or the sandbox's, which
 * behaves alike. Fetched by pages that take payments only; loaded once, asked again after a failure.
 */
export const stripeQuery = queryOptions({
  queryKey: ['stripe.js'],
  queryFn: async ({ client }): Promise<Stripe> => {
    const { stripePublishableKey: publishableKey, sandbox } =
      await client.ensureQueryData(configQuery);
    if (!publishableKey) throw new Error('This server takes no payments.');
    if (sandbox.stripe) {
      const { createSandboxStripe } = await import('@shortcake/sandbox/stripe-browser');
      return createSandboxStripe({ publishableKey, baseUrl: SANDBOX_STRIPE });
    }
    const { loadStripe } = await import('@stripe/stripe-js/pure');
    const stripe = await loadStripe(publishableKey);
    if (!stripe) throw new Error('Stripe.js is for browsers.');
    return stripe;
  },
  // Elements refuse another Stripe object later on, so that this one is kept as it is.
  gcTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
});
