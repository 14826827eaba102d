import { queryOptions } from '@tanstack/react-query';
import { callConsole } from '../lib/call.ts';

export const engineCostsQuery = queryOptions({
  queryKey: ['engine-costs'],
  queryFn: ({ signal }) => callConsole('engineCosts', { signal }),
  staleTime: 0,
});

export const engineInvoicesQuery = queryOptions({
  queryKey: ['engine-invoices'],
  queryFn: ({ signal }) => callConsole('engineInvoices', { signal }),
  staleTime: 0,
});
