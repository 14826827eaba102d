import { describe, expect, test } from 'vitest';
import { returnAddress } from './confirm.ts';
import { IntegrationError } from './errors.ts';
import { resultOf, secretOf } from './intents.ts';
import type { Intent } from './requests.ts';

const setup: Intent = {
  object: 'setup_intent',
  id: 'seti_1',
  client_secret: 'seti_1_secret_2',
  status: 'succeeded',
  last_setup_error: null,
};
const payment: Intent = {
  object: 'payment_intent',
  id: 'pi_1',
  client_secret: 'pi_1_secret_2',
  status: 'succeeded',
  last_payment_error: null,
};

describe('what came of a confirmation', () => {
  test('is the intent, under the name of its kind', () => {
    expect(resultOf({ intent: setup })).toEqual({ setupIntent: setup });
    expect(resultOf({ intent: payment })).toEqual({ paymentIntent: payment });
  });

  test('is the error that the API answered', () => {
    const error = { type: 'card_error', code: 'card_declined' } as const;
    expect(resultOf({ error })).toEqual({ error });
  });

  test('is the reason why another card is wanted, with the intent', () => {
    const reason = { type: 'card_error', code: 'card_declined' } as const;
    const intent = { ...payment, status: 'requires_payment_method', last_payment_error: reason };
    expect(resultOf({ intent })).toEqual({ error: { ...reason, payment_intent: intent } });
  });
});

describe('a client secret', () => {
  test('is taken for its own kind of intent only', () => {
    expect(secretOf('setup_intent', 'seti_1_secret_2')).toBe('seti_1_secret_2');
    expect(() => secretOf('payment_intent', 'seti_1_secret_2')).toThrow(IntegrationError);
    expect(() => secretOf('setup_intent', 'pi_1_secret_2')).toThrow(IntegrationError);
  });

  test('has nothing in it that leads elsewhere', () => {
    expect(() => secretOf('payment_intent', 'pi_../x_secret_2')).toThrow(IntegrationError);
    expect(() => secretOf('payment_intent', undefined)).toThrow(IntegrationError);
  });
});

test('a success comes back to the page with what Stripe appends', () => {
  expect(returnAddress('https://ours.example/complete?plan=pro', setup)).toBe(
    'https://ours.example/complete?plan=pro&setup_intent=seti_1&setup_intent_client_secret=seti_1_secret_2&redirect_status=succeeded',
  );
  expect(returnAddress('https://ours.example/billing', payment)).toBe(
    'https://ours.example/billing?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded',
  );
});
