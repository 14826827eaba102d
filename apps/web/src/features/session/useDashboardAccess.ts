import { hasPlan, mayUseDashboard } from '@shortcake/contract/access';
import { useQuery } from '@tanstack/react-query';
import { transactionsQuery } from './api.ts';
import { useUser } from './useSession.ts';

/**
 * Whether the dashboard is open to this person. It is `checking` until the transactions say so, and
 * open when they cannot be had: nobody who paid is locked out by a failing call.
 */
export function useDashboardAccess(): 'checking' | 'open' | 'closed' {
  const user = useUser();
  const { data: transactions, errorUpdateCount } = useQuery(transactionsQuery);
  if (hasPlan(user) || mayUseDashboard(user, transactions ?? [])) return 'open';
  if (transactions) return 'closed';
  // Not by `isError`: while the list is asked for again there is no error, and an open dashboard went.
  return errorUpdateCount > 0 ? 'open' : 'checking';
}
