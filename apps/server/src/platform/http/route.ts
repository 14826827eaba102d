import type { Endpoint } from '@shortcake/contract/endpoints';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
} from 'fastify';
import type { z } from 'zod';
import { InvalidRequestError } from '../errors.ts';

type BodyOf<E extends Endpoint> = E extends { body: infer B extends z.ZodType }
  ? z.output<B>
  : undefined;

type QueryOf<E extends Endpoint> = E extends { query: infer Q extends z.ZodType }
  ? z.output<Q>
  : undefined;

/** What a handler answers when the browser has it all already: 304. */
export const UNCHANGED = Symbol('unchanged');

export type Call<E extends Endpoint> = {
  /** What the address says behind `?`, of what the endpoint names. */
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** The path's parameters, by name. */
  params: Record<string, string>;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** What stands before a call, by the hook that finds out whose it is. */
export type BeforeCall = (requireAccount: onRequestAsyncHookHandler) => onRequestAsyncHookHandler[];

/**
 * Serves one endpoint of the contract: its query and body are checked before the handler runs, and only the
 * fields that its output declares leave the server. `before` runs ahead of all, so that a visitor
 * without a session learns nothing about their shape.
 */
export function serveEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  before: onRequestAsyncHookHandler[],
  handler: (call: Call<E>) => Promise<z.output<E['output']> | typeof UNCHANGED>,
  /** In bytes, and in milliseconds; the server's own limits unless told. */
  { bodyLimit, bodyMs }: { bodyLimit?: number; bodyMs?: number } = {},
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    ...(bodyMs === undefined ? {} : { config: { bodyMs } }),
    schema: {
      ...(endpoint.query ? { querystring: endpoint.query } : {}),
      ...(endpoint.body ? { body: endpoint.body } : {}),
      ...(endpoint.output.type === 'void' ? {} : { response: { '2xx': endpoint.output } }),
    },
    onRequest: [keepOutOfCaches, ...before],
    handler: async (request, reply) => {
      if (!endpoint.body) refuseFields(request.body);
      const output = await handler({
        query: request.query as QueryOf<E>,
        body: request.body as BodyOf<E>,
        params: request.params as Record<string, string>,
        request,
        reply,
      });
      if (output === UNCHANGED) return reply.code(304).send();
      return endpoint.output.type === 'void' ? reply.code(204).send() : output;
    },
  });
}

/** An endpoint without a body takes none, or an empty one. */
function refuseFields(body: unknown): void {
  const isEmpty =
    body === undefined ||
    body === null ||
    (typeof body === 'object' && !Array.isArray(body) && Object.keys(body).length === 0);
  if (!isEmpty) throw new InvalidRequestError('body: nothing is to be sent here');
}

/** What an answer tells is its reader's alone, a refusal included. */
export const keepOutOfCaches: onRequestAsyncHookHandler = async (_request, reply) => {
  reply.header('cache-control', 'no-store');
};
