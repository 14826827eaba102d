import { test } from 'vitest';
import { expectTenToLiveOn } from './streams.suite.ts';

test('of 3,000 streams that one person opens at once ten live on, and others are answered meanwhile', async () => {
  await expectTenToLiveOn(3000);
});
