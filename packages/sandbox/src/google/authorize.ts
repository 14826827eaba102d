import { type AuthorizeRequest, readAuthorizeRequest } from './authorize-request.ts';
import type { Sealer } from './codes.ts';
import { accountPage, faultPage } from './page.ts';
import { demoPeople } from './people.ts';
import { portraitPath } from './portraits.ts';
import { findFault, type ProfileForm, toProfile } from './profile.ts';

type Options = {
  issuer: string;
  authorizationEndpoint: string;
  clientId: string;
  redirectUri: string;
};

/** The authorization endpoint: a page to choose an account on, and what the choice leads to. */
export function createAuthorizePage(options: Options, sealer: Sealer) {
  const formTarget = { from: options.authorizationEndpoint, to: options.redirectUri };

  const sendBack = (request: AuthorizeRequest, answer: Record<string, string>) => {
    const url = new URL(options.redirectUri);
    const state: Record<string, string> = request.state === null ? {} : { state: request.state };
    for (const [name, value] of Object.entries({ ...answer, ...state, iss: options.issuer })) {
      url.searchParams.set(name, value);
    }
    const headers = { location: url.href, 'cache-control': 'no-store' };
    return new Response(null, { status: 303, headers });
  };

  const withRequest = async (
    url: string,
    proceed: (request: AuthorizeRequest) => Response | Promise<Response>,
  ): Promise<Response> => {
    const reading = readAuthorizeRequest(new URL(url).searchParams, options);
    if ('fault' in reading) return faultPage(reading.fault);
    const { request, error } = reading;
    if (error) return sendBack(request, { error: error.code, error_description: error.message });
    return proceed(request);
  };

  return {
    show: (request: Request): Promise<Response> =>
      withRequest(request.url, () => accountPage(formTarget)),

    async choose(httpRequest: Request): Promise<Response> {
      const fields = new URLSearchParams(await httpRequest.text());
      return withRequest(httpRequest.url, async (request) => {
        if (fields.has('cancel')) return sendBack(request, { error: 'access_denied' });
        const demo = demoPeople.find(({ email }) => email === fields.get('account'));
        const form = demo ?? typedIn(fields);
        const fault = findFault(form);
        if (fault) return accountPage(formTarget, { form, fault });
        const { redirectUri, challenge, scope, nonce } = request;
        const picture = demo && `${options.issuer}${portraitPath(demo.portrait)}`;
        const profile = toProfile(form, picture);
        const code = await sealer.sealCode({ profile, redirectUri, challenge, scope, nonce });
        return sendBack(request, { code });
      });
    },
  };
}

function typedIn(fields: URLSearchParams): ProfileForm {
  const field = (name: string) => (fields.get(name) ?? '').trim();
  return {
    email: field('email'),
    givenName: field('given_name'),
    familyName: field('family_name'),
  };
}
