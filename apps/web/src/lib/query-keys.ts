import type { EventKey } from '@shortcake/contract/events';
import { routes } from './routes.ts';

/** A list's key is its path, so that the key says what is fetched. */
export const queryKeys: Record<EventKey, readonly [string]> = {
  projects: [routes.listProjects.path],
  transactions: [routes.listTransactions.path],
  user: [routes.currentUser.path],
};
