import { queryOptions } from '@tanstack/react-query';
import { isUnauthorized } from '../../lib/api-error.ts';
import { callApi } from '../../lib/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';

const CREDITS_POLL_MS = 5000;
const AUTH_CHECK_MS = 30 * 60_000;

export const userQuery = queryOptions({
  queryKey: queryKeys.user,
  queryFn: ({ signal }) => callApi('currentUser', { signal }),
  refetchInterval: (query) => (isUnauthorized(query.state.error) ? false : AUTH_CHECK_MS),
});

/** Polled only while somebody looks; an ended session ends the polling. */
export const transactionsQuery = queryOptions({
  queryKey: queryKeys.transactions,
  queryFn: ({ signal }) => callApi('listTransactions', { signal }),
  staleTime: 0,
  refetchInterval: (query) => (isUnauthorized(query.state.error) ? false : CREDITS_POLL_MS),
});

/** What somebody has, in figures; like the transactions, of which only a page is fetched. */
export const overviewQuery = queryOptions({
  queryKey: queryKeys.overview,
  queryFn: ({ signal }) => callApi('overview', { signal }),
  staleTime: 0,
  refetchInterval: (query) => (isUnauthorized(query.state.error) ? false : CREDITS_POLL_MS),
});
