import { expect, test } from 'vitest';
import { admin, startProduct } from '../product.ts';
import { payBefore } from './paying.suite.ts';

test('what was paid just before a kill of the product alone is there after the restart', async () => {
  const killed = await startProduct();
  const { directory } = killed;
  const expectPaid = await payBefore(killed.url);
  await killed.kill();
  const product = await startProduct({ directory });
  await expectPaid(product.url);
  expect(await admin(directory, 'reconcile')).toBe('Stripe and the ledger agree.\n');
  expect(await admin(directory, 'check-ledger')).toBe('The ledger keeps every rule.\n');
  await product.stop();
});
