import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

export const ada = { email: 'ada@example.com', given_name: 'Ada', family_name: 'Baker' };
export const ben = { email: 'ben@example.com', given_name: 'Ben', family_name: 'Whisk' };

export type TestBrowser = {
  cookies: Map<string, string>;
  /** Goes to a path of the server with the jar's cookies; redirects are not followed. */
  get(path: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Starts a sign-in and fills in the sandbox's form; answers the callback's path and query. */
  begin(fields: Record<string, string>, start?: string): Promise<string>;
  /** The whole sign-in; answers what the callback answered. */
  signIn(fields: Record<string, string>, start?: string): Promise<LightMyRequestResponse>;
};

/** For tests: what a browser does of HTTP, over a server that need not listen. */
export function createTestBrowser(
  app: FastifyInstance,
  sandbox: (request: Request) => Promise<Response>,
  publicUrl: URL,
): TestBrowser {
  const cookies = new Map<string, string>();

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await app.inject({
      url: path,
      headers: { host: publicUrl.host, ...(cookie ? { cookie } : {}), ...headers },
    });
    for (const { name, value, maxAge, expires } of response.cookies) {
      const isGone = maxAge === 0 || (expires && expires.getTime() <= Date.now());
      if (isGone) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };

  const begin = async (fields: Record<string, string>, start = '/auth/google') => {
    const { headers } = await get(start);
    const body = new URLSearchParams(fields);
    const chosen = await sandbox(new Request(String(headers.location), { method: 'POST', body }));
    const callback = new URL(chosen.headers.get('location') ?? '');
    return callback.pathname + callback.search;
  };

  const signIn = async (fields: Record<string, string>, start?: string) =>
    get(await begin(fields, start));

  return { cookies, get, begin, signIn };
}
