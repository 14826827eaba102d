import { test } from 'vitest';
import { expectPricesOfPages } from './price-crowd.suite.ts';

test('12 purchases, 8 upgrades and 6 renewals while prices change: each is charged what its page said', async () => {
  await expectPricesOfPages({ buyers: 12, upgrading: 8, renewing: 6 });
});
