import type { KeyScope } from '@shortcake/contract/api-key';
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Kysely } from 'kysely';
import { addressKey } from '../../platform/limits/address-key.ts';
import type { Limit } from '../../platform/limits/limits.ts';
import type { DB } from '../../schema.ts';
import { KeyRefusedError, KeyRequiredError, ScopeMissingError } from './errors.ts';
import { isKeyText } from './key-text.ts';
import { createLookUp, type FoundKey } from './look-up.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the request came with; set by requireKey. Read it through keyOf. */
    apiKey?: FoundKey;
  }
}

export type { FoundKey } from './look-up.ts';

/** Told of a person, beside lists that changed: who waits by a key looks whether it counts still. */
export const KEYS_CHANGED = 'keys';

export type KeyAccess = {
  /**
   * A hook that lets only requests through whose key counts and has all of these scopes. It sets
   * `request.accountId` and `request.apiKey`, and asks the database once; once more every minute of use,
   * to note the use. Throws KeyRequiredError, KeyRefusedError, ScopeMissingError, and RateLimitedError once
   * an address has sent too many keys that do not count.
   */
  requireKey(...scopes: KeyScope[]): onRequestAsyncHookHandler;
};

export function createKeyAccess(options: {
  db: Kysely<DB>;
  /** Counts an address's requests with a key that does not count. */
  limitUnknown: Limit;
}): KeyAccess {
  const { db, limitUnknown } = options;
  const lookUp = createLookUp(db);

  async function keyFor(request: FastifyRequest): Promise<FoundKey> {
    const text = bearerOf(request.headers.authorization);
    if (text === undefined) throw new KeyRequiredError();
    if (!isKeyText(text)) throw new KeyRefusedError('malformed');
    const found = await lookUp(text);
    if (found && 'id' in found) return found;
    limitUnknown(addressKey(request.ip));
    throw new KeyRefusedError(found?.refused ?? 'unknown');
  }

  return {
    requireKey:
      (...scopes) =>
      async (request) => {
        const key = await keyFor(request);
        request.accountId = key.accountId;
        request.apiKey = key;
        requireScopes(key, scopes);
      },
  };
}

/** Throws ScopeMissingError for a key that may not do what takes these scopes. */
export function requireScopes(key: FoundKey, scopes: readonly KeyScope[]): void {
  const missing = scopes.find((scope) => !key.scopes.includes(scope));
  if (missing) throw new ScopeMissingError(missing);
}

/** The key that requireKey found; for routes behind it. */
export function keyOf({ apiKey }: FastifyRequest): FoundKey {
  if (apiKey === undefined) throw new Error('this route lacks requireKey');
  return apiKey;
}

/** The token of RFC 6750; the scheme's name may be in any letters. */
const bearerOf = (header: string | undefined) => /^bearer +(\S+) *$/i.exec(header ?? '')?.[1];
