import { randomBytes } from 'node:crypto';
import { createGoogleSandbox } from '@shortcake/sandbox/google';
import type { Config } from '../config/config.ts';
import { createIdentityProvider, type IdentityProvider } from '../features/accounts/openid.ts';
import type { FetchHandler } from '../platform/http/fetch-handler.ts';
import type { Secrets } from '../platform/secrets.ts';

/** Where the sandbox's pages are, under the public address. */
export const SANDBOX_GOOGLE = '/sandbox/google';

/** Google as configured: the real one, or the sandbox with the handler that plays it. */
export function createGoogle(
  config: Config,
  sessionSecrets: Secrets,
): { provider: IdentityProvider; sandbox?: FetchHandler } {
  const { origin } = config.publicUrl;
  const redirectUri = `${origin}/auth/google/callback`;
  if (config.google) return { provider: createIdentityProvider({ ...config.google, redirectUri }) };

  const client = {
    // The same wherever the product listens: people are known by issuer and subject.
    issuer: `http://localhost${SANDBOX_GOOGLE}`,
    clientId: 'shortcake',
    clientSecret: randomBytes(16).toString('hex'),
    redirectUri,
  };
  const sandbox = createGoogleSandbox({
    ...client,
    secrets: sessionSecrets,
    authorizationEndpoint: `${origin}${SANDBOX_GOOGLE}/authorize`,
  });
  // The server talks to its sandbox without a network in between.
  const fetch = (url: string, init: RequestInit) => sandbox(new Request(url, init));
  return { provider: createIdentityProvider({ ...client, fetch }), sandbox };
}
