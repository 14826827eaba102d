import { afterAll, test } from 'vitest';
import { deepSeed } from '../../../../../scripts/checks/deep-seed.ts';
import { expectToAddUp, openBalances } from './balances.suite.ts';

const balances = await openBalances();
afterAll(balances.destroy);

test('in 200 histories of accounts the balance is the arithmetic of the transactions', () =>
  expectToAddUp(balances, { numRuns: 200, seed: deepSeed }));
