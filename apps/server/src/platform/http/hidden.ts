import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { NotFoundError, UnauthorizedError } from '../errors.ts';

/** Asks for a sign-in, but to a visitor a private file is not forbidden: it is not there. */
export const hiddenFromVisitors =
  (app: FastifyInstance, signedIn: onRequestAsyncHookHandler): onRequestAsyncHookHandler =>
  (request, reply) =>
    (signedIn.call(app, request, reply) as Promise<void>).catch((error: unknown) => {
      throw error instanceof UnauthorizedError ? new NotFoundError() : error;
    });
