import type { Kysely } from 'kysely';
import type Stripe from 'stripe';
import type { Log } from '../../platform/log.ts';
import type { DB } from '../../schema.ts';
import type { Catalogue } from './catalogue.ts';

/** Whose money a Stripe account moves: nobody's, test money, or people's. */
export type PaymentMode = 'sandbox' | 'test' | 'live';

/** What everything about paying works with. */
export type Billing = {
  db: Kysely<DB>;
  stripe: Stripe;
  mode: PaymentMode;
  catalogue: Catalogue;
  /** The least that Stripe can charge at once, in cents. */
  minimumCents: number;
  /** A person's address, for Stripe's receipts; undefined when there is no such person. */
  emailOf: (accountId: string) => Promise<string | undefined>;
  log: Log;
};

export const CURRENCY = 'usd';

/** The id of an object that Stripe gives by itself or in full; undefined when there is none. */
export function idOf(reference: string | { id: string } | null | undefined): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id;
}
