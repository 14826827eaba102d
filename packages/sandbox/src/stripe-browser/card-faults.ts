import { digitsOf, expiryOf } from './card-input.ts';
import type { Fault } from './errors.ts';

/** Stripe takes no card that is valid longer. */
const MAX_YEARS_AHEAD = 50;

const isAmex = (digits: string): boolean => /^3[47]/.test(digits);

export function faultInNumber(text: string): Fault | null {
  const digits = digitsOf(text);
  if (digits.length < (isAmex(digits) ? 15 : 16)) {
    return { code: 'incomplete_number', message: 'Your card number is incomplete.' };
  }
  if (!hasCheckDigit(digits)) {
    return { code: 'invalid_number', message: 'Your card number is invalid.' };
  }
  return null;
}

export function faultInExpiry(text: string, today: Date): Fault | null {
  if (digitsOf(text).length < 4) {
    return {
      code: 'incomplete_expiry',
      message: 'Your card’s expiration date is incomplete.',
    };
  }
  const { month, year } = expiryOf(text);
  const yearsAhead = Number(year) - today.getFullYear();
  if (Number(month) < 1 || Number(month) > 12) {
    return { code: 'invalid_expiry_month', message: 'Your card’s expiration date is invalid.' };
  }
  if (yearsAhead < 0) {
    return {
      code: 'invalid_expiry_year_past',
      message: 'Your card’s expiration year is in the past.',
    };
  }
  if (yearsAhead > MAX_YEARS_AHEAD) {
    return { code: 'invalid_expiry_year', message: 'Your card’s expiration year is invalid.' };
  }
  if (yearsAhead === 0 && Number(month) < today.getMonth() + 1) {
    return {
      code: 'invalid_expiry_month_past',
      message: 'Your card’s expiration date is in the past.',
    };
  }
  return null;
}

export function faultInCvc(text: string, number: string): Fault | null {
  const wanted = isAmex(digitsOf(number)) ? 4 : 3;
  if (digitsOf(text).length >= wanted) return null;
  return { code: 'incomplete_cvc', message: 'Your card’s security code is incomplete.' };
}

/** Whether the last digit fits the others (Luhn): one mistyped digit never does. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
