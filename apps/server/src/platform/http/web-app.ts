import { randomBytes } from 'node:crypto';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NotFoundError } from '../errors.ts';
import { PER_ANSWER, readBuiltPages } from './built-pages.ts';
import { compressed } from './compressed.ts';
import type { KnownPages } from './known-pages.ts';
import { contentSecurityPolicy, type Guests } from './security-headers.ts';

const FOREVER = 'public, max-age=31536000, immutable';

/**
 * Serves the built web app: files as they are, and one of its pages for every other navigation, where
 * the browser's router decides. One that leads to no page says so by its status as well.
 */
export async function serveWebApp(
  app: FastifyInstance,
  options: {
    directory: string;
    pages: KnownPages;
    /** What the pages say where the build left a name; the same object while nothing has changed. */
    texts: () => Promise<Readonly<Record<string, string>>>;
    /** Whether the browser says that somebody is signed in. */
    isMember: (request: FastifyRequest) => boolean;
    /** Whom the page works with beside us. */
    guests: Guests;
    /** Answers what is neither a route nor a file, where it is for it to answer. */
    beforeNotFound: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
  },
): Promise<void> {
  const { directory, pages, texts, isMember, guests, beforeNotFound } = options;
  const pageOf = await readBuiltPages(join(directory, 'pages'), texts);
  const assets = join(directory, 'assets') + sep;

  await app.register(fastifyStatic, {
    root: directory,
    index: false,
    // A route for each file: with one for all, every path that is nowhere would first be looked for on
    // the disk. As a file a page would lack its nonce and its banner.
    wildcard: false,
    // What is compressed is sent in the place of its file, and has no address of its own.
    globIgnore: ['pages/**', '**/*.{br,gz}'],
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
    reply.code(pages.isKnown(request) ? 200 : 404).type('text/html; charset=utf-8');
    return reply.send(await compressed(request, reply, page, 'small'));
  };
  app.get('/', sendPage);
  app.setNotFoundHandler(async (request, reply) => {
    if (await beforeNotFound(request, reply)) return reply;
    if (!pages.isNavigation(request)) throw new NotFoundError();
    return sendPage(request, reply);
  });
}

/** Typed, bookmarked, or from a page of our own; a browser that does not say counts as another's. */
function isOwnNavigation(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  return site === 'none' || site === 'same-origin';
}
