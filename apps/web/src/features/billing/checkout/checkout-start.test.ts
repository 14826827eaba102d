import { expect, test } from 'vitest';
import { checkoutStart } from './checkout-start.ts';

const nobody = { plan: 'free', subscriptionStatus: null } as const;
const creator = { plan: 'creator', subscriptionStatus: 'active' } as const;
const leaving = { plan: 'creator', subscriptionStatus: 'cancelled' } as const;
const gone = { plan: 'free', subscriptionStatus: 'cancelled' } as const;

test.each([null, '', 'free', 'gold'])('the plan "%s" is none to check out', (wanted) => {
  expect(checkoutStart(nobody, wanted)).toEqual({
    kind: 'error',
    message: 'Invalid checkout parameters',
  });
});

test('the plan is read whatever its letters', () => {
  expect(checkoutStart(nobody, 'Studio')).toEqual({ kind: 'card', plan: 'studio' });
});

test('who has no running plan gives a card', () => {
  expect(checkoutStart(nobody, 'starter').kind).toBe('card');
  expect(checkoutStart(gone, 'starter').kind).toBe('card');
});

test('a running plan changes only when its person says so', () => {
  expect(checkoutStart(creator, 'pro')).toEqual({ kind: 'change', plan: 'pro' });
  expect(checkoutStart(leaving, 'creator')).toEqual({ kind: 'change', plan: 'creator' });
  expect(checkoutStart(leaving, 'starter')).toEqual({ kind: 'change', plan: 'starter' });
});

test('the current and a lower plan are refused with a reason', () => {
  expect(checkoutStart(creator, 'creator')).toMatchObject({
    kind: 'error',
    message: expect.stringContaining('already'),
  });
  expect(checkoutStart(creator, 'starter')).toMatchObject({
    kind: 'error',
    message: expect.stringContaining('cancel your Creator plan first'),
  });
});
