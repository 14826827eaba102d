import { test } from 'vitest';
import { expectPricesOfPages } from './price-crowd.suite.ts';

test('4 purchases, 3 upgrades and a renewal while prices change: each is charged what its page said', async () => {
  await expectPricesOfPages({ buyers: 4, upgrading: 3, renewing: 1, changes: 10 });
});
