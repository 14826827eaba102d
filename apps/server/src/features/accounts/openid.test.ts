import { expect, test } from 'vitest';
import { ProviderUnavailableError } from './errors.ts';
import { createIdentityProvider } from './openid.ts';

const client = { clientId: 'id', clientSecret: 'secret', redirectUri: 'https://x.example/cb' };

const metadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
});

test('the metadata is fetched when first needed, once', async () => {
  const asked: string[] = [];
  const issuer = 'https://accounts.example';
  const fetch = async (url: string) => {
    asked.push(url);
    return Response.json(metadata(issuer));
  };
  const provider = createIdentityProvider({ ...client, issuer, fetch });
  expect(asked).toEqual([]);
  const [one, two] = await Promise.all([provider.begin(), provider.begin()]);
  expect(asked).toEqual(['https://accounts.example/.well-known/openid-configuration']);
  expect(one.state).not.toBe(two.state);
  expect(Object.fromEntries(one.url.searchParams)).toEqual({
    client_id: 'id',
    response_type: 'code',
    redirect_uri: client.redirectUri,
    scope: 'openid email profile',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
    prompt: 'select_account',
    state: one.state,
    nonce: one.nonce,
  });
});

test.each(['http://accounts.example', 'http://localhost.evil.example', 'http://127.0.0.1.example'])(
  'http is for this machine only, not for %s',
  async (issuer) => {
    const fetch = async () => Response.json(metadata(issuer));
    const provider = createIdentityProvider({ ...client, issuer, fetch });
    await expect(provider.begin()).rejects.toThrow(ProviderUnavailableError);
  },
);

test('metadata of another issuer is not believed', async () => {
  const fetch = async () => Response.json(metadata('https://evil.example'));
  const provider = createIdentityProvider({ ...client, issuer: 'https://accounts.example', fetch });
  await expect(provider.begin()).rejects.toThrow();
});
