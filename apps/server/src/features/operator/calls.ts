import type { Endpoint } from '@shortcake/contract/endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { serveList } from '../../platform/http/list.ts';
import { type Call, serveEndpoint } from '../../platform/http/route.ts';
import type { Page, PageOf } from '../../platform/list-pages.ts';
import type { DB } from '../../schema.ts';
import { SignInAgainError } from './errors.ts';
import { type Change, logChange } from './log.ts';
import { type Operator, operatorOf } from './role.ts';

type ListEndpoint = Endpoint & {
  query: z.ZodType<{ limit: number; cursor?: string | undefined }>;
  output: z.ZodArray;
};

type ChangeEndpoint = Endpoint & { body: z.ZodType<{ reason: string }> };

/** What the log is to say; `reason` where what the operator gave is kept elsewhere. */
type Logged = Omit<Change, 'reason'> & Partial<Pick<Change, 'reason'>>;

/**
 * Does some work in a transaction that also writes it into the log, under the reason that the operator
 * gave. `work` answers what the log is to say of it, null where it was done and logged before, and whatever
 * the call goes on with.
 */
export type Commit = <Result>(
  work: (db: Kysely<DB>) => Promise<{ logged: Logged | null; result: Result }>,
) => Promise<Result>;

/** The ways in which a call of the console is served. */
export type OperatorCalls = {
  read<E extends Endpoint>(
    endpoint: E,
    handler: (call: Call<E>) => Promise<z.output<E['output']>>,
  ): void;
  list<E extends ListEndpoint>(
    endpoint: E,
    list: {
      /** Whether a text has the form of an item's id. */
      isId: (text: string) => boolean;
      read: (call: Call<E>, page: Page) => Promise<PageOf<z.output<E['output']>[number]>>;
    },
  ): void;
  /** One that changes something: it asks for a fresh sign-in, and for a reason that the log keeps. */
  change<E extends ChangeEndpoint>(
    endpoint: E,
    handler: (call: Call<E>, commit: Commit) => Promise<z.output<E['output']>>,
  ): void;
  /** Until when an operator may change things before signing in again. */
  mayChangeUntil(operator: Operator): Date;
};

/** Serves the console's calls on a part of the server that is hidden from others. */
export function createOperatorCalls(
  app: FastifyInstance,
  { db, signInSeconds }: { db: Kysely<DB>; signInSeconds: number },
): OperatorCalls {
  const refuseOldSignIns = async (request: FastifyRequest) => {
    if (mayChangeUntil(operatorOf(request)).getTime() < Date.now()) throw new SignInAgainError();
  };
  const mayChangeUntil = ({ signedInAt }: Operator) =>
    new Date(signedInAt.getTime() + signInSeconds * 1000);
  return {
    mayChangeUntil,
    read: (endpoint, handler) => serveEndpoint(app, endpoint, [], handler),
    list: (endpoint, list) =>
      serveList(app, endpoint, [], {
        ...list,
        owner: ({ request }) => operatorOf(request).accountId,
      }),
    change(endpoint, handler) {
      serveEndpoint(app, endpoint, [refuseOldSignIns], (call) => {
        const { email } = operatorOf(call.request);
        const { reason } = call.body as { reason: string };
        const commit: Commit = (work) =>
          db.transaction().execute(async (db) => {
            const { logged, result } = await work(db);
            if (logged) await logChange(db, email, { reason, ...logged });
            return result;
          });
        return handler(call, commit);
      });
    },
  };
}
