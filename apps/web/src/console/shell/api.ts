import { queryOptions } from '@tanstack/react-query';
import { callConsole } from '../lib/call.ts';

export const operatorQuery = queryOptions({
  queryKey: ['operator'],
  queryFn: ({ signal }) => callConsole('operator', { signal }),
});

/** The server looks for what needs an operator every half a minute. */
const REFETCH_MS = 30_000;

export const alertsQuery = queryOptions({
  queryKey: ['alerts'],
  queryFn: ({ signal }) => callConsole('listAlerts', { signal }),
  staleTime: REFETCH_MS,
  refetchInterval: REFETCH_MS,
});
