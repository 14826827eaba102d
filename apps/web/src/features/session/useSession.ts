import type { User } from '@shortcake/contract/account';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { isUnauthorized } from '../../lib/api-error.ts';
import { userQuery } from './api.ts';

export type Session =
  | { state: 'loading' }
  | { state: 'signed-in'; user: User }
  /** `ended`: the browser believed in a session that the server no longer knows. */
  | { state: 'signed-out'; ended: boolean };

export function useSession(): Session {
  const { data, error, isPending } = useQuery(userQuery);
  if (isPending) return { state: 'loading' };
  if (data) return { state: 'signed-in', user: data };
  return { state: 'signed-out', ended: isUnauthorized(error) };
}

/** The signed-in person; only for what is shown once the session is known. */
export function useUser(): User {
  return useSuspenseQuery(userQuery).data;
}
