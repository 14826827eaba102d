import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { NotFoundError } from '../../platform/errors.ts';
import { addressKey } from '../../platform/limits/address-key.ts';
import type { Limit } from '../../platform/limits/limits.ts';
import { createTogether } from '../../platform/together.ts';
import type { DB } from '../../schema.ts';
import { findShared, type SharedRow } from './queries.ts';
import { hashOf } from './token.ts';

/** As with sessions: however many ask, two connections at most look for them. */
const LOOK_UPS_AT_ONCE = 2;

/** Finds the video of a token, for whoever asks. Throws NotFoundError, RateLimitedError. */
export type FindSharedVideo = (request: FastifyRequest, token: string) => Promise<SharedRow>;

/**
 * Looks for shared videos. Each request asks the database, so that a link is at its end with the commit
 * that ends it, in all processes. A token that is unknown, has ended, or is none at all is looked up as
 * one that leads somewhere, and counts against its address. Whoever watches a video there counts by
 * another, wider limit: many may stand behind one address.
 */
export function createSharedVideos(options: {
  db: Kysely<DB>;
  limitUnknown: Limit;
  limitKnown: Limit;
}): FindSharedVideo {
  const { db, limitUnknown, limitKnown } = options;
  const findTogether = createTogether(LOOK_UPS_AT_ONCE, async (hashes: Buffer[]) => {
    const rows = await findShared(db, hashes);
    return new Map(rows.map((row) => [row.token_hash.toString('hex'), row]));
  });
  return async (request, token) => {
    const hash = hashOf(token);
    const row = (await findTogether(hash)).get(hash.toString('hex'));
    (row ? limitKnown : limitUnknown)(addressKey(request.ip));
    if (!row) throw new NotFoundError();
    return row;
  };
}
