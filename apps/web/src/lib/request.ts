import { ApiError } from './api-error.ts';
import { waitAndRetry } from './wait-and-retry.ts';

/** Beside what an endpoint itself says of its input. */
export type RequestOptions = {
  query?: Record<string, string>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

type NamesIn<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | NamesIn<`/${More}`>
    : Rest
  : never;

/** What stands in the places that a path names: `id` in `/api/projects/:id`. */
export type ParamsOf<Path extends string> = [NamesIn<Path>] extends [never]
  ? { params?: never }
  : { params: Record<NamesIn<Path>, string> };

/** Sends one request of the API; throws an ApiError for an answer that is not 2xx. */
export async function request(
  { method, path }: { method: string; path: string },
  input: RequestOptions & { body?: unknown; params?: Record<string, string> } = {},
): Promise<{ output: unknown; headers: Headers }> {
  const { body, params = {}, query, headers, signal } = input;
  const url = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  const ask = () =>
    fetch(search ? `${url}?${search}` : url, {
      method,
      credentials: 'include',
      headers:
        body === undefined ? { ...headers } : { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
  // A change is somebody's wish: they hear at once that it has to wait.
  const response = await (method === 'GET' ? waitAndRetry(ask, signal) : ask());
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, response.statusText, text);
  return { output: text === '' ? undefined : JSON.parse(text), headers: response.headers };
}

/** The cursor of a list's next page, while there is one. */
export function nextCursor(headers: Headers): string | undefined {
  const [, address] = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '') ?? [];
  const next = address && new URLSearchParams(address.split('?')[1]).get('cursor');
  return next || undefined;
}
