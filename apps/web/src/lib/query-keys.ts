import type { EventKey } from '@shortcake/contract/events';
import { routes } from './endpoints.ts';

/** A query's key is its path, so that the key says what is fetched. */
export const queryKeys = {
  projects: [routes.listProjects.path],
  series: [routes.listSeries.path],
  transactions: [routes.listTransactions.path],
  creditUsage: [routes.creditUsage.path],
  overview: [routes.overview.path],
  user: [routes.currentUser.path],
} as const;

/** What shows something of a list, and is to be fetched again when that has changed. */
export const shownOf: Record<EventKey, readonly (keyof typeof queryKeys)[]> = {
  projects: ['projects', 'series', 'overview'],
  transactions: ['transactions', 'creditUsage', 'overview'],
  user: ['user'],
};
