import { randomUUID } from 'node:crypto';
import { startProduct } from '../apps/server/test/product.ts';
import { OPERATOR } from './story.ts';

/** Starts one product for all stories; they find it by PRODUCT_URL, PRODUCT_DATA_DIR and PRODUCT_SANDBOX_KEY. */
export default async function start(): Promise<() => Promise<void>> {
  const sandboxKey = randomUUID();
  const variables = {
    SANDBOX_SECRET_KEY: sandboxKey,
    ADMIN_EMAILS: OPERATOR,
    // A subscriber's page is synced at load, and a walk through all screens loads more than 30 a minute.
    PAYMENT_LIMIT_PER_MINUTE: '1000',
  };
  const product = await startProduct({ variables });
  process.env.PRODUCT_SANDBOX_KEY = sandboxKey;
  process.env.PRODUCT_URL = product.url;
  process.env.PRODUCT_DATA_DIR = product.directory;
  return product.stop;
}
