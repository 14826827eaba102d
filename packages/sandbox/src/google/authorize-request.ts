const LONGEST_PARAMETER = 2048;

/** A sign-in that a client asked for, checked. */
export type AuthorizeRequest = {
  redirectUri: string;
  challenge: string;
  scope: string;
  state: string | null;
  nonce: string | null;
};

export type Reading =
  /** Not safe to send back to anyone: told on a page. */
  | { fault: string }
  /** `error` is for the client, in OAuth's words. */
  | { request: AuthorizeRequest; error: { code: string; message: string } | null };

/** Reads the query of the authorization endpoint for its one client. */
export function readAuthorizeRequest(
  query: URLSearchParams,
  client: { clientId: string; redirectUri: string },
): Reading {
  for (const name of query.keys()) {
    if (query.getAll(name).length > 1) return { fault: `The parameter ${name} is given twice.` };
  }
  for (const value of query.values()) {
    if (value.length > LONGEST_PARAMETER) return { fault: 'A parameter is too long.' };
  }
  if (query.get('client_id') !== client.clientId) {
    return { fault: 'The client_id is missing or unknown.' };
  }
  const redirectUri = query.get('redirect_uri');
  if (redirectUri !== client.redirectUri) {
    return { fault: 'The redirect_uri is missing or not registered.' };
  }
  const challenge = query.get('code_challenge') ?? '';
  const scope = query.get('scope') ?? '';
  const request = {
    redirectUri,
    challenge,
    scope,
    state: query.get('state'),
    nonce: query.get('nonce'),
  };
  return { request, error: errorOf(query, challenge, scope) };
}

function errorOf(query: URLSearchParams, challenge: string, scope: string) {
  const error = (code: string, message: string) => ({ code, message });
  if (query.get('response_type') !== 'code') {
    return error('unsupported_response_type', 'response_type must be code');
  }
  if ((query.get('response_mode') ?? 'query') !== 'query') {
    return error('invalid_request', 'response_mode must be query');
  }
  if (query.get('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(challenge)) {
    return error('invalid_request', 'PKCE with S256 is required');
  }
  if (!scope.split(' ').includes('openid')) {
    return error('invalid_scope', 'scope must include openid');
  }
  if (query.get('prompt') === 'none') {
    return error('login_required', 'nobody is signed in to the sandbox');
  }
  return null;
}
