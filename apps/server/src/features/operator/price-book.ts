import { operatorEndpoints } from '@shortcake/contract/operator/endpoints';
import type { Kysely } from 'kysely';
import { isCountedId, linkToNext, positionOf } from '../../platform/list-pages.ts';
import type { DB } from '../../schema.ts';
import { addPriceBookEntry, listPriceBook, priceBookAt } from '../billing/price-book/service.ts';
import type { OperatorCalls } from './calls.ts';
import { operatorOf } from './role.ts';

const NEWEST = { limit: 100, after: undefined };

/** What is sold at which price: read, and changed from now or a later moment on. */
export function registerPriceBook(calls: OperatorCalls, { db }: { db: Kysely<DB> }): void {
  calls.read(operatorEndpoints.priceBook, async ({ request, reply, query }) => {
    const { limit, cursor } = query;
    const after = cursor === undefined ? undefined : positionOf(cursor, isCountedId);
    const { items: history, next } = await listPriceBook(db, { limit, after });
    if (next) reply.header('link', linkToNext(request.url, next));
    return { ...(await priceBookAt(db)), history };
  });
  calls.change(operatorEndpoints.changePriceBook, ({ request, body }, commit) => {
    const { validFrom, ...rest } = body;
    const { email: by } = operatorOf(request);
    const from = validFrom === undefined ? undefined : new Date(validFrom);
    return commit(async (db) => {
      const entry = await addPriceBookEntry(db, { ...rest, by, validFrom: from });
      const { items: history } = await listPriceBook(db, NEWEST);
      return {
        logged: { action: 'change-prices', target: `price book from ${entry.validFrom}` },
        result: { ...(await priceBookAt(db)), history },
      };
    });
  });
}
