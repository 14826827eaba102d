import type { KeyScope } from '@shortcake/contract/api-key';
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { isSafeMethod } from '../../platform/http/same-origin.ts';
import { type Limit, limitFields } from '../../platform/limits/limits.ts';
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
export type BeforeKeyCall = {
  (
    scopes: readonly KeyScope[],
  ): [requireKey: onRequestAsyncHookHandler, count: onRequestAsyncHookHandler];
  /** Says how the key's limit stands now, for who was let wait. */
  tellAgain(request: FastifyRequest, reply: FastifyReply): void;
};

/** Lets in whoever has a key with the scopes. Each answer from then on says how the key's limit stands. */
export function beforeKeyCalls(access: KeyAccess, limits: KeyLimits): BeforeKeyCall {
  const limitOf = ({ method }: FastifyRequest) =>
    isSafeMethod(method) ? limits.reads : limits.changes;
  const count: onRequestAsyncHookHandler = async (request, reply) => {
    reply.headers(limitFields(limitOf(request)(keyOf(request).id)));
    limits.ofPerson(accountIdOf(request));
  };
  return Object.assign(
    (scopes: readonly KeyScope[]): [onRequestAsyncHookHandler, onRequestAsyncHookHandler] => [
      access.requireKey(...scopes),
      count,
    ],
    {
      tellAgain(request: FastifyRequest, reply: FastifyReply) {
        reply.headers(limitFields(limitOf(request)(keyOf(request).id, 0)));
      },
    },
  );
}
