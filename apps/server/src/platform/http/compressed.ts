import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Smaller than gzip at its best, and quick enough for every answer. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A text in the smallest coding that the browser takes; sets the headers that say so. */
export async function compressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<Buffer | string> {
  const vary = reply.getHeader('vary');
  reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding');
  const codings = acceptedCodings(String(request.headers['accept-encoding'] ?? ''));
  if (codings.has('br')) {
    reply.header('content-encoding', 'br');
    return promisify(brotliCompress)(text, BROTLI);
  }
  if (codings.has('gzip')) {
    reply.header('content-encoding', 'gzip');
    return promisify(gzip)(text);
  }
  return text;
}

/** Shorter answers fit into one packet as they are. */
const WORTH_COMPRESSING = 1000;

/** Compresses JSON answers, of which a page of a list has some 80 kB. */
export function compressJson(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (!isJson || typeof payload !== 'string' || payload.length < WORTH_COMPRESSING)
      return payload;
    return compressed(request, reply, payload);
  });
}

function acceptedCodings(header: string): Set<string> {
  const offers = header.split(',').map((offer) => offer.trim().split(/\s*;\s*q=/));
  return new Set(
    offers.filter(([, weight = '1']) => Number(weight) > 0).map(([name = '']) => name),
  );
}
