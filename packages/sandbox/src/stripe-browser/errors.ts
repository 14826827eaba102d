import type { StripeError } from '@stripe/stripe-js';

/** The page uses Stripe.js wrongly; thrown, where what people do wrong is answered. */
export class IntegrationError extends Error {
  override name = 'IntegrationError';
}

/** What is wrong with one field of the card form, in Stripe's own code and words. */
export type Fault = { code: string; message: string };

export const validationError = ({ code, message }: Fault): StripeError => ({
  type: 'validation_error',
  code,
  message,
});

export const connectionError: StripeError = {
  type: 'api_connection_error',
  message: 'The payment provider cannot be reached. Check your connection and try again.',
};

export const unreadableAnswer: StripeError = {
  type: 'api_error',
  message: 'The payment provider gave an answer that cannot be read. Please try again.',
};
