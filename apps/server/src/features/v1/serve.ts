import { createHash } from 'node:crypto';
import type { V1Endpoint } from '@shortcake/contract/v1/endpoints';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { z } from 'zod';
import { BUILD } from '../../platform/http/build.ts';
import { isAmong } from '../../platform/http/conditions.ts';
import { type Call, serveEndpoint, UNCHANGED } from '../../platform/http/route.ts';

/**
 * Serves a GET of the API that is no list of pages. Its tag is of what it answers: who has that already is
 * answered 304.
 */
export function serveRead<E extends V1Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  before: onRequestAsyncHookHandler[],
  read: (call: Call<E>) => Promise<z.output<E['output']>>,
): void {
  serveEndpoint(app, endpoint, before, async (call) => {
    const output = await read(call);
    const hash = createHash('sha256').update(`${BUILD} ${JSON.stringify(output)}`);
    const etag = `W/"${hash.digest('base64url')}"`;
    const { request, reply } = call;
    const isKnown = isAmong(request.headers['if-none-match'], etag);
    reply.headers({
      etag,
      'cache-control': 'private, no-cache',
      vary: isKnown ? 'authorization, accept-encoding' : 'authorization',
    });
    return isKnown ? UNCHANGED : output;
  });
}
