import { endpoints } from '@shortcake/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { serve } from '../../platform/http/route.ts';
import type { DB } from '../../schema.ts';
import type { IdentityProvider } from './openid.ts';
import { currentUser, type Subscribed } from './service.ts';
import { accountIdOf, requireAccount } from './session.ts';
import { signInRoutes } from './sign-in-routes.ts';

export type AccountDependencies = {
  db: Kysely<DB>;
  publicUrl: URL;
  /** Keys the hashes under which the database knows cookies. */
  sessionSecret: string;
  provider: IdentityProvider;
  /** Sign-ins that one address may begin. */
  rateLimitPerMinute: number;
  /** What a person subscribed to; another feature knows. */
  subscriptionOf: (db: Kysely<DB>, accountId: string) => Promise<Subscribed>;
};

/** Sign-in, sign-out and GET /api/auth/user. */
export async function registerAccountRoutes(
  app: FastifyInstance,
  dependencies: AccountDependencies,
): Promise<void> {
  const { db, subscriptionOf } = dependencies;
  await app.register(signInRoutes, dependencies);
  serve(app, endpoints.currentUser, [requireAccount(dependencies)], ({ request }) =>
    currentUser(db, accountIdOf(request), subscriptionOf),
  );
}
