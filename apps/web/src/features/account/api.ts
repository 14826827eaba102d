import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/call.ts';
import { routes } from '../../lib/endpoints.ts';

/** What the account hears of; another device, or a mail, may change it. */
export const notificationsQuery = queryOptions({
  queryKey: [routes.notifications.path],
  queryFn: ({ signal }) => callApi('notifications', { signal }),
  staleTime: 0,
});
