import { createMcpHandler, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
} from 'fastify';
import type { ChangeFeed } from '../../platform/events.ts';
import { noteError } from '../../platform/http/error-answers.ts';
import { headersOf } from '../../platform/http/fetch-handler.ts';
import { keepOutOfCaches } from '../../platform/http/route.ts';
import { CrossSiteError } from '../../platform/http/same-origin.ts';
import { keyOf } from '../keys/access.ts';
import type { BeforeKeyCall } from '../v1/before.ts';
import { createWaits } from '../v1/wait.ts';
import type { AgentCall, AgentDependencies } from './call.ts';
import { BatchError } from './errors.ts';
import { createServer } from './server.ts';

/**
 * POST /mcp, the Model Context Protocol: each request by itself, so that any process answers it. Others
 * than POST, which the protocol once had sessions for, are answered 405.
 */
export function registerAgentRoutes(
  app: FastifyInstance,
  {
    before,
    feed,
    ...dependencies
  }: Omit<AgentDependencies, 'wait'> & { before: BeforeKeyCall; feed: ChangeFeed },
): void {
  const { publicUrl } = dependencies;
  const shutdown = new AbortController();
  app.addHook('preClose', async () => shutdown.abort());
  const wait = createWaits(feed, shutdown.signal);
  const [requireKey, count] = before([]);

  const callOf = (request: FastifyRequest, reply: FastifyReply): AgentCall => {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    return {
      ...{ ...dependencies, wait, key: keyOf(request), log: request.log },
      requireKey: () => requireKey.call(app, request, reply) as Promise<void>,
      gone: AbortSignal.any([gone.signal, shutdown.signal]),
    };
  };

  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    onRequest: [keepOutOfCaches, refuseOtherOrigins(publicUrl), requireKey, count],
    errorHandler: answerInProtocol,
    async handler(request, reply) {
      const { method, body: parsedBody } = request;
      if (Array.isArray(parsedBody)) throw new BatchError();
      const call = callOf(request, reply);
      const handler = createMcpHandler(() => createServer(call), {
        // At once, so that waiting takes no turn of its person's, and proxies hear something meanwhile.
        responseMode: 'sse',
        // No list changes while anybody looks.
        maxSubscriptions: 0,
      });
      const headers = headersOf(request.headers);
      const asked = new Request(new URL('/mcp', publicUrl), { method, headers, signal: call.gone });
      reply.header('x-accel-buffering', 'no');
      return reply.send(await handler.fetch(asked, { parsedBody }));
    },
  });
}

/**
 * Agents are no pages: a browser's request from any origin but ours is refused, even where the name of
 * its host was made to lead here.
 */
const refuseOtherOrigins =
  ({ origin }: URL): onRequestAsyncHookHandler =>
  async ({ headers }) => {
    if (headers.origin !== undefined && headers.origin !== origin) throw new CrossSiteError();
  };

/** What the protocol's library has never seen is refused in the protocol's words too. */
function answerInProtocol(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { status, code, message } = noteError(error, request, reply);
  const { InternalError, InvalidRequest } = ProtocolErrorCode;
  const told = { code: status >= 500 ? InternalError : InvalidRequest, message, data: { code } };
  return reply.code(status).send({ jsonrpc: '2.0', id: null, error: told });
}
