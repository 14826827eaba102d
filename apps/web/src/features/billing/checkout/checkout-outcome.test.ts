import type { SubscriptionResponse } from '@shortcake/contract/subscription';
import { expect, test } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { outcomeOf, outcomeOfFailure } from './checkout-outcome.ts';

const subscription: SubscriptionResponse = {
  updated: false,
  plan: 'pro',
  price: 18,
  videos: 30,
  isYearly: false,
  clientSecret: 'seti_1_secret_2',
  preservedCredits: 0,
  newCredits: 0,
  message: '',
};

test('a running plan that changed is done', () => {
  const changed = { ...subscription, updated: true, clientSecret: null };
  expect(outcomeOf(changed)).toEqual({ name: 'updated', subscription: changed });
});

test('a client secret asks for a card', () => {
  expect(outcomeOf(subscription)).toMatchObject({ name: 'card', clientSecret: 'seti_1_secret_2' });
});

test('without a client secret the message tells why, if there is one', () => {
  const missing = { ...subscription, clientSecret: null };
  expect(outcomeOf(missing)).toEqual({ name: 'error', message: 'Missing payment setup' });
  expect(outcomeOf({ ...missing, message: 'No card.' })).toEqual({
    name: 'error',
    message: 'Failed to create subscription: No card.',
  });
});

test('a refusal is told with its status and words', () => {
  const body = '{"code":"PAYMENT_FAILED","message":"Your card was declined."}';
  expect(outcomeOfFailure(new ApiError(402, 'Payment Required', body))).toEqual({
    name: 'error',
    message: 'Failed to create subscription: 402: Your card was declined.',
  });
});

test('an ended session leads to sign-in', () => {
  expect(outcomeOfFailure(new ApiError(401, 'Unauthorized', ''))).toEqual({ name: 'signed-out' });
});
