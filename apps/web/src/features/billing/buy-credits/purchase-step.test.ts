import { expect, test } from 'vitest';
import { type PurchaseStep, withArrival } from './purchase-step.ts';

const payment = {
  clientSecret: 'secret',
  paymentIntentId: 'pi_1',
  amount: 48,
  credits: 4,
};
const late: PurchaseStep = { name: 'late', payment, isPaid: true };

test('late credits are promised until the balance has them, and then told', () => {
  expect(withArrival(late, 2, 2)).toBe(late);
  expect(withArrival(late, 2, 5)).toBe(late);
  expect(withArrival(late, 2, 6)).toEqual({ name: 'added', credits: 4 });
});

test('a balance that nobody knew tells nothing', () => {
  expect(withArrival(late, undefined, 6)).toBe(late);
  expect(withArrival(late, 2, undefined)).toBe(late);
});

test('a step before the payment stays as it is', () => {
  expect(withArrival({ name: 'amount' }, 2, 6)).toEqual({ name: 'amount' });
});
