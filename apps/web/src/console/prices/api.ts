import type { NewPriceBookEntry } from '@shortcake/contract/operator/price-book';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { callConsole } from '../lib/call.ts';

export const priceBookQuery = queryOptions({
  queryKey: ['price-book'],
  queryFn: ({ signal }) => callConsole('priceBook', { signal }),
  staleTime: 0,
});

export const marginsQuery = queryOptions({
  queryKey: ['margins'],
  queryFn: ({ signal }) => callConsole('margins', { signal }),
  staleTime: 0,
});

export const changePrices = mutationOptions({
  mutationFn: (entry: NewPriceBookEntry) => callConsole('changePriceBook', { body: entry }),
});
