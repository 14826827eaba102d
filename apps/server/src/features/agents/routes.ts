import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
} from 'fastify';
import { noteError } from '../../platform/http/error-answers.ts';
import { headersOf } from '../../platform/http/fetch-handler.ts';
import { keepOutOfCaches } from '../../platform/http/route.ts';
import { CrossSiteError } from '../../platform/http/same-origin.ts';
import { keyOf } from '../keys/access.ts';
import type { BeforeKeyCall } from '../v1/before.ts';
import type { AgentCall, AgentDependencies } from './call.ts';
import { BatchError } from './errors.ts';

/** Codes of JSON-RPC. */
const INVALID_REQUEST = -32600;
const INTERNAL_ERROR = -32603;

/**
 * POST /mcp, the Model Context Protocol: each request by itself, so that any process answers it. Others
 * than POST, which the protocol once had sessions for, are answered 405.
 */
export function registerAgentRoutes(
  app: FastifyInstance,
  { before, ...dependencies }: AgentDependencies & { before: BeforeKeyCall },
): void {
  const { publicUrl } = dependencies;
  const [requireKey, count] = before([]);

  const callOf = (request: FastifyRequest, reply: FastifyReply): AgentCall => {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    return {
      ...{ ...dependencies, key: keyOf(request), log: request.log },
      requireKey: async (scopes) => before(scopes)[0].call(app, request, reply),
      gone: gone.signal,
    };
  };

  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    exposeHeadRoute: false,
    onRequest: [keepOutOfCaches, refuseOtherOrigins(publicUrl), requireKey, count],
    errorHandler: answerInProtocol,
    async handler(request, reply) {
      const { method, body: parsedBody } = request;
      if (Array.isArray(parsedBody)) throw new BatchError();
      const call = callOf(request, reply);
      const headers = headersOf(request.headers);
      const asked = new Request(new URL('/mcp', publicUrl), { method, headers, signal: call.gone });
      reply.header('x-accel-buffering', 'no');
      // The library takes 75 ms and 12 MB, which a start spares.
      const { answer } = await import('./answer.ts');
      // Not the reply, which is a promise of its own end: its person's turn would last until then.
      return answer(call, asked, parsedBody);
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
  const told = { code: status >= 500 ? INTERNAL_ERROR : INVALID_REQUEST, message, data: { code } };
  return reply.code(status).send({ jsonrpc: '2.0', id: null, error: told });
}
