import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followChanges } from '../../lib/event-stream.ts';
import { oneAtATime } from '../../lib/one-at-a-time.ts';
import { queryKeys, shownOf } from '../../lib/query-keys.ts';

/** Fetches again whatever the server says has changed. */
export function useServerEvents(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    // One at a time: fetching again cuts short a fetch under way, and while a video renders events
    // come faster than a slow network answers, so that the list would never arrive.
    const refreshers = new Map(
      Object.entries(queryKeys).map(([name, queryKey]) => [
        name,
        oneAtATime(() => queryClient.invalidateQueries({ queryKey })),
      ]),
    );
    return followChanges((keys) => {
      const shown = new Set(keys.flatMap((key) => shownOf[key] ?? []));
      for (const name of shown) refreshers.get(name)?.();
    });
  }, [queryClient]);
}
