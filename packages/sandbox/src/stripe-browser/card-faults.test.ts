import { describe, expect, test } from 'vitest';
import { faultInCvc, faultInExpiry, faultInNumber } from './card-faults.ts';
import { testCards, testExpiry } from './test-cards.ts';

const today = new Date(2026, 10, 21);

describe('a card number', () => {
  test.each([
    ['', 'incomplete_number'],
    ['4242 4242 4242 424', 'incomplete_number'],
    ['4242 4242 4242 4241', 'invalid_number'],
    ['4242 4242 4242 4242', undefined],
    ['3782 822463 1000', 'incomplete_number'],
    ['3782 822463 10005', undefined],
  ])('"%s" has the fault %s', (number, code) => {
    expect(faultInNumber(number)?.code).toBe(code);
  });

  test('is told of in Stripe’s words', () => {
    expect(faultInNumber('42')?.message).toBe('Your card number is incomplete.');
    expect(faultInNumber('4242424242424241')?.message).toBe('Your card number is invalid.');
  });
});

describe('an expiry, in November 2026', () => {
  test.each([
    ['', 'incomplete_expiry'],
    ['12 / 2', 'incomplete_expiry'],
    ['00 / 30', 'invalid_expiry_month'],
    ['12 / 25', 'invalid_expiry_year_past'],
    ['10 / 26', 'invalid_expiry_month_past'],
    ['11 / 26', undefined],
    ['12 / 77', 'invalid_expiry_year'],
    ['12 / 76', undefined],
  ])('"%s" has the fault %s', (expiry, code) => {
    expect(faultInExpiry(expiry, today)?.code).toBe(code);
  });
});

test('a security code has three digits, four on American Express', () => {
  expect(faultInCvc('12', '4242 4242 4242 4242')?.code).toBe('incomplete_cvc');
  expect(faultInCvc('123', '4242 4242 4242 4242')).toBeNull();
  expect(faultInCvc('123', '3782 822463 10005')?.code).toBe('incomplete_cvc');
});

test('what is filled in by a button has no fault', () => {
  for (const { number } of [testCards.succeeds, ...testCards.others]) {
    expect(faultInNumber(number)).toBeNull();
  }
  expect(faultInExpiry(testExpiry(today), today)).toBeNull();
});
