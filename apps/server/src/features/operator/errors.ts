import { KnownError } from '../../platform/errors.ts';

/** The operator's sign-in is too old to change anything. */
export class SignInAgainError extends KnownError {
  constructor() {
    super(
      403,
      'SIGN_IN_AGAIN',
      'You signed in a while ago. Sign in again to change something; nothing was changed.',
    );
  }
}
