import { test } from 'vitest';
import { expectTenToLiveOn } from './streams.suite.ts';

test('of 100 streams that one person opens at once ten live on, and others are answered meanwhile', async () => {
  await expectTenToLiveOn(100);
});
