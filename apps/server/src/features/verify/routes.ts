import multipart from '@fastify/multipart';
import { endpoints } from '@shortcake/contract/endpoints';
import { COMPARED_HEADER } from '@shortcake/contract/verify-limits';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { takeLargeBodies } from '../../platform/http/large-bodies.ts';
import { serveEndpoint } from '../../platform/http/route.ts';
import { keepPace, type Pace } from '../../platform/http/timeouts.ts';
import { addressKey } from '../../platform/limits/address-key.ts';
import type { Limit } from '../../platform/limits/limits.ts';
import type { Log } from '../../platform/log.ts';
import { periodically } from '../../platform/periodically.ts';
import { openDroppedFiles } from './dropped-files.ts';
import { FileTooLargeError } from './errors.ts';
import { createLooks, whileAsked } from './looks.ts';
import { type VerifyTools, verifyFile } from './service.ts';
import { saysTooMuch, writeUpload } from './upload.ts';

/** A hundred megabytes at 2.7 Mbit/s. */
const UPLOAD_MS = 300_000;
/** From its thirtieth second on, of an upload that is let in: a slower one only keeps what it has. */
const LEAST_PACE: Pace = { bytesPerSecond: 20_000, fromMs: 30_000 };
/** A container that is made anew has another name: what the one before left goes when it is old enough. */
const SWEEP_MS = 3_600_000;

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
    log: Log;
  },
): Promise<void> {
  const { folder, limitFiles, log } = options;
  const dropped = await openDroppedFiles(folder);
  const stopSweeping = periodically('dropped files', SWEEP_MS, dropped.sweep, log);
  app.addHook('onClose', stopSweeping);
  const inTurn = createLooks();
  const byAddress = ({ ip }: FastifyRequest) => addressKey(ip);
  const before: onRequestAsyncHookHandler[] = [
    async (request) => {
      limitFiles(byAddress(request));
      if (saysTooMuch(request)) throw new FileTooLargeError();
    },
    takeLargeBodies(byAddress),
  ];
  // In a room of its own: no other call takes forms, and this one takes nothing else.
  await app.register(async (room) => {
    room.removeAllContentTypeParsers();
    await room.register(multipart);
    room.addContentTypeParser('*', (_request, _body, done) => done(null));
    serveEndpoint(
      room,
      endpoints.verify,
      before,
      ({ request, reply }) => {
        const asked = whileAsked(reply.raw);
        keepPace(request.raw, LEAST_PACE);
        return dropped.use(async (file) => {
          await writeUpload(request, file);
          const look = () => verifyFile(file.path, options, asked);
          const { verification, isCompared } = await inTurn(look, asked);
          if (!isCompared) reply.header(COMPARED_HEADER, 'no');
          return verification;
        });
      },
      { bodyMs: UPLOAD_MS },
    );
  });
}
