import { describe, expect, test } from 'vitest';
import { caretAfter, expiryOf, formatCvc, formatExpiry, formatNumber } from './card-input.ts';

test('a card number is grouped by fours as it is typed', () => {
  expect(formatNumber('4242')).toBe('4242');
  expect(formatNumber('42424')).toBe('4242 4');
  expect(formatNumber('4242-4242 4242x4242')).toBe('4242 4242 4242 4242');
});

describe('an expiry', () => {
  test.each([
    ['1', '1'],
    ['12', '12'],
    ['123', '12 / 3'],
    ['1228', '12 / 28'],
    ['4', '04'],
    ['13', '01 / 3'],
    ['1/30', '01 / 30'],
    ['01/2030', '01 / 30'],
    ['122030', '12 / 30'],
    ['12 /', '12'],
  ])('typed as "%s" becomes "%s"', (typed, formatted) => {
    expect(formatExpiry(typed)).toBe(formatted);
  });

  test('stays as it is when formatted again', () => {
    for (const formatted of ['1', '12', '12 / 3', '12 / 28', '04 / 30']) {
      expect(formatExpiry(formatted)).toBe(formatted);
    }
  });

  test('has a year with its century', () => {
    expect(expiryOf('04 / 30')).toEqual({ month: '04', year: '2030' });
  });
});

test('a security code has four digits at most', () => {
  expect(formatCvc('12 345')).toBe('1234');
});

test('the caret stays after the digit it stood after', () => {
  expect(caretAfter(0, '4242 42')).toBe(0);
  expect(caretAfter(4, '4242 42')).toBe(4);
  expect(caretAfter(5, '4242 42')).toBe(6);
  expect(caretAfter(6, '4242 42')).toBe(7);
});
