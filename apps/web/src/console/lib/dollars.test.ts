import { expect, test } from 'vitest';
import { centsIn, fieldOfCents, fieldOfMicroUsd, microUsdIn } from './dollars.ts';

test.each([
  ['12', 1200],
  ['12.5', 1250],
  [' $0.07 ', 7],
  ['0.005', undefined],
  ['-1', undefined],
  ['1,000', undefined],
  ['', undefined],
])('%j is %s cents', (text, cents) => {
  expect(centsIn(text)).toBe(cents);
  if (cents !== undefined) expect(centsIn(fieldOfCents(cents))).toBe(cents);
});

test.each([
  ['0.56', 560_000],
  ['$1.2', 1_200_000],
  ['0.000001', 1],
  ['0', 0],
  ['0.0000001', undefined],
  ['x', undefined],
])('%j is %s millionths of a dollar', (text, microUsd) => {
  expect(microUsdIn(text)).toBe(microUsd);
  if (microUsd !== undefined) expect(microUsdIn(fieldOfMicroUsd(microUsd))).toBe(microUsd);
});

test('a field shows two decimals at least', () => {
  expect(fieldOfMicroUsd(2_000_000)).toBe('2.00');
  expect(fieldOfMicroUsd(416_000)).toBe('0.416');
});
