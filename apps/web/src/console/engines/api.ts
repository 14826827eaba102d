import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callConsole } from '../lib/call.ts';

/** What is under way changes by the second, and nobody tells the console. */
const REFETCH_MS = 10_000;

export const enginesQuery = queryOptions({
  queryKey: ['engines'],
  queryFn: ({ signal }) => callConsole('listEngines', { signal }),
  staleTime: 0,
  refetchInterval: REFETCH_MS,
});

type Switched = { id: string; enabled: boolean; reason: string };

/** Switches an engine off or on, and has the list read again. */
export function useSwitchEngine() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: Switched) =>
      callConsole('switchEngine', { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: enginesQuery.queryKey }),
  });
}
