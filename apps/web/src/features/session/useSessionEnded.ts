import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isUnauthorized } from '../../lib/api-error.ts';

/** True once any call in the background was answered 401: the person signed out elsewhere. */
export function useSessionEnded(): boolean {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (onChange) => cache.subscribe(onChange),
    () => cache.getAll().some((query) => isUnauthorized(query.state.error)),
  );
}
