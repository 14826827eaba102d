import { KnownError } from '../../platform/errors.ts';

/** The provider's answer does not belong to a sign-in that this browser began, or proves nobody. */
export class SignInFailedError extends KnownError {
  /** For the log: never holds codes, tokens or people's data. */
  readonly reason: string;

  constructor(
    reason: string,
    message = 'This sign-in has expired or was already used. Nothing has changed; please start again.',
  ) {
    super(400, 'SIGN_IN_FAILED', message);
    this.reason = reason;
  }
}

/** The person said no on the provider's page. */
export class SignInDeclinedError extends KnownError {
  constructor() {
    super(400, 'SIGN_IN_DECLINED', 'You did not sign in.');
  }
}

/** The provider does not answer, or not in a way that makes sense. */
export class ProviderUnavailableError extends KnownError {
  /** For the log: never holds codes, tokens or people's data. */
  readonly reason: string;

  constructor(reason: string) {
    super(
      503,
      'SIGN_IN_UNAVAILABLE',
      'Google cannot be reached at the moment. Please try again in a minute.',
    );
    this.reason = reason;
  }
}

/** A person is suspended already, or is not. */
export class SuspensionError extends KnownError {
  constructor(message: string) {
    super(409, 'CONFLICT', `${message} Nothing was changed.`);
  }
}
