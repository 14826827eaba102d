import { creditsRemaining } from '@shortcake/contract/credits';
import { useQuery } from '@tanstack/react-query';
import { transactionsQuery, userQuery } from './api.ts';

/** What the person can spend now; undefined while it loads. */
export function useCredits(): number | undefined {
  const { data: user } = useQuery(userQuery);
  const transactions = useQuery(transactionsQuery);
  if (transactions.data) return creditsRemaining(transactions.data);
  return transactions.isError ? user?.creditsRemaining : undefined;
}
