import multipart from '@fastify/multipart';
import { endpoints } from '@shortcake/contract/endpoints';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { takeLargeBodies } from '../../platform/http/large-bodies.ts';
import { serveEndpoint } from '../../platform/http/route.ts';
import { addressKey } from '../../platform/limits/address-key.ts';
import type { Limit } from '../../platform/limits/limits.ts';
import { createTurns } from '../../platform/turns.ts';
import { openDroppedFiles } from './dropped-files.ts';
import { FileTooLargeError, TooManyFilesError } from './errors.ts';
import { type VerifyTools, verifyFile } from './service.ts';
import { saysTooMuch, writeUpload } from './upload.ts';

/** Files that one process takes at a time, of all addresses together: 800 MB of disk at most. */
const FILES_AT_ONCE = 8;
/** Files that are decoded and hashed at a time; the others wait for it. */
const LOOKS_AT_ONCE = 2;

/**
 * POST /api/verify: what a file says of itself, and whether it was made here. For everybody, signed in or
 * not; nothing of the file is kept, and neither its name nor whose it is comes into the log.
 */
export async function registerVerifyRoutes(
  app: FastifyInstance,
  options: VerifyTools & {
    /** Where files lie while they are looked at. */
    folder: string;
    /** Of one address. */
    limitFiles: Limit;
  },
): Promise<void> {
  const { folder, limitFiles } = options;
  const dropped = await openDroppedFiles(folder);
  const inTurn = createTurns(LOOKS_AT_ONCE);
  const byAddress = ({ ip }: FastifyRequest) => addressKey(ip);
  const underWay = createPlaces(FILES_AT_ONCE);
  const before: onRequestAsyncHookHandler[] = [
    async (request) => {
      limitFiles(byAddress(request));
      if (saysTooMuch(request)) throw new FileTooLargeError();
    },
    takeLargeBodies(byAddress),
    underWay,
  ];
  // In a room of its own: no other call takes forms.
  await app.register(async (room) => {
    await room.register(multipart);
    room.addContentTypeParser('*', (_request, _body, done) => done(null));
    serveEndpoint(room, endpoints.verify, before, ({ request, reply }) => {
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort(new Error('whoever asked has hung up')));
      return dropped.use(async (path) => {
        await writeUpload(request, path);
        return inTurn('', () => verifyFile(path, options, gone.signal));
      });
    });
  });
}

/** Stands before a call: refuses it while so many others are under way. */
function createPlaces(count: number): onRequestAsyncHookHandler {
  let taken = 0;
  return async (_request, { raw }) => {
    if (taken >= count) throw new TooManyFilesError();
    taken += 1;
    raw.once('close', () => {
      taken -= 1;
    });
  };
}
