import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PER_ANSWER } from '../../platform/http/built-pages.ts';
import { compressed } from '../../platform/http/compressed.ts';
import { contentSecurityPolicy } from '../../platform/http/security-headers.ts';

const ROOT = '/admin';
const ASSETS = `${ROOT}/assets/`;
// Asked for each time: whoever uses the browser next may be no operator.
const KEPT = 'private, no-cache';

/**
 * Answers, behind hideFromOthers, with the pages and files of the console where an operator asks for
 * them. What is given back says whether it has; anything else is unknown, to operators as well.
 */
export async function serveConsole(
  directory: string,
): Promise<(request: FastifyRequest, reply: FastifyReply) => Promise<boolean>> {
  const page = await readFile(join(directory, 'index.html'), 'utf8');
  const assets = new Set(await readdir(join(directory, 'assets')));
  return async (request, reply) => {
    const { operator, method, url } = request;
    const path = url.split('?', 1)[0] ?? '';
    const isRead = method === 'GET' || method === 'HEAD';
    if (operator === undefined || !isRead) return false;
    if (path.startsWith(ASSETS)) {
      if (!assets.has(path.slice(ASSETS.length))) return false;
      reply.header('cache-control', KEPT);
      reply.code(200);
      await reply.sendFile(path.slice(ROOT.length), directory, { cacheControl: false });
      return true;
    }
    if (path !== ROOT && !path.startsWith(`${ROOT}/`)) return false;
    const nonce = randomBytes(16).toString('base64');
    reply.header('content-security-policy', contentSecurityPolicy(nonce));
    reply.header('cache-control', 'no-store');
    reply.code(200).type('text/html; charset=utf-8');
    const body = page.replaceAll(PER_ANSWER.nonce, nonce);
    await reply.send(await compressed(request, reply, body, 'small'));
    return true;
  };
}
