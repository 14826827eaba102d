import { queryOptions } from '@tanstack/react-query';
import { callConsole } from '../lib/call.ts';

export const operatorQuery = queryOptions({
  queryKey: ['operator'],
  queryFn: ({ signal }) => callConsole('operator', { signal }),
});
