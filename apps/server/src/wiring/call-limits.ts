import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { accountIdOf, type Sessions } from '../features/sessions/session.ts';
import type { BeforeCall } from '../platform/http/route.ts';
import { isSafeMethod } from '../platform/http/same-origin.ts';
import type { Limit } from '../platform/limits/limits.ts';

/** Some 200 bytes each; beyond it the oldest is forgotten, and costs a look-up again. */
const MOST_KNOWN = 10_000;

/**
 * What stands before a person's calls: their session, then their limits. Who was refused once is known
 * by the session from then on, so that the next refusal asks the database nothing: a flood of them
 * would take its connections from everybody else.
 */
export function beforeCalls(options: {
  sessions: Sessions;
  limitReads: Limit;
  limitChanges: Limit;
}): BeforeCall {
  const { sessions, limitReads, limitChanges } = options;
  /** Accounts by session. */
  const known = new Map<string, string>();
  const remember = (id: string, accountId: string) => {
    known.set(id, accountId);
    if (known.size > MOST_KNOWN) known.delete(known.keys().next().value as string);
  };
  const limitOf = ({ method }: FastifyRequest) =>
    isSafeMethod(method) ? limitReads : limitChanges;

  const refuseAgain: onRequestAsyncHookHandler = async (request) => {
    const id = known.size > 0 ? sessions.idOf(request) : undefined;
    const accountId = id === undefined ? undefined : known.get(id);
    if (accountId === undefined) return;
    request.accountId = accountId;
    limitOf(request)(accountId, 0);
  };
  const count: onRequestAsyncHookHandler = async (request) => {
    const accountId = accountIdOf(request);
    try {
      limitOf(request)(accountId);
    } catch (error) {
      remember(sessions.idOf(request) as string, accountId);
      throw error;
    }
  };
  return (requireAccount) => [refuseAgain, requireAccount, count];
}
