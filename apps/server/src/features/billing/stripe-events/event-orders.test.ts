import { test } from 'vitest';
import { everyNth } from '../../../../../../scripts/checks/sample.ts';
import { allOrders, expectOneEnd } from './event-orders.suite.ts';

test('seven events of a subscription, in 14 orders and each of them twice, end in one state', async () => {
  await expectOneEnd(everyNth(allOrders, 361));
});
