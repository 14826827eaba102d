import type { KeyScope } from '@shortcake/contract/api-key';
import type { FastifyReply, onRequestAsyncHookHandler } from 'fastify';
import { isSafeMethod } from '../../platform/http/same-origin.ts';
import { type Left, type Limit, RateLimitedError } from '../../platform/limits/limits.ts';
import { type KeyAccess, keyOf } from '../keys/access.ts';
import { accountIdOf } from '../sessions/session.ts';

export type KeyLimits = {
  /** What one key asks for, and changes. */
  reads: Limit;
  changes: Limit;
  /** What all keys of a person do together. */
  ofPerson: Limit;
};

/** What stands before a call of the API: a key that may do it, and the key's limits. */
export type BeforeKeyCall = (
  scopes: readonly KeyScope[],
) => [requireKey: onRequestAsyncHookHandler, count: onRequestAsyncHookHandler];

/**
 * Lets in whoever has a key with the scopes. Each answer from then on says how the key's limit stands, in
 * the fields of draft-ietf-httpapi-ratelimit-headers-10.
 */
export function beforeKeyCalls(access: KeyAccess, limits: KeyLimits): BeforeKeyCall {
  const count: onRequestAsyncHookHandler = async (request, reply) => {
    const isRead = isSafeMethod(request.method);
    const [name, limit] = isRead ? ['reads', limits.reads] : ['changes', limits.changes];
    const { id } = keyOf(request);
    try {
      tellLimit(reply, name as string, (limit as Limit)(id));
    } catch (error) {
      if (error instanceof RateLimitedError) tellLimit(reply, name as string, error.left);
      throw error;
    }
    limits.ofPerson(accountIdOf(request));
  };
  return (scopes) => [access.requireKey(...scopes), count];
}

function tellLimit(
  reply: FastifyReply,
  name: string,
  { most, left, seconds, windowSeconds }: Left,
): void {
  reply.headers({
    'ratelimit-policy': `"${name}";q=${most};w=${windowSeconds}`,
    ratelimit: `"${name}";r=${left};t=${seconds}`,
  });
}
