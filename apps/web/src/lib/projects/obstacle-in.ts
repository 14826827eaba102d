import { ApiError } from '../api-error.ts';

/** What the server's refusal to make a video is about; null for anything without an answer of its own. */
export function obstacleIn(error: unknown): 'login' | 'credits' | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 401) return 'login';
  const saysSo = /INSUFFICIENT_CREDITS|Insufficient videos remaining/.test(error.body);
  return error.status === 402 || saysSo ? 'credits' : null;
}

/** What a toast says to somebody who has to sign in first. */
export const LOGIN_REQUIRED = {
  title: 'Login Required',
  description: 'Please log in with Google to generate videos.',
};

/** In milliseconds, until the sign-in comes: as long as that needs to be read. */
export const SIGN_IN_DELAY_MS = 2000;
