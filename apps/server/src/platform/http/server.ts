import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { KnownError } from '../errors.ts';
import type { Log } from '../log.ts';
import { answerClientError, noteAnswers } from './client-errors.ts';
import { compressJson } from './compressed.ts';
import { answerError } from './error-answers.ts';
import { refuseExpectations } from './expectations.ts';
import { requireHost } from './host.ts';
import { acceptJsonBodies } from './json-body.ts';
import { handleInTurn } from './pipelining.ts';
import { isSafeMethod, refuseOtherSites } from './same-origin.ts';
import { securityHeaders } from './security-headers.ts';
import { cutStalledAnswers, limitBodies, TIMEOUTS, type Timeouts } from './timeouts.ts';

/** In bytes; Node refuses headers that are longer, of which it is one. */
const LONGEST_ADDRESS = 16_384;

/** As long as keys and tokens are; ids of rows have hyphens. */
const LIKE_A_SECRET = /\w{40,}/g;

/** Larger than the longest prompt and title with every character escaped (about 63 kB). */
const BODY_LIMIT_BYTES = 128 * 1024;

/** The HTTP server with everything that holds for every route: headers, errors, bodies, origins, log. */
export async function createHttpServer(options: {
  publicUrl: URL;
  /** Addresses and networks whose word about the visitor's address is believed; nobody's by default. */
  trustProxy?: readonly string[];
  log: Log;
  timeouts?: Timeouts;
  /** Looks at each request before anything else does. */
  measure?: ((app: FastifyInstance) => void) | undefined;
}): Promise<FastifyInstance> {
  const { publicUrl, trustProxy = [], log, timeouts = TIMEOUTS } = options;
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: answerError,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: timeouts.request,
    http: {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      connectionsCheckingInterval: timeouts.check,
      requireHostHeader: false,
    },
    trustProxy: [...trustProxy],
    forceCloseConnections: 'idle',
    clientErrorHandler: answerClientError,
    // The framework's own would be no error of the contract's shape.
    return503OnClosing: false,
    // Longer than any address that is taken: what the router refuses, no hook has seen, and so it would
    // tell that there is such a route.
    routerOptions: { maxParamLength: LONGEST_ADDRESS },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  acceptJsonBodies(app);
  compressJson(app);
  app.setErrorHandler(answerError);
  options.measure?.(app);
  refuseWhileClosing(app);
  limitBodies(app, timeouts.body);
  handleInTurn(app);
  noteAnswers(app);
  cutStalledAnswers(app, timeouts.stalled);
  await securityHeaders(app, publicUrl.protocol === 'https:');
  requireHost(app);
  refuseExpectations(app);
  await app.register(cookie);
  app.addHook('onRequest', async (request) => {
    if (!isSafeMethod(request.method)) refuseOtherSites(request, publicUrl.origin);
  });
  // The path only: queries carry sign-in codes. Not all of it: somebody may put a key there by mistake.
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?', 1)[0]?.replaceAll(LIKE_A_SECRET, '...');
    request.log.debug(
      { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
  });
  return app;
}

function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async () => {
    if (isClosing) throw new KnownError(503, 'UNAVAILABLE', 'The service is stopping.');
  });
}
