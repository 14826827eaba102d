import { startProduct } from '../apps/server/test/product.ts';

/** Starts one product for all stories; they find it by PRODUCT_URL and PRODUCT_DATA_DIR. */
export default async function start(): Promise<() => Promise<void>> {
  const product = await startProduct();
  process.env.PRODUCT_URL = product.url;
  process.env.PRODUCT_DATA_DIR = product.directory;
  return product.stop;
}
