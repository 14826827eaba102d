import type { endpoints } from '@shortcake/contract/endpoints';
import { ApiError } from './api-error.ts';
import { type EndpointName, routes } from './endpoints.ts';
import { waitAndRetry } from './wait-and-retry.ts';

type Endpoints = typeof endpoints;
type Output<Name extends EndpointName> = Endpoints[Name]['output']['_output'];
type Body<Name extends EndpointName> = Endpoints[Name] extends { body: { _input: infer Input } }
  ? { body: Input }
  : { body?: never };
type Params<Name extends EndpointName> = Endpoints[Name]['path'] extends `${string}:id${string}`
  ? { params: { id: string } }
  : { params?: never };

type Options = {
  query?: Record<string, string>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};
type Input<Name extends EndpointName> = Options & Body<Name> & Params<Name>;

type Rest<Name extends EndpointName> =
  Record<never, never> extends Input<Name> ? [Input<Name>?] : [Input<Name>];

/** Calls one endpoint of the contract; throws an ApiError for an answer that is not 2xx. */
export async function callApi<Name extends EndpointName>(
  name: Name,
  ...rest: Rest<Name>
): Promise<Output<Name>> {
  return (await answerOf(name, ...rest)).output;
}

/** A page of a list, and the cursor of the next one while there is one. Throws as `callApi` does. */
export async function callApiPage<Name extends EndpointName>(
  name: Name,
  ...rest: Rest<Name>
): Promise<{ items: Output<Name>; next: string | undefined }> {
  const { output, headers } = await answerOf(name, ...rest);
  const [, address] = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '') ?? [];
  const next = address && new URLSearchParams(address.split('?')[1]).get('cursor');
  return { items: output, next: next || undefined };
}

async function answerOf<Name extends EndpointName>(
  name: Name,
  ...[input]: Rest<Name>
): Promise<{ output: Output<Name>; headers: Headers }> {
  const { method, path } = routes[name];
  const {
    body,
    params,
    query,
    headers,
    signal,
  }: Options & { body?: unknown; params?: { id: string } } = input ?? {};
  const url = path.replace(':id', encodeURIComponent(params?.id ?? ''));
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
  const output = (text === '' ? undefined : JSON.parse(text)) as Output<Name>;
  return { output, headers: response.headers };
}
