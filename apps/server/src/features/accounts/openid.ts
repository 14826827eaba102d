import * as client from 'openid-client';
import { isLoopback } from '../../platform/is-loopback.ts';
import { ProviderUnavailableError } from './errors.ts';
import type { Fetch } from './fetch.ts';
import { toSignInError } from './openid-errors.ts';
import {
  fetchPicture,
  type Picture,
  pictureDownload,
  pictureDownloadBy,
} from './picture/picture.ts';
import { type Profile, profileFrom } from './profile.ts';

/** How long the provider may take for one answer; a person is waiting. */
const TIMEOUT_SECONDS = 8;

/** What must be remembered of a sign-in between leaving for the provider and coming back. */
export type SignInSecrets = { state: string; nonce: string; codeVerifier: string };

export type IdentityProvider = {
  /** Where to send the browser, and what to remember. Throws ProviderUnavailableError. */
  begin(): Promise<SignInSecrets & { url: URL }>;
  /**
   * Who came back, from the query that the provider sent along. Throws SignInFailedError,
   * SignInDeclinedError or ProviderUnavailableError.
   */
  finish(query: URLSearchParams, expected: SignInSecrets): Promise<Profile>;
  /** The picture that a profile names. Throws as fetchPicture does. */
  picture(url: URL, signal: AbortSignal): Promise<Picture>;
};

export type IdentityProviderOptions = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Where the provider sends people back to, as registered with it. */
  redirectUri: string;
  /** In place of the network, for a provider in our own process. */
  fetch?: Fetch;
};

/** An OpenID Connect provider, asked by code flow with PKCE; its metadata is fetched when first needed. */
export function createIdentityProvider(options: IdentityProviderOptions): IdentityProvider {
  const { issuer, fetch } = options;
  const download = fetch ? pictureDownloadBy(fetch) : pictureDownload(issuer);
  let discovered: Promise<client.Configuration> | undefined;

  const configuration = async () => {
    discovered ??= discoverProvider(options);
    try {
      return await discovered;
    } catch (error) {
      discovered = undefined;
      throw toSignInError(error);
    }
  };

  return {
    async begin() {
      const config = await configuration();
      const state = client.randomState();
      const nonce = client.randomNonce();
      const codeVerifier = client.randomPKCECodeVerifier();
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: options.redirectUri,
        scope: 'openid email profile',
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
        state,
        nonce,
      });
      return { url, state, nonce, codeVerifier };
    },

    async finish(query, { state, nonce, codeVerifier }) {
      const config = await configuration();
      const currentUrl = new URL(options.redirectUri);
      currentUrl.search = query.toString();
      try {
        const tokens = await client.authorizationCodeGrant(config, currentUrl, {
          pkceCodeVerifier: codeVerifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        return profileFrom(tokens.claims());
      } catch (error) {
        throw toSignInError(error);
      }
    },

    picture: (url, signal) => fetchPicture(url, { download, signal }),
  };
}

async function discoverProvider(options: IdentityProviderOptions): Promise<client.Configuration> {
  const issuer = new URL(options.issuer);
  // By default openid-client trusts TLS for ID tokens and leaves their signature unread.
  const execute = [client.enableNonRepudiationChecks];
  if (issuer.protocol === 'http:') {
    if (!isLoopback(issuer.hostname)) throw new ProviderUnavailableError('the issuer is not https');
    execute.push(client.allowInsecureRequests);
  }
  const { fetch } = options;
  return client.discovery(issuer, options.clientId, options.clientSecret, undefined, {
    execute,
    timeout: TIMEOUT_SECONDS,
    ...(fetch
      ? {
          [client.customFetch]: (url: string, init: client.CustomFetchOptions) =>
            fetch(url, init as RequestInit),
        }
      : {}),
  });
}
