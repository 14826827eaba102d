import { afterAll, afterEach, test } from 'vitest';
import { close, expectCapToHold, expectCleanLedger, expectNoDeadlock } from './spend.suite.ts';

afterAll(close);
afterEach(expectCleanLedger);

test('of a hundred asks at once on a cap of 10 ten are made, and three more once three came back', () =>
  expectCapToHold(100, 20));

test('twenty asks and credits that come back at the same time wait for one another, and none for ever', () =>
  expectNoDeadlock(20));
