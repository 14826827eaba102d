import { test } from 'vitest';
import { expectPricesOfPages } from './price-crowd.suite.ts';

test('100 purchases, 60 upgrades and 40 renewals while prices change: each is charged what its page said', async () => {
  await expectPricesOfPages({ buyers: 100, upgrading: 60, renewing: 40, changes: 40 });
});
