import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const FOREVER = 'public, max-age=31536000, immutable';
/** They are sent with a nonce and a banner, which a file would lack. */
const PAGES = 'pages';
/** Compressed copies are sent in the place of their files, and have no address of their own. */
const COMPRESSED = /\.(?:br|gz)$/;

/**
 * Serves the files of the built web app as they are: those at its top by a route each, those of a folder
 * by one route and a list of their names. So a path that is nowhere costs no look at the disk, and a start
 * makes 30 routes in place of 600.
 */
export async function serveWebFiles(app: FastifyInstance, directory: string): Promise<void> {
  const assets = join(directory, 'assets') + sep;
  await app.register(fastifyStatic, {
    ...{ root: directory, serve: false, index: false, preCompressed: true, cacheControl: false },
    setHeaders: (reply, path) => {
      if (reply.hasHeader('cache-control')) return;
      reply.header('cache-control', path.startsWith(assets) ? FOREVER : 'no-cache');
    },
  });
  const method = ['GET', 'HEAD'];
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const { name } = entry;
    if (name === PAGES || COMPRESSED.test(name)) continue;
    if (entry.isDirectory()) {
      const files = await filesIn(join(directory, name));
      const handler = (request: FastifyRequest, reply: FastifyReply) => {
        const { '*': file } = request.params as { '*': string };
        return files.has(file) ? reply.sendFile(`/${name}/${file}`) : reply.callNotFound();
      };
      app.route({ method, url: `/${name}/*`, handler });
    } else {
      app.route({ method, url: `/${name}`, handler: (_, reply) => reply.sendFile(`/${name}`) });
    }
  }
  // Previews keep their names, so it is the hash in the query that makes them immutable.
  app.addHook('onSend', async (request, reply) => {
    if (/^\/previews\/.*[?&]v=/.test(request.url) && reply.statusCode < 300) {
      reply.header('cache-control', FOREVER);
    }
  });
}

/** The files below a folder that have an address, by their paths from there. */
async function filesIn(folder: string): Promise<Set<string>> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = all.filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name));
  const below = (entry: (typeof all)[number]) => join(entry.parentPath, entry.name);
  return new Set(
    files.map((entry) =>
      below(entry)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    ),
  );
}
