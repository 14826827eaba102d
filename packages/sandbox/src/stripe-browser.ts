/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Stripe } from '@stripe/stripe-js';
import { type ConfirmOptions, confirmIntent } from './stripe-browser/confirm.ts';
import { createElements } from './stripe-browser/elements.ts';
import { IntegrationError } from './stripe-browser/errors.ts';
import { retrieveIntent } from './stripe-browser/intents.ts';
import { createRequests } from './stripe-browser/requests.ts';

export type SandboxStripeOptions = {
  publishableKey: string;
  /** Where the sandbox's Stripe API is, without its `/v1`: card numbers go there and nowhere else. */
  baseUrl: string;
};

/**
 * The object that Stripe.js gives a page, played by the sandbox: what react-stripe-js needs of it for
 * a Payment Element, with Stripe's own results and errors. Everything else refuses.
 */
export function createSandboxStripe(options: SandboxStripeOptions): Stripe {
  const requests = createRequests(options);
  const stripe = {
    elements: createElements,
    confirmPayment: (given: ConfirmOptions) => confirmIntent('payment_intent', requests, given),
    confirmSetup: (given: ConfirmOptions) => confirmIntent('setup_intent', requests, given),
    retrievePaymentIntent: (secret: string) => retrieveIntent('payment_intent', requests, secret),
    retrieveSetupIntent: (secret: string) => retrieveIntent('setup_intent', requests, secret),
    registerAppInfo: () => {},
    // react-stripe-js takes an object for Stripe's only when it has these three.
    createToken: refuse('createToken'),
    createPaymentMethod: refuse('createPaymentMethod'),
    confirmCardPayment: refuse('confirmCardPayment'),
  };
  return stripe as unknown as Stripe;
}

const refuse = (method: string) => async () => {
  throw new IntegrationError(`The sandbox does not play stripe.${method}().`);
};
