import { createAuthorizePage } from './google/authorize.ts';
import { createSealer } from './google/codes.ts';
import { createSigner } from './google/keys.ts';
import { portraitRoutes } from './google/portraits.ts';
import { createTokenEndpoint } from './google/token.ts';
import { createUserinfoEndpoint } from './google/userinfo.ts';

export type GoogleSandboxOptions = {
  /** What ID tokens name; its path is where the handler expects to be mounted. */
  issuer: string;
  /** Where browsers find the account page, when that is not under the issuer. */
  authorizationEndpoint?: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  /**
   * The first seals codes and access tokens, each opens them: processes that share one can serve a
   * sign-in together.
   */
  secrets: readonly [string, ...string[]];
};

/**
 * A stand-in for Google's sign-in: an OpenID provider of one client, whose people are whoever the
 * visitor says. Takes requests for paths under the issuer's path and answers them.
 */
export function createGoogleSandbox(
  options: GoogleSandboxOptions,
): (request: Request) => Promise<Response> {
  const { issuer } = options;
  const base = new URL(issuer).pathname.replace(/\/$/, '');
  const authorizationEndpoint = options.authorizationEndpoint ?? `${issuer}/authorize`;
  const signer = createSigner();
  const sealer = createSealer(options.secrets);
  const authorize = createAuthorizePage({ ...options, authorizationEndpoint }, sealer);
  const token = createTokenEndpoint(options, sealer, signer);
  const userinfo = createUserinfoEndpoint(sealer);

  const metadata = {
    issuer,
    authorization_endpoint: authorizationEndpoint,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code'],
    subject_types_supported: ['public'],
    scopes_supported: ['openid', 'email', 'profile'],
    claims_supported: [
      'sub',
      'email',
      'email_verified',
      'name',
      'given_name',
      'family_name',
      'picture',
    ],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
    authorization_response_iss_parameter_supported: true,
  };

  const routes: Record<string, Partial<Record<string, (request: Request) => Promise<Response>>>> = {
    '/.well-known/openid-configuration': { GET: async () => Response.json(metadata) },
    '/jwks': { GET: async () => Response.json({ keys: [await signer.publicJwk()] }) },
    '/authorize': { GET: authorize.show, POST: authorize.choose },
    '/token': { POST: token },
    '/userinfo': { GET: userinfo, POST: userinfo },
    ...portraitRoutes,
  };

  return async (request) => {
    const { pathname } = new URL(request.url);
    const methods = pathname.startsWith(`${base}/`)
      ? routes[pathname.slice(base.length)]
      : undefined;
    if (!methods) return Response.json({ error: 'not_found' }, { status: 404 });
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const handle = methods[method];
    if (handle) return handle(request);
    const allow = Object.keys(methods).join(', ');
    return Response.json({ error: 'method_not_allowed' }, { status: 405, headers: { allow } });
  };
}
