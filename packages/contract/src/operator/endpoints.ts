import { z } from 'zod';
import type { Endpoint } from '../endpoints.ts';
import { PageQuery } from '../page.ts';
import { LogEntry } from './log.ts';
import { Operator } from './operator.ts';
import { NewPriceBookEntry, PriceBook } from './price-book.ts';
import { Summary, SummaryQuery } from './summary.ts';

/**
 * The console's calls. To everybody who is no operator they are as unknown as any path, so that they
 * stand apart from `endpoints`: no file that a visitor can load names them.
 */
export const operatorEndpoints = {
  operator: { method: 'GET', path: '/api/admin/operator', output: Operator },
  summary: {
    method: 'GET',
    path: '/api/admin/summary',
    query: SummaryQuery,
    output: Summary,
  },
  priceBook: {
    method: 'GET',
    path: '/api/admin/price-book',
    query: PageQuery,
    output: PriceBook,
  },
  changePriceBook: {
    method: 'PUT',
    path: '/api/admin/price-book',
    body: NewPriceBookEntry,
    output: PriceBook,
  },
  listLog: {
    method: 'GET',
    path: '/api/admin/log',
    query: PageQuery,
    output: z.array(LogEntry),
  },
} as const satisfies Record<string, Endpoint>;
