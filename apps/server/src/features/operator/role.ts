import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import findMyWay from 'find-my-way';
import { NotFoundError, UnauthorizedError } from '../../platform/errors.ts';
import type { KnownPages } from '../../platform/http/known-pages.ts';
import type { BeforeCall } from '../../platform/http/route.ts';
import type { FoundSession, LiveSessions, Sessions } from '../sessions/session.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a route: to everybody but operators it is as unknown as any path. */
    isOperators?: true;
  }
  interface FastifyRequest {
    /** Set where an operator asks for something that nobody else knows; read it through operatorOf. */
    operator?: Operator;
  }
}

/** Who asks, having the role. */
export type Operator = { accountId: string; email: string; signedInAt: Date };

type SessionOfPerson = FoundSession & {
  email: string;
  email_verified: boolean;
  suspended_at: Date | null;
  created_at: Date;
};

const withPerson = (sessions: LiveSessions) =>
  sessions
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['accounts.email', 'accounts.email_verified', 'accounts.suspended_at'])
    .select('sessions.created_at');

/**
 * Keeps the console from everybody but operators. Whoever asks for a path that is no route and no page,
 * or for one of the console's, meets the very same work and answer until it is known that they are an
 * operator: so neither status, body, headers nor time tell that the console is there.
 */
export function hideFromOthers(
  app: FastifyInstance,
  options: {
    sessions: Sessions;
    beforeCall: BeforeCall;
    /** In small letters. */
    emails: readonly string[];
    /** What everybody knows. */
    pages: KnownPages;
  },
): void {
  const { sessions, beforeCall, pages } = options;
  const emails = new Set(options.emails.map(lettersLowered));
  const { requireAccount, found } = sessions.requireAccountWith<SessionOfPerson>(
    'sessions with people',
    withPerson,
  );
  const findAccount = beforeCall(requireAccount);

  const find: onRequestAsyncHookHandler = async function (request, reply) {
    try {
      for (const hook of findAccount) await hook.call(this, request, reply);
    } catch (error) {
      if (error instanceof UnauthorizedError) return;
      throw error;
    }
    const { account_id, email, email_verified, suspended_at, created_at } = found(request);
    const isOperator = email_verified && suspended_at === null && emails.has(lettersLowered(email));
    if (isOperator) request.operator = { accountId: account_id, email, signedInAt: created_at };
  };
  app.addHook('onRequest', async function (request, reply) {
    const { isOperators = false } = request.routeOptions.config;
    if (!isOperators && !request.is404) return;
    if (isOperators) lookUpAgain(request);
    // Asked of both kinds of path: of a long one the answer takes some time.
    const mayBePage = pages.isNavigation(request) && !isOperators;
    const isPage = pages.isKnown(request);
    if (mayBePage && isPage) return;
    await find.call(this, request, reply);
    if (request.operator === undefined && !mayBePage) throw new NotFoundError();
  });
}

/** As Fastify has it for addresses that are no route's. */
const unknown = findMyWay();
unknown.all('/*', () => undefined);

/**
 * Looks an address up as Fastify does once more where no route has it: of 12,000 encoded characters that
 * takes 0.1 ms of 0.3.
 */
const lookUpAgain = ({ url }: FastifyRequest) => unknown.find('GET', url);

/** A to Z alone: other letters have small forms that are those of someone else, as the Kelvin sign has k. */
const lettersLowered = (email: string) =>
  email.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

/** The operator who asks; for what is behind hideFromOthers. */
export function operatorOf(request: FastifyRequest): Operator {
  if (request.operator === undefined) throw new Error('this route is not behind hideFromOthers');
  return request.operator;
}
