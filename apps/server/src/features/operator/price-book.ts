import { operatorEndpoints } from '@shortcake/contract/operator/endpoints';
import type { PriceBook } from '@shortcake/contract/operator/price-book';
import type { Kysely } from 'kysely';
import {
  isCountedId,
  linkToNext,
  type Page,
  type Position,
  positionOf,
} from '../../platform/list-pages.ts';
import type { DB } from '../../schema.ts';
import type { Billing } from '../billing/context.ts';
import { PriceBookChangedError } from '../billing/errors.ts';
import {
  addPriceBookEntry,
  editionOf,
  listPriceBook,
  priceBookAt,
  refuseBelowMinimum,
} from '../billing/price-book/service.ts';
import type { OperatorCalls } from './calls.ts';
import { operatorOf } from './role.ts';

type Tools = { db: Kysely<DB>; billing: Pick<Billing, 'minimumCents'> };

const NEWEST = { limit: 100, after: undefined };

/** What is sold at which price: read, and changed from now or a later moment on. */
export function registerPriceBook(calls: OperatorCalls, { db, billing }: Tools): void {
  calls.read(operatorEndpoints.priceBook, async ({ request, reply, query }) => {
    const { limit, cursor } = query;
    const after = cursor === undefined ? undefined : positionOf(cursor, isCountedId);
    const { book, next } = await readBook(db, { limit, after });
    if (next) reply.header('link', linkToNext(request.url, next));
    return book;
  });
  calls.change(operatorEndpoints.changePriceBook, async ({ request, body }, commit) => {
    const { validFrom, ...rest } = body;
    refuseBelowMinimum(rest, billing.minimumCents);
    const { email: by } = operatorOf(request);
    const from = validFrom === undefined ? undefined : new Date(validFrom);
    try {
      return await commit(async (db) => {
        const entry = await addPriceBookEntry(db, { ...rest, by, validFrom: from });
        const { book } = await readBook(db, NEWEST);
        return {
          logged: { action: 'change-prices', target: `price book from ${entry.validFrom}` },
          result: book,
        };
      });
    } catch (error) {
      if (!(error instanceof PriceBookChangedError)) throw error;
      // Read anew: to the transaction now is when it began, before what it waited for.
      throw new PriceBookChangedError((await readBook(db, NEWEST)).book);
    }
  });
}

/** The book with a page of its entries. The edition is read first, so that it is never newer than the rest. */
async function readBook(
  db: Kysely<DB>,
  page: Page,
): Promise<{ book: PriceBook; next: Position | undefined }> {
  const edition = await editionOf(db);
  const { items: history, next } = await listPriceBook(db, page);
  return { book: { ...(await priceBookAt(db)), edition, history }, next };
}
