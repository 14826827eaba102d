import type { endpoints } from '@shortcake/contract/endpoints';
import { type EndpointName, routes } from './endpoints.ts';
import { nextCursor, type ParamsOf, type RequestOptions, request } from './request.ts';

type Endpoints = typeof endpoints;
type Output<Name extends EndpointName> = Endpoints[Name]['output']['_output'];
type Body<Name extends EndpointName> = Endpoints[Name] extends { body: { _input: infer Input } }
  ? { body: Input }
  : { body?: never };

type Input<Name extends EndpointName> = RequestOptions &
  Body<Name> &
  ParamsOf<Endpoints[Name]['path']>;

type Rest<Name extends EndpointName> =
  Record<never, never> extends Input<Name> ? [Input<Name>?] : [Input<Name>];

/** Calls one endpoint of the contract; throws an ApiError for an answer that is not 2xx. */
export async function callApi<Name extends EndpointName>(
  name: Name,
  ...[input]: Rest<Name>
): Promise<Output<Name>> {
  return (await request(routes[name], input)).output as Output<Name>;
}

/** A page of a list, and the cursor of the next one while there is one. Throws as `callApi` does. */
export async function callApiPage<Name extends EndpointName>(
  name: Name,
  ...[input]: Rest<Name>
): Promise<{ items: Output<Name>; next: string | undefined }> {
  const { output, headers } = await request(routes[name], input);
  return { items: output as Output<Name>, next: nextCursor(headers) };
}
