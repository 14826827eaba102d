import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { expect, it } from 'vitest';
import { confirmPayment, returnedPayment } from './payment-outcome.ts';

type Answer = { paymentIntent?: object; error?: Partial<StripeError> };

/** A Stripe.js that answers as told; an answer left out is a request that throws. */
function stripeThat(answers: { confirms?: Answer; retrieves?: Answer }): Stripe {
  const give = async (answer: Answer | undefined) => {
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  };
  const fake = {
    confirmPayment: () => give(answers.confirms),
    retrievePaymentIntent: () => give(answers.retrieves),
  };
  return fake as unknown as Stripe;
}

const intent = (status: string) => ({ paymentIntent: { status } });
const failing = (error: object): Answer => ({ error: error as Partial<StripeError> });
const confirm = (stripe: Stripe) =>
  confirmPayment(stripe, {} as StripeElements, 'pi_1_secret_2', 'http://localhost/');

it.each([
  ['succeeded', { kind: 'paid' }],
  ['processing', { kind: 'processing' }],
  ['requires_payment_method', { kind: 'refused', message: 'Payment failed' }],
])('a payment confirmed as %s is told so', async (status, outcome) => {
  expect(await confirm(stripeThat({ confirms: intent(status) }))).toEqual(outcome);
});

it('a declined card is refused in the provider’s words, or in plain ones', async () => {
  const declined = failing({ type: 'card_error', message: 'Your card was declined.' });
  expect(await confirm(stripeThat({ confirms: declined }))).toEqual({
    kind: 'refused',
    message: 'Your card was declined.',
  });
  expect(await confirm(stripeThat({ confirms: failing({ type: 'card_error' }) }))).toEqual({
    kind: 'refused',
    message: 'Payment failed',
  });
});

it('a field without its content is no failed payment', async () => {
  const message = 'Your card number is incomplete.';
  const incomplete = failing({ type: 'validation_error', code: 'incomplete_number', message });
  expect(await confirm(stripeThat({ confirms: incomplete }))).toEqual({
    kind: 'incomplete',
    message,
  });
});

it('paying again what was paid already is no failure', async () => {
  const again = failing({
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    payment_intent: { status: 'succeeded' },
  });
  expect(await confirm(stripeThat({ confirms: again }))).toEqual({ kind: 'paid' });
});

it('a connection lost on the way back is asked about, not taken for a failure', async () => {
  const lost = failing({ type: 'api_connection_error', message: 'Network error' });
  const paid = intent('succeeded');
  expect(await confirm(stripeThat({ confirms: lost, retrieves: paid }))).toEqual({ kind: 'paid' });
  expect(await confirm(stripeThat({ retrieves: paid }))).toEqual({ kind: 'paid' });
});

it('what cannot be learned, or may still come, stays unclear', async () => {
  expect(await confirm(stripeThat({}))).toEqual({ kind: 'unclear' });
  const open = intent('requires_payment_method');
  expect(await confirm(stripeThat({ retrieves: open }))).toEqual({ kind: 'unclear' });
  expect(await returnedPayment(stripeThat({}), 's')).toEqual({ kind: 'unclear' });
});

it('a payment that comes back unpaid was refused by the bank', async () => {
  const paymentIntent = {
    status: 'requires_payment_method',
    last_payment_error: { message: 'We are unable to authenticate your payment method.' },
  };
  expect(await returnedPayment(stripeThat({ retrieves: { paymentIntent } }), 's')).toEqual({
    kind: 'refused',
    message: 'We are unable to authenticate your payment method.',
  });
  expect(await returnedPayment(stripeThat({ retrieves: intent('succeeded') }), 's')).toEqual({
    kind: 'paid',
  });
});
