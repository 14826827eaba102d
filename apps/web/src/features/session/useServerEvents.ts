import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followChanges } from '../../lib/event-stream.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** Fetches again whatever the server says has changed. */
export function useServerEvents(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      followChanges((keys) => {
        for (const key of keys) {
          const queryKey = queryKeys[key];
          if (queryKey) queryClient.invalidateQueries({ queryKey });
        }
      }),
    [queryClient],
  );
}
