import { test } from 'vitest';
import { expectPricesOfPages } from './price-crowd.suite.ts';

test('30 purchases, 18 upgrades and 12 renewals while prices change: each is charged what its page said', async () => {
  await expectPricesOfPages({ buyers: 30, upgrading: 18, renewing: 12 });
});
