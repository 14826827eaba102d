import { randomBytes } from 'node:crypto';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NotFoundError } from '../errors.ts';
import { PER_ANSWER, readBuiltPages } from './built-pages.ts';
import { compressed } from './compressed.ts';
import { contentSecurityPolicy, type Guests } from './security-headers.ts';

const FOREVER = 'public, max-age=31536000, immutable';

/**
 * Serves the built web app: files as they are, and one of its pages for every other navigation, where
 * the browser's router decides. `notPages`, and all paths below them, are never a page's.
 */
export async function serveWebApp(
  app: FastifyInstance,
  options: {
    directory: string;
    notPages: readonly string[];
    /** What the pages say where the build left a name; the same object while nothing has changed. */
    texts: () => Promise<Readonly<Record<string, string>>>;
    /** Whether the browser says that somebody is signed in. */
    isMember: (request: FastifyRequest) => boolean;
    /** Whom the page works with beside us. */
    guests: Guests;
  },
): Promise<void> {
  const { directory, notPages, texts, isMember, guests } = options;
  const pageOf = await readBuiltPages(join(directory, 'pages'), texts);
  const assets = join(directory, 'assets') + sep;

  await app.register(fastifyStatic, {
    root: directory,
    index: false,
    // As a file a page would lack its nonce and its banner.
    allowedPath: (path) => !path.startsWith('/pages/'),
    preCompressed: true,
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

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64');
    const page = (await pageOf(request.url, isMember(request) ? 'members' : 'visitors'))
      .replaceAll(PER_ANSWER.nonce, nonce)
      .replace(PER_ANSWER.arrived, isOwnNavigation(request) ? 'here' : 'elsewhere');
    reply.header('content-security-policy', contentSecurityPolicy(nonce, guests));
    reply.header('cache-control', 'no-store');
    reply.code(200).type('text/html; charset=utf-8');
    return reply.send(await compressed(request, reply, page, 'small'));
  };
  app.get('/', sendPage);
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
