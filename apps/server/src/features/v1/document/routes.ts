import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isAmong } from '../../../platform/http/conditions.ts';
import { apiDocument } from './document.ts';

/** GET /api/v1/openapi.json: the document, for anybody. */
export function registerDocumentRoute(app: FastifyInstance, publicUrl: URL): void {
  let made: { text: string; etag: string } | undefined;
  app.get('/api/v1/openapi.json', async (request, reply) => {
    // At the first request: it would hold up each start by 30 ms.
    made ??= documentOf(publicUrl.origin);
    const { text, etag } = made;
    reply.headers({ etag, 'cache-control': 'public, no-cache' });
    if (isAmong(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });
}

function documentOf(origin: string): { text: string; etag: string } {
  const text = JSON.stringify(apiDocument(origin));
  return { text, etag: `W/"${createHash('sha256').update(text).digest('base64url')}"` };
}
