import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isAmong } from '../../../platform/http/conditions.ts';
import { apiDocument } from './document.ts';

/** GET /api/v1/openapi.json: the document, for anybody. */
export function registerDocumentRoute(app: FastifyInstance, publicUrl: URL): void {
  const text = JSON.stringify(apiDocument(publicUrl.origin));
  const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
  app.get('/api/v1/openapi.json', async (request, reply) => {
    reply.headers({ etag, 'cache-control': 'public, no-cache' });
    if (isAmong(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });
}
