import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KnownError, NotFoundError } from '../errors.ts';
import type { StoredFile } from '../storage/storage.ts';
import { rangeOf } from './byte-range.ts';
import { conditionOf, rangeCounts } from './conditions.ts';

/**
 * Answers a GET or HEAD with a stored file, or with the part of it that was asked for. When the
 * browser goes away, the framework destroys the stream. Throws KnownError (404, 412, 416).
 */
export async function sendStored(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  contentType: string,
): Promise<FastifyReply> {
  const { size, etag } = file;
  const version = {
    'accept-ranges': 'bytes',
    etag,
    'last-modified': file.lastModified.toUTCString(),
  };
  const condition = conditionOf(headers, file);
  if (condition === 'changed') {
    throw new KnownError(412, 'PRECONDITION_FAILED', 'It is no longer what you asked for.');
  }
  if (condition === 'unchanged') return reply.code(304).headers(version).send(noBytes());

  const isPart = method === 'GET' && rangeCounts(headers, file);
  const range = isPart ? rangeOf(headers.range, size) : 'whole';
  if (range === 'beyond') {
    reply.header('content-range', `bytes */${size}`);
    throw new KnownError(416, 'RANGE_NOT_SATISFIABLE', 'The file does not reach that far.');
  }
  const bytes =
    method === 'HEAD' ? noBytes() : await file.open(range === 'whole' ? undefined : range);
  if (bytes === null) throw new NotFoundError();
  reply.headers(version).type(contentType);
  if (range === 'whole') return reply.header('content-length', size).send(bytes);
  const { start, end } = range;
  return reply
    .code(206)
    .headers({
      'content-range': `bytes ${start}-${end}/${size}`,
      'content-length': end - start + 1,
    })
    .send(bytes);
}

/** A stream, since the framework would write the length of anything else over the file's. */
const noBytes = () => Readable.from([]);
