import * as client from 'openid-client';
import { KnownError } from '../../platform/errors.ts';
import { ProviderUnavailableError, SignInDeclinedError, SignInFailedError } from './errors.ts';

/** The client's codes for an answer that never came, or that no OpenID provider would give. */
const NO_ANSWER = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
  'OAUTH_JWKS_REQUEST_FAILED',
]);

const PROVIDERS_TROUBLE = new Set(['server_error', 'temporarily_unavailable']);

/** What a provider may say in the address that it sends people back to (RFC 6749, 4.1.2.1). */
const SAID_IN_ADDRESS = new Set([
  ...PROVIDERS_TROUBLE,
  'access_denied',
  'invalid_request',
  'invalid_scope',
  'unauthorized_client',
  'unsupported_response_type',
]);

/**
 * What an error of the OpenID client means for the person who signs in. The error itself is not
 * kept as a cause: it quotes the callback's query and the token's claims, which must not be logged.
 */
export function toSignInError(error: unknown): KnownError {
  if (error instanceof KnownError) return error;
  const reason = reasonOf(error);
  if (error instanceof client.AuthorizationResponseError) {
    // Anybody can write that address: no other words of it are logged.
    if (!SAID_IN_ADDRESS.has(error.error))
      return new SignInFailedError('an error that has no name');
    if (error.error === 'access_denied') return new SignInDeclinedError();
    return PROVIDERS_TROUBLE.has(error.error)
      ? new ProviderUnavailableError(reason)
      : new SignInFailedError(reason);
  }
  // Anything but a refused code (a wrong client secret, say) will not get better by starting again.
  if (error instanceof client.ResponseBodyError) {
    return error.error === 'invalid_grant'
      ? new SignInFailedError(reason)
      : new ProviderUnavailableError(reason);
  }
  if (error instanceof client.WWWAuthenticateChallengeError)
    return new ProviderUnavailableError(reason);
  // fetch throws a TypeError when there is no connection.
  if (error instanceof TypeError) return new ProviderUnavailableError(reason);
  if (error instanceof client.ClientError && !NO_ANSWER.has(error.code ?? '')) {
    return new SignInFailedError(reason);
  }
  return new ProviderUnavailableError(reason);
}

/** What went wrong, in one line for the log; of fetch's errors with the cause's code. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, error: oauthError } = error as { code?: unknown; error?: unknown };
  const causeCode = (error.cause as { code?: unknown } | undefined)?.code;
  const parts = [error.name, error.message, code, oauthError, causeCode];
  return parts.filter((part) => typeof part === 'string').join(': ');
}
