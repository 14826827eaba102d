import { useLocation } from 'react-router';
import { paths } from '../lib/paths.ts';

/** Leads to sign-in, and from there back to this page. */
export function useSignInAgain(): () => void {
  const { pathname, search } = useLocation();
  return () => window.location.assign(paths.server.signInAgain(pathname + search));
}
