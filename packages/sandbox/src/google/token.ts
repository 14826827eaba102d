import { createHash, timingSafeEqual } from 'node:crypto';
import { ACCESS_TOKEN_SECONDS, type Sealer } from './codes.ts';
import type { Signer } from './keys.ts';

type Options = { issuer: string; clientId: string; clientSecret: string };

const digest = (text: string) => createHash('sha256').update(text).digest();

/** The token endpoint: takes a code with everything that proves who asks, gives an ID token. */
export function createTokenEndpoint(options: Options, sealer: Sealer, signer: Signer) {
  return async (request: Request): Promise<Response> => {
    const body = new URLSearchParams(await request.text());
    if (!isClient(credentialsOf(request, body), options)) {
      return refuse(401, 'invalid_client', 'unknown client or wrong secret');
    }
    if (body.get('grant_type') !== 'authorization_code') {
      return refuse(400, 'unsupported_grant_type', 'grant_type must be authorization_code');
    }
    const grant = await sealer.redeemCode(body.get('code') ?? '');
    if (!grant) return refuse(400, 'invalid_grant', 'the code is unknown, expired or used');
    if (grant.redirectUri !== body.get('redirect_uri')) {
      return refuse(400, 'invalid_grant', 'the code was issued for another redirect_uri');
    }
    const verifier = body.get('code_verifier') ?? '';
    if (digest(verifier).toString('base64url') !== grant.challenge) {
      return refuse(400, 'invalid_grant', 'the code_verifier does not fit');
    }
    const { profile, nonce, scope } = grant;
    const idToken = await signer.signIdToken({
      ...profile,
      ...(nonce === null ? {} : { nonce }),
      iss: options.issuer,
      aud: options.clientId,
      azp: options.clientId,
    });
    return answer(200, {
      access_token: await sealer.sealAccessToken(profile),
      token_type: 'Bearer',
      expires_in: ACCESS_TOKEN_SECONDS,
      scope,
      id_token: idToken,
    });
  };
}

type Credentials = { id: string; secret: string };

function credentialsOf(request: Request, body: URLSearchParams): Credentials {
  const basic = /^Basic (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (basic === undefined) {
    return { id: body.get('client_id') ?? '', secret: body.get('client_secret') ?? '' };
  }
  // Both halves are form-encoded before they are joined (RFC 6749, section 2.3.1).
  const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString().split(':');
  const decode = (half: string) => new URLSearchParams(`v=${half}`).get('v') ?? '';
  return { id: decode(id), secret: decode(secret) };
}

function isClient({ id, secret }: Credentials, { clientId, clientSecret }: Options): boolean {
  return id === clientId && timingSafeEqual(digest(secret), digest(clientSecret));
}

function refuse(status: number, error: string, description: string): Response {
  return answer(status, { error, error_description: description });
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
