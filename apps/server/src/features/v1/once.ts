import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { readIdempotencyKey } from '../../platform/http/idempotency-key.ts';
import type { DB } from '../../schema.ts';
import { accountIdOf } from '../sessions/session.ts';
import { IdempotencyMismatchError } from '../videos/errors.ts';
import { bindIdempotencyKey, findIdempotencyKey } from '../videos/queries.ts';
import { hashOf } from '../videos/service.ts';

/** A request that may come twice: whose, its Idempotency-Key if it has one, and what was asked of what. */
export type Request = {
  accountId: string;
  key: string | undefined;
  path: string;
  body?: unknown;
};

/**
 * Does what a request asks for once for its key: `make` does it, in a transaction, and answers the id of what
 * came of it; for a repeat `again` answers from that id. Without a key each request is new. Throws
 * IdempotencyMismatchError for a key that was used for another request.
 */
export async function once<Result>(
  db: Kysely<DB>,
  { accountId, key, path, body }: Request,
  make: (db: Kysely<DB>) => Promise<{ id: string; result: Result }>,
  again: (db: Kysely<DB>, id: string) => Promise<Result>,
): Promise<{ result: Result; replayed: boolean }> {
  if (key === undefined) {
    const { result } = await db.transaction().execute(make);
    return { result, replayed: false };
  }
  const body_hash = hashOf({ path, body });
  const repeat = async () => {
    const earlier = await findIdempotencyKey(db, accountId, key);
    if (!earlier) return undefined;
    if (!body_hash.equals(earlier.body_hash)) throw new IdempotencyMismatchError();
    return { result: await again(db, earlier.project_id), replayed: true };
  };
  const repeated = await repeat();
  if (repeated) return repeated;
  try {
    return await db.transaction().execute(async (db) => {
      const { id, result } = await make(db);
      const binding = { account_id: accountId, key, body_hash, project_id: id };
      if (!(await bindIdempotencyKey(db, binding))) throw new MadeMeanwhile();
      return { result, replayed: false };
    });
  } catch (error) {
    // Two of the same at once: the other's is committed, and has maybe left no room for what this one made.
    const made = await repeat();
    if (!made) throw error;
    return made;
  }
}

class MadeMeanwhile extends Error {}

/** What `make` answers where what came of it has an id. */
export const made = <Result extends { id: string }>(result: Result) => ({ id: result.id, result });

/** What `once` goes by, of a request without a body. */
export const repeatable = (request: FastifyRequest): Request => ({
  accountId: accountIdOf(request),
  key: readIdempotencyKey(request.headers['idempotency-key']),
  path: request.url,
});
