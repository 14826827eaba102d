import { queryOptions, useMutation } from '@tanstack/react-query';
import { callApi } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

/** How many videos a person has, done or not. */
export const videoCountQuery = queryOptions({
  queryKey: queryKeys.overview,
  queryFn: ({ signal }) => callApi('overview', { signal }),
  select: ({ total }) => total,
});

/** Deletes the account; the browser then leaves for `afterwards`, and forgets all that it has loaded. */
export const useDeleteAccount = (afterwards: string) =>
  useMutation({
    mutationFn: (confirm: string) => callApi('deleteAccount', { body: { confirm } }),
    onSuccess: () => window.location.assign(afterwards),
  });
