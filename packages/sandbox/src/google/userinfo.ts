import type { Sealer } from './codes.ts';

/** The userinfo endpoint: gives the profile behind an access token. */
export function createUserinfoEndpoint(sealer: Sealer) {
  return async (request: Request): Promise<Response> => {
    const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
    const profile = await sealer.openAccessToken(token);
    if (profile) return Response.json(profile, { headers: { 'cache-control': 'no-store' } });
    const headers = { 'www-authenticate': 'Bearer error="invalid_token"' };
    return Response.json({ error: 'invalid_token' }, { status: 401, headers });
  };
}
