import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NotFoundError } from '../errors.ts';
import { contentSecurityPolicy, type Guests } from './security-headers.ts';

/** What index.html holds where each answer gets a nonce of its own. */
const NONCE = '__CSP_NONCE__';
/** And where it says whether a sandbox is on: one thin line on every page then, before any script. */
const SANDBOX = '__SANDBOX__';
/** And where it says who brought the browser here. */
const ARRIVED = '__ARRIVED__';
const FOREVER = 'public, max-age=31536000, immutable';

/**
 * Serves the built web app: files as they are, and its page for every other navigation, where the
 * browser's router decides. `notPages`, and all paths below them, are never the page's.
 */
export async function serveWebApp(
  app: FastifyInstance,
  options: {
    directory: string;
    notPages: readonly string[];
    hasSandbox: boolean;
    /** Whom the page works with beside us. */
    guests: Guests | undefined;
  },
): Promise<void> {
  const { directory, notPages, hasSandbox, guests } = options;
  const source = await readFile(join(directory, 'index.html'), 'utf8');
  const page = source.replace(SANDBOX, hasSandbox ? 'on' : 'off');
  const assets = join(directory, 'assets') + sep;

  await app.register(fastifyStatic, {
    root: directory,
    index: false,
    // As a file it would lack its nonce and its banner.
    allowedPath: (path) => path !== '/index.html',
    cacheControl: false,
    setHeaders: (reply, path) => {
      if (reply.hasHeader('cache-control')) return;
      reply.header('cache-control', path.startsWith(assets) ? FOREVER : 'no-cache');
    },
  });
  // Previews keep their names, so it is the hash in the query that makes them immutable.
  app.addHook('onSend', async (request, reply) => {
    if (/^\/previews\/.*[?&]v=/.test(request.url) && reply.statusCode < 300) {
      reply.header('cache-control', FOREVER);
    }
  });

  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64');
    reply.header('content-security-policy', contentSecurityPolicy(nonce, guests));
    reply.header('cache-control', 'no-store');
    return reply
      .code(200)
      .type('text/html; charset=utf-8')
      .send(
        page
          .replaceAll(NONCE, nonce)
          .replace(ARRIVED, isOwnNavigation(request) ? 'here' : 'elsewhere'),
      );
  };
  app.get('/', (request, reply) => sendPage(request, reply));
  app.setNotFoundHandler(async (request, reply) => {
    if (!isNavigation(request, notPages)) throw new NotFoundError();
    return sendPage(request, reply);
  });
}

/** Typed, bookmarked, or from a page of our own; a browser that does not say counts as another's. */
function isOwnNavigation(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  return site === 'none' || site === 'same-origin';
}

function isNavigation(request: FastifyRequest, notPages: readonly string[]): boolean {
  const path = decodeURIComponent(request.url.split('?', 1)[0] ?? '');
  const isFile = /\.[a-z0-9]+$/i.test(path);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && !isFile && !notPages.some((root) => `${path}/`.startsWith(`${root}/`));
}
