import { useQuery } from '@tanstack/react-query';
import { overviewQuery, userQuery } from './api.ts';

/** What the person can spend now; undefined while it loads. */
export function useCredits(): number | undefined {
  const { data: user } = useQuery(userQuery);
  const overview = useQuery(overviewQuery);
  if (overview.data) return overview.data.creditsRemaining;
  return overview.isError ? user?.creditsRemaining : undefined;
}
