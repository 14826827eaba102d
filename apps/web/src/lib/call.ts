import type { endpoints } from '@shortcake/contract/endpoints';
import { ApiError } from './api-error.ts';
import { type EndpointName, routes } from './routes.ts';

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

/** Calls one endpoint of the contract; throws an ApiError for an answer that is not 2xx. */
export async function call<Name extends EndpointName>(
  name: Name,
  ...[input]: Record<never, never> extends Input<Name> ? [Input<Name>?] : [Input<Name>]
): Promise<Output<Name>> {
  const { method, path } = routes[name];
  const {
    body,
    params,
    query,
    headers,
    signal,
  }: Options & { body?: unknown; params?: { id: string } } = input ?? {};
  const url = path.replace(':id', encodeURIComponent(params?.id ?? ''));
  const response = await fetch(query ? `${url}?${new URLSearchParams(query)}` : url, {
    method,
    credentials: 'include',
    headers:
      body === undefined ? { ...headers } : { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, response.statusText, text);
  return (text === '' ? undefined : JSON.parse(text)) as Output<Name>;
}
