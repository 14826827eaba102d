import type { PriceBookEntry } from '@shortcake/contract/operator/price-book';
import type { Prices } from '@shortcake/contract/price-book';
import type { Selectable } from 'kysely';
import type { PriceBook } from '../../../schema.ts';

type Row = Selectable<PriceBook>;
type PriceColumns = Omit<Row, 'id' | 'valid_from' | 'created_at' | 'by' | 'reason'>;

/** What a row of the book sells. */
export const pricesIn = (row: PriceColumns): Prices => ({
  creditPriceCents: row.credit_price_cents,
  plans: {
    starter: { priceCents: row.starter_cents, credits: row.starter_credits },
    creator: { priceCents: row.creator_cents, credits: row.creator_credits },
    pro: { priceCents: row.pro_cents, credits: row.pro_credits },
    studio: { priceCents: row.studio_cents, credits: row.studio_credits },
  },
});

/** The columns of prices. */
export const columnsOf = ({ creditPriceCents, plans }: Prices): PriceColumns => ({
  credit_price_cents: creditPriceCents,
  starter_cents: plans.starter.priceCents,
  starter_credits: plans.starter.credits,
  creator_cents: plans.creator.priceCents,
  creator_credits: plans.creator.credits,
  pro_cents: plans.pro.priceCents,
  pro_credits: plans.pro.credits,
  studio_cents: plans.studio.priceCents,
  studio_credits: plans.studio.credits,
});

/** A row as the operator reads it. */
export const entryIn = (row: Row): PriceBookEntry => ({
  ...pricesIn(row),
  validFrom: row.valid_from.toISOString(),
  createdAt: row.created_at.toISOString(),
  by: row.by,
  reason: row.reason,
});
