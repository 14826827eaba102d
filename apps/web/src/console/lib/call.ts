import { operatorEndpoints } from '@shortcake/contract/operator/endpoints';
import { nextCursor, type ParamsOf, type RequestOptions, request } from '../../lib/request.ts';

type Endpoints = typeof operatorEndpoints;
type Name = keyof Endpoints;
type Output<N extends Name> = Endpoints[N]['output']['_output'];
type Body<N extends Name> = Endpoints[N] extends { body: { _input: infer Input } }
  ? { body: Input }
  : { body?: never };
type Input<N extends Name> = RequestOptions & Body<N> & ParamsOf<Endpoints[N]['path']>;
type Rest<N extends Name> = Record<never, never> extends Input<N> ? [Input<N>?] : [Input<N>];

/** Calls one of the console's endpoints; throws an ApiError for an answer that is not 2xx. */
export async function callConsole<N extends Name>(
  name: N,
  ...[input]: Rest<N>
): Promise<Output<N>> {
  return (await request(operatorEndpoints[name], input)).output as Output<N>;
}

/** A page of one of the console's lists, and the cursor of the next while there is one. */
export async function callConsolePage<N extends Name>(
  name: N,
  ...[input]: Rest<N>
): Promise<{ items: Output<N>; next: string | undefined }> {
  const { output, headers } = await request(operatorEndpoints[name], input);
  return { items: output as Output<N>, next: nextCursor(headers) };
}
