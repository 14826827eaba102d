import { QueryClient } from '@tanstack/react-query';

/**
 * A part of a page that appears does not ask again for what failed just now. Such a part may appear
 * because of the failure, and go because of the question: without the pause a page asked 45 times a
 * second for transactions that could not be had.
 */
const PAUSE_AFTER_ERROR_MS = 5000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // 'always': a browser that believes itself offline may still reach its own machine.
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        retry: false,
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > PAUSE_AFTER_ERROR_MS,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
