import { test } from 'vitest';
import { allOrders, expectOneEnd } from './event-orders.suite.ts';

test('seven events of a subscription, in every order and each of them twice, end in one state', async () => {
  await expectOneEnd(allOrders);
});
