import { endpoints } from '@shortcake/contract/endpoints';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { Kysely } from 'kysely';
import { type BeforeCall, serveEndpoint } from '../../platform/http/route.ts';
import type { Limit } from '../../platform/limits/limits.ts';
import type { Log } from '../../platform/log.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { DB } from '../../schema.ts';
import type { Sessions } from '../sessions/session.ts';
import type { IdentityProvider } from './openid.ts';
import { createPictureKeeper } from './picture/keeper.ts';
import { registerPictureRoutes } from './picture/routes.ts';
import { withUser } from './queries.ts';
import { type SubscribedAs, userOf } from './service.ts';
import { signInRoutes } from './sign-in-routes.ts';

export type AccountDependencies = {
  db: Kysely<DB>;
  publicUrl: URL;
  /** Key the hashes under which the database knows cookies. */
  sessionSecrets: Secrets;
  sessions: Sessions;
  provider: IdentityProvider;
  /** Sign-ins that one address begins, and comes back from. */
  limitSignIns: Limit;
  limitReturns: Limit;
  beforeCall: BeforeCall;
  beforeFile: onRequestAsyncHookHandler;
  subscribedAs: SubscribedAs;
  log: Log;
};

/** Sign-in, sign-out, GET /api/auth/user and people's pictures. */
export async function registerAccountRoutes(
  app: FastifyInstance,
  dependencies: AccountDependencies,
): Promise<void> {
  const { db, provider, sessions, subscribedAs, beforeCall, beforeFile, log } = dependencies;
  const pictures = createPictureKeeper({ db, fetchPicture: provider.picture, log });
  app.addHook('onClose', () => pictures.stop());
  await app.register(signInRoutes, { ...dependencies, pictures });
  registerPictureRoutes(app, { db, signedIn: sessions.requireAccount, beforeFile });
  const { requireAccount, found } = sessions.requireAccountWith('sessions with users', withUser);
  serveEndpoint(app, endpoints.currentUser, beforeCall(requireAccount), async ({ request }) =>
    userOf(found(request), subscribedAs),
  );
}
