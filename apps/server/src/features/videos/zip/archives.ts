import { Readable } from 'node:stream';
import { create as dispositionOf } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { KnownError } from '../../../platform/errors.ts';
import { asFileName } from './file-names.ts';

/** Archives that one person may be sent at once, by each process. */
const MOST_AT_ONCE = 3;

export type Archives = ReturnType<typeof createArchives>;

/** Sends archives, and counts those that are on their way to each person. */
export function createArchives() {
  const underWay = new Map<string, number>();
  return {
    /** Answers with an archive under a title; to HEAD without making it. Throws TooManyArchivesError. */
    send(reply: FastifyReply, accountId: string, title: string, make: () => Readable) {
      reply
        .type('application/zip')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', dispositionOf(`${asFileName(title) || 'videos'}.zip`));
      if (reply.request.method === 'HEAD') return reply.send(Readable.from([]));
      const before = underWay.get(accountId) ?? 0;
      if (before >= MOST_AT_ONCE) throw new TooManyArchivesError();
      underWay.set(accountId, before + 1);
      const archive = make();
      archive.once('close', () => {
        const left = (underWay.get(accountId) ?? 1) - 1;
        if (left > 0) underWay.set(accountId, left);
        else underWay.delete(accountId);
      });
      return reply.send(archive);
    },
  };
}

class TooManyArchivesError extends KnownError {
  constructor() {
    super(
      429,
      'RATE_LIMITED',
      `${MOST_AT_ONCE} downloads of several videos are under way. Please wait until one of them has ended.`,
    );
  }
}
