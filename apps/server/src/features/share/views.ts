import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Log } from '../../platform/log.ts';
import { periodically } from '../../platform/periodically.ts';
import type { DB } from '../../schema.ts';
import { addViews } from './queries.ts';

/** Views wait so long for one another: of a video that all watch one write comes of them. */
const ADDED_EVERY_MS = 1000;

/**
 * Counts views of shared videos without knowing anybody: a view is a page, or a player within another
 * page, that a browser says it opens for somebody. What previews links, and what asks for a page ahead,
 * does not say so. A process that dies loses those of its last second.
 */
export function createViews(db: Kysely<DB>, log: Log) {
  let counted = new Map<string, number>();
  const add = async () => {
    if (counted.size === 0) return;
    const adding = counted;
    counted = new Map();
    await addViews(db, adding);
  };
  const stopAdding = periodically('add views', ADDED_EVERY_MS, add, log);
  return {
    /**
     * Counts a request for the page of a token, by its hash, or for the player, which may be framed, if
     * it is a view.
     */
    note(request: FastifyRequest, tokenHash: Buffer, mayBeFramed: boolean): void {
      if (!isView(request, mayBeFramed)) return;
      const key = tokenHash.toString('hex');
      counted.set(key, (counted.get(key) ?? 0) + 1);
    },
    /** Adds what is counted still. */
    async stop(): Promise<void> {
      await stopAdding();
      await add();
    },
  };
}

function isView({ method, headers }: FastifyRequest, mayBeFramed: boolean): boolean {
  const { 'sec-fetch-dest': opened, 'sec-purpose': purpose = '' } = headers;
  const isAhead = String(purpose).startsWith('prefetch');
  const isShown = opened === 'document' || (mayBeFramed && opened === 'iframe');
  return method === 'GET' && !isAhead && isShown;
}
