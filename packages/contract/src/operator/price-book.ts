import { z } from 'zod';
import { Prices } from '../price-book.ts';
import { Moment } from './moment.ts';
import { Reason } from './reason.ts';

/** What PUT /api/admin/price-book takes: what is sold from `validFrom` on, or from now on. */
export const NewPriceBookEntry = Prices.extend({
  validFrom: Moment.optional(),
  /** The one that the change was made from: another by now is 409 `PRICE_BOOK_CHANGED` with `priceBook`. */
  edition: z.string().max(100).optional(),
  reason: Reason,
});
export type NewPriceBookEntry = z.infer<typeof NewPriceBookEntry>;

/** An entry of the price book; never changed once it is written. */
export const PriceBookEntry = Prices.extend({
  validFrom: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  /** Who wrote it, and why; null for the first, which is the environment's. */
  by: z.string().nullable(),
  reason: z.string().nullable(),
});
export type PriceBookEntry = z.infer<typeof PriceBookEntry>;

/** What GET /api/admin/price-book answers: what is sold now, and the entries, newest first. */
export const PriceBook = Prices.extend({
  /** Names what is in force and what was written last: another one after each of the two changes. */
  edition: z.string(),
  history: z.array(PriceBookEntry),
});
export type PriceBook = z.infer<typeof PriceBook>;
