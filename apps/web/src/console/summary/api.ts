import { queryOptions } from '@tanstack/react-query';
import { callConsole } from '../lib/call.ts';
import type { Days } from './days.ts';

const REFRESH_MS = 15_000;

export const summaryQuery = ({ from, to }: Days) =>
  queryOptions({
    queryKey: ['summary', from, to],
    queryFn: ({ signal }) => callConsole('summary', { signal, query: { from, to } }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    placeholderData: (before) => before,
  });
