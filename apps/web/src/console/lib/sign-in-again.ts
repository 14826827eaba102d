import { ApiError } from '../../lib/api-error.ts';

/** Whether a change was refused since the operator's sign-in is too old. */
export const mustSignInAgain = (error: unknown): boolean =>
  error instanceof ApiError && error.body.includes('"SIGN_IN_AGAIN"');
