import type { onRequestAsyncHookHandler } from 'fastify';
import { splitUrl } from './split-url.ts';

const MOVED = 'moved';

/**
 * A hook that sends a browser which came by another name (127.0.0.1 for localhost) to the public
 * one, before it gets a cookie that would not come back with the provider's redirect.
 */
export function moveToPublicHost(publicUrl: URL): onRequestAsyncHookHandler {
  return async (request, reply) => {
    if (request.host === publicUrl.host) return;
    const { path, query } = splitUrl(request.url);
    // Once only: behind a proxy that rewrites Host the names never agree.
    if (query.has(MOVED)) return;
    query.set(MOVED, '1');
    return reply.redirect(`${publicUrl.origin}${path}?${query}`);
  };
}
