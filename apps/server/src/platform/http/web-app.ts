import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NotFoundError } from '../errors.ts';
import { PER_ANSWER, readBuiltPages } from './built-pages.ts';
import { compressed } from './compressed.ts';
import type { KnownPages } from './known-pages.ts';
import { contentSecurityPolicy, type Guests } from './security-headers.ts';
import { serveWebFiles } from './web-files.ts';

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
  await serveWebFiles(app, directory);

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
