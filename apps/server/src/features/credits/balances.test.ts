import { afterAll, test } from 'vitest';
import { expectToAddUp, openBalances } from './balances.suite.ts';

const balances = await openBalances();
afterAll(balances.destroy);

test('in 25 histories of accounts the balance is the arithmetic of the transactions', () =>
  expectToAddUp(balances, { numRuns: 25 }));
