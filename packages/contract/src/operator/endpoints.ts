import { z } from 'zod';
import type { Endpoint } from '../endpoints.ts';
import { PageQuery } from '../page.ts';
import { EngineCost, EngineInvoice, NewEngineCosts, NewEngineInvoice } from './engine-costs.ts';
import { LogEntry } from './log.ts';
import { AcknowledgedLoss, Margins } from './margins.ts';
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
  margins: { method: 'GET', path: '/api/admin/margins', output: Margins },
  acknowledgeLoss: {
    method: 'POST',
    path: '/api/admin/margins/acknowledge',
    body: AcknowledgedLoss,
    output: Margins,
  },
  engineCosts: {
    method: 'GET',
    path: '/api/admin/engine-costs',
    output: z.array(EngineCost),
  },
  changeEngineCosts: {
    method: 'PUT',
    path: '/api/admin/engine-costs',
    body: NewEngineCosts,
    output: z.array(EngineCost),
  },
  engineInvoices: {
    method: 'GET',
    path: '/api/admin/engine-invoices',
    output: z.array(EngineInvoice),
  },
  addEngineInvoice: {
    method: 'POST',
    path: '/api/admin/engine-invoices',
    body: NewEngineInvoice,
    output: z.array(EngineInvoice),
  },
  listLog: {
    method: 'GET',
    path: '/api/admin/log',
    query: PageQuery,
    output: z.array(LogEntry),
  },
} as const satisfies Record<string, Endpoint>;
