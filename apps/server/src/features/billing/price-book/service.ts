import type { PriceBookEntry } from '@shortcake/contract/operator/price-book';
import { planNames } from '@shortcake/contract/plans';
import type { Prices } from '@shortcake/contract/price-book';
import type { Kysely } from 'kysely';
import { InvalidRequestError } from '../../../platform/errors.ts';
import { type Page, type PageOf, pageOf } from '../../../platform/list-pages.ts';
import type { DB } from '../../../schema.ts';
import { PriceBookChangedError } from '../errors.ts';
import { columnsOf, entryIn, pricesIn } from './entries.ts';
import {
  findEdition,
  findEntryAt,
  insertEntry,
  isPast,
  listEntries,
  lockPriceBook,
  NOW,
} from './queries.ts';

/**
 * What an operator writes into the book; without `validFrom` it holds from now on. `edition` is the one that
 * they had before them; undefined: they do not say.
 */
export type NewEntry = Prices & {
  validFrom?: Date | undefined;
  edition?: string | undefined;
  by: string;
  reason: string;
};

/**
 * What is sold at a moment, now by the database's clock unless told. Read anew for each sale, and once:
 * what is charged and what is given are of one entry. Throws while the book is empty, which it is never
 * once the product has started.
 */
export async function priceBookAt(db: Kysely<DB>, at?: Date): Promise<Prices> {
  return pricesIn(await findEntryAt(db, at));
}

/**
 * Names what is in force, and what was written last: of two who begin with one edition, the second has not
 * seen what the first wrote, nor what came into force meanwhile.
 */
export async function editionOf(db: Kysely<DB>): Promise<string> {
  const { inForce, last } = await findEdition(db);
  return `${inForce}-${last}`;
}

/**
 * Writes an entry into the book, for new sales everywhere from then on; part of the transaction that
 * says who did so. Who subscribed before keeps price and credits. Throws PriceBookChangedError for
 * another edition than there is by now, and InvalidRequestError for a moment in the past.
 */
export async function addPriceBookEntry(db: Kysely<DB>, entry: NewEntry): Promise<PriceBookEntry> {
  const { validFrom, edition, by, reason, ...prices } = entry;
  await lockPriceBook(db);
  if (edition !== undefined && edition !== (await editionOf(db))) throw new PriceBookChangedError();
  if (validFrom !== undefined && (await isPast(db, validFrom))) {
    throw new InvalidRequestError(
      'validFrom: must not be in the past; leave it out to change the prices now',
    );
  }
  const columns = { ...columnsOf(prices), by, reason };
  return entryIn(await insertEntry(db, { ...columns, valid_from: validFrom ?? NOW }));
}

/**
 * Refuses plans that Stripe cannot charge, at least `minimumCents` at once. Nobody could subscribe to them.
 * Throws InvalidRequestError, which names the first.
 */
export function refuseBelowMinimum({ plans }: Prices, minimumCents: number): void {
  const plan = planNames.find((name) => plans[name].priceCents < minimumCents);
  if (!plan) return;
  throw new InvalidRequestError(
    `plans.${plan}.priceCents: must be ${minimumCents} or more: Stripe charges no less at once, and would take nothing for the plan`,
  );
}

/** A page of the book's entries, newest first. */
export async function listPriceBook(db: Kysely<DB>, page: Page): Promise<PageOf<PriceBookEntry>> {
  const rows = await listEntries(db, page);
  const { items, next } = pageOf(
    rows.map(({ at, ...row }) => ({ at, id: String(row.id), entry: entryIn(row) })),
    page.limit,
  );
  return { items: items.map(({ entry }) => entry), next };
}
