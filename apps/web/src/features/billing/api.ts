import type { User } from '@shortcake/contract/account';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { isUnauthorized } from '../../lib/api-error.ts';
import { callApi, callApiPage } from '../../lib/call.ts';
import { routes } from '../../lib/endpoints.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** As often as the transactions that they are of. */
const PAYMENTS_POLL_MS = 5000;
/** The most that are given: a plan's for sixteen years. */
const PAYMENTS_ON_A_PAGE = '200';

/** What is sold, at which price. */
export const plansQuery = queryOptions({
  queryKey: [routes.listPlans.path],
  queryFn: ({ signal }) => callApi('listPlans', { signal }),
});

/** Which key the browser pays with, and whether a sandbox plays Stripe. */
export const configQuery = queryOptions({
  queryKey: [routes.config.path],
  queryFn: ({ signal }) => callApi('config', { signal }),
});

/** The sum behind the balance. */
export const creditUsageQuery = queryOptions({
  queryKey: queryKeys.creditUsage,
  queryFn: ({ signal }) => callApi('creditUsage', { signal }),
  staleTime: 0,
  refetchInterval: (query) => (isUnauthorized(query.state.error) ? false : PAYMENTS_POLL_MS),
});

/**
 * What was paid, given and taken back, newest first, as far as it is loaded. All loaded pages are asked
 * for each time: unchanged ones are answered 304, and few people have a second.
 */
export const paymentsQuery = infiniteQueryOptions({
  queryKey: [...queryKeys.transactions, 'payments'],
  queryFn: ({ pageParam: cursor, signal }) =>
    callApiPage('listTransactions', {
      query: { payments: 'true', limit: PAYMENTS_ON_A_PAGE, ...(cursor && { cursor }) },
      signal,
    }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
  select: ({ pages }) => pages.flatMap(({ items }) => items),
  staleTime: 0,
  refetchInterval: (query) => (isUnauthorized(query.state.error) ? false : PAYMENTS_POLL_MS),
});

/** Which transactions Stripe has an invoice or a receipt for. */
export const receiptsQuery = queryOptions({
  queryKey: [routes.listReceipts.path],
  queryFn: ({ signal }) => callApi('listReceipts', { signal }),
});

/** The renewal that could not be paid. Asked again on every return: it is paid in another tab. */
export const unpaidInvoiceQuery = queryOptions({
  queryKey: [routes.unpaidInvoice.path],
  queryFn: ({ signal }) => callApi('unpaidInvoice', { signal }),
  refetchOnWindowFocus: 'always',
});

export type RenewalOwner = Pick<User, 'plan' | 'subscriptionStatus' | 'currentPeriodEnd'>;

/** What a subscription is, and goes on as: a lower plan may follow, or an earlier price stay. */
export const renewalQuery = (user: RenewalOwner) =>
  queryOptions({
    // By what goes with it: when that changes, so may this.
    queryKey: [routes.renewal.path, user.plan, user.subscriptionStatus, user.currentPeriodEnd],
    queryFn: ({ signal }) => callApi('renewal', { signal }),
    staleTime: 0,
    // A change of the subscription must not empty what stands on the page.
    placeholderData: keepPreviousData,
  });

/** Fetches anew what a payment changes; done when it has arrived. */
export async function refreshAccount(queryClient: QueryClient): Promise<void> {
  const changed = [
    queryKeys.user,
    queryKeys.transactions,
    queryKeys.creditUsage,
    queryKeys.overview,
    receiptsQuery.queryKey,
    unpaidInvoiceQuery.queryKey,
    [routes.renewal.path],
  ];
  await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** Gets the credits of a paid purchase: how many were added, told once the balance has them. */
export async function completePurchase(
  queryClient: QueryClient,
  paymentIntentId: string,
): Promise<number> {
  const { creditsAdded } = await callApi('completeCreditPurchase', { body: { paymentIntentId } });
  await refreshAccount(queryClient);
  return creditsAdded;
}
