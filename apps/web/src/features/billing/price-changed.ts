import { ApiError } from '../../lib/api-error.ts';

/** What it costs by now, in cents, where the server refused the price that was shown; else undefined. */
export function changedPrice(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || !error.body.includes('"PRICE_CHANGED"')) return undefined;
  return (JSON.parse(error.body) as { amount: number }).amount;
}
