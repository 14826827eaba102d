import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { FILE_FIELD, MOST_FILE_BYTES } from '@shortcake/contract/verify-limits';
import type { FastifyRequest } from 'fastify';
import { InvalidRequestError } from '../../platform/errors.ts';
import type { DroppedFile } from './dropped-files.ts';
import { FileTooLargeError, NoFormError } from './errors.ts';

/** What stands around a file in a form, in bytes. */
const MOST_AROUND = 10_000;
/** One more than there may be, so that it is seen. */
const LIMITS = { fileSize: MOST_FILE_BYTES, files: 2, fields: 1, fieldSize: 1000, parts: 3 };

/** Whether a request says that it is longer than any that is taken; it is refused before it is read. */
export const saysTooMuch = ({ headers }: FastifyRequest): boolean =>
  Number(headers['content-length'] ?? 0) > MOST_FILE_BYTES + MOST_AROUND;

/**
 * Writes the one file of a form. Throws InvalidRequestError, which names the field, where it is missing,
 * empty, or not alone, NoFormError, FileTooLargeError and TooManyFilesError.
 */
export async function writeUpload(request: FastifyRequest, to: DroppedFile): Promise<void> {
  if (!request.isMultipart()) {
    throw request.headers['content-type'] === undefined ? wrong('is missing') : new NoFormError();
  }
  let bytes: number | undefined;
  try {
    for await (const part of request.parts({ limits: LIMITS })) {
      if (part.type !== 'file' || part.fieldname !== FILE_FIELD) throw wrong('is the only field');
      if (bytes !== undefined) throw wrong('is one file');
      bytes = await writeFile(part, to);
    }
  } catch (error) {
    throw asRefusal(error);
  }
  if (bytes === undefined) throw wrong('is missing');
  if (bytes === 0) throw wrong('is empty');
}

async function writeFile({ file }: MultipartFile, { path, grow }: DroppedFile): Promise<number> {
  const to = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  await pipeline(
    file,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        grow(chunk.length);
        yield chunk;
      }
    },
    to,
  );
  if (file.truncated) throw new FileTooLargeError();
  return to.bytesWritten;
}

const wrong = (what: string) => new InvalidRequestError(`${FILE_FIELD}: ${what}`);

const TOO_MANY = ['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT'];
const BROKEN_OFF = ['FST_MP_PREMATURE_CLOSE', 'ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET'];
/** The sentences of who reads forms, of one that is none, or breaks off; those errors have no code. */
const NO_FORM = /^Multipart: Boundary not found$|unexpected end of multipart data$/i;

function asRefusal(error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new FileTooLargeError();
  if (code === undefined) return NO_FORM.test(message) ? wrong('the form cannot be read') : error;
  if (TOO_MANY.includes(code)) return wrong('is the only field');
  return BROKEN_OFF.includes(code) ? wrong('the form breaks off') : error;
}
