import { expect, it } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { amountRefusal, amountText, creditsIn, settledText } from './amount.ts';

it.each([
  ['1', '1'],
  ['42', '42'],
  ['1000', '1000'],
  ['1001', '1000'],
  ['99999999999999999999', '1000'],
  ['0', '1'],
  ['-5', '1'],
  ['007', '7'],
  ['2.9', '2'],
  ['25a', '25'],
  ['abc', '1'],
  ['-', '1'],
])('a typed %j becomes %s credits', (typed, text) => {
  expect(amountText(typed)).toBe(text);
});

it('an emptied field stays empty and buys nothing, until it is left', () => {
  expect(amountText(' ')).toBe('');
  expect(creditsIn('')).toBe(0);
  expect(settledText('')).toBe('1');
  expect(settledText('30')).toBe('30');
  expect(creditsIn('30')).toBe(30);
});

it('says why an amount is too small, and nothing of any other failure', () => {
  const message = 'At least 5 credits can be bought at once.';
  const body = JSON.stringify({ code: 'AMOUNT_TOO_SMALL', message });
  expect(amountRefusal(new ApiError(400, 'Bad Request', body))).toBe(message);
  expect(amountRefusal(new ApiError(503, 'Service Unavailable', ''))).toBeNull();
  expect(amountRefusal(new TypeError('Failed to fetch'))).toBeNull();
  expect(amountRefusal(null)).toBeNull();
});
