import type { EventKey } from '@shortcake/contract/events';
import type { QueryClient } from '@tanstack/react-query';
import { routes } from './endpoints.ts';

/** A query's key is its path, so that the key says what is fetched. */
export const queryKeys = {
  projects: [routes.listProjects.path],
  /** Each by itself. Not below the lists: what is done to all of those is not done to this. */
  project: [routes.getProject.path],
  series: [routes.listSeries.path],
  transactions: [routes.listTransactions.path],
  creditUsage: [routes.creditUsage.path],
  overview: [routes.overview.path],
  user: [routes.currentUser.path],
} as const;

/** What shows something of a list, and is to be fetched again when that has changed. */
export const shownOf: Record<EventKey, readonly (keyof typeof queryKeys)[]> = {
  projects: ['projects', 'project', 'series', 'overview'],
  transactions: ['transactions', 'creditUsage', 'overview'],
  user: ['user'],
};

/** Has all of it fetched again: a video that is asked for or deleted changes lists, series and credits. */
export function refreshAll(queryClient: QueryClient): void {
  for (const queryKey of Object.values(queryKeys)) queryClient.invalidateQueries({ queryKey });
}
