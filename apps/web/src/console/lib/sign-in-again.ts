import { ApiError } from '../../lib/api-error.ts';
import { paths } from '../../lib/paths.ts';

/** Whether a change was refused because its operator signed in too long ago. */
export const isSignInOld = (error: Error): boolean =>
  error instanceof ApiError && error.status === 403 && /"SIGN_IN_AGAIN"/.test(error.body);

/** Leads to sign-in, and from there back to this page. */
export function signInAgain(): void {
  const { pathname, search } = window.location;
  window.location.assign(paths.server.signInAgain(pathname + search));
}
