import type { ApiKey, CreatedApiKey, KeyScope } from '@shortcake/contract/api-key';
import { v1Endpoints } from '@shortcake/contract/v1/endpoints';
import type { Person, TestWeb } from './web.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A program of a person: calls the API with a key of theirs. */
export async function programOf(
  { app }: Pick<TestWeb, 'app'>,
  person: Person,
  wanted: Partial<Pick<ApiKey, 'creditsPerMonth' | 'expiresAt'>> & { scopes?: KeyScope[] } = {},
) {
  const body = { name: 'A program', scopes: ['read', 'generate'], ...wanted };
  const made = await person.send('POST', '/api/keys', body);
  if (made.status !== 201) throw new Error(`no key was made: ${JSON.stringify(made.body)}`);
  const { key, id } = made.body as CreatedApiKey;
  return {
    ...{ key, id, person },
    async send(
      method: Method | 'HEAD',
      url: string,
      sent?: unknown,
      headers: Record<string, string> = {},
    ) {
      const response = await app.inject({
        ...{ method, url },
        headers: { authorization: `Bearer ${key}`, ...headers },
        ...(sent === undefined ? {} : { payload: sent as object }),
      });
      const isJson = /json/.test(response.headers['content-type'] ?? '');
      return {
        status: response.statusCode,
        headers: response.headers,
        body: isJson && response.body ? response.json() : response.body,
      };
    },
  };
}

export type Program = Awaited<ReturnType<typeof programOf>>;

/** Every call of the API, with ids that there are none of. */
export const everyCall = Object.entries(v1Endpoints).map(([name, endpoint]) => ({
  name: name as keyof typeof v1Endpoints,
  method: endpoint.method as Method,
  scopes: endpoint.scopes as readonly KeyScope[],
  url: endpoint.path.replaceAll(/:\w+/g, '7b0d2a52-4f0c-4a0e-9a44-4b0c5f3f7d11'),
  body: 'body' in endpoint ? {} : undefined,
}));
