import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseOtherSites } from '../../platform/http/same-origin.ts';
import { addressKey } from '../../platform/limits/address-key.ts';
import type { Limit } from '../../platform/limits/limits.ts';
import { logSecurity } from '../../platform/security-log.ts';
import { createCookies } from '../sessions/cookies.ts';
import { isToken, randomToken } from '../sessions/keyed-hash.ts';
import type { Sessions } from '../sessions/session.ts';
import { answerErrorWithPage } from './page-errors.ts';
import { moveToPublicHost } from './public-host.ts';
import { safeReturnTo } from './return-to.ts';
import {
  ATTEMPT_SECONDS,
  beginSignIn,
  finishSignIn,
  type SignInContext,
  signOut,
} from './service.ts';
import { splitUrl } from './split-url.ts';

type Options = SignInContext & {
  publicUrl: URL;
  sessions: Sessions;
  limitSignIns: Limit;
  limitReturns: Limit;
};

/** Where browsers go to sign in and out: navigations, which answer with redirects and pages. */
export async function signInRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { publicUrl } = options;
  const cookies = createCookies(publicUrl);

  app.setErrorHandler(answerErrorWithPage);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  const begin = async (request: FastifyRequest, reply: FastifyReply) => {
    const { returnTo } = request.query as { returnTo?: unknown };
    const former = cookies.browser(request);
    // The same for every sign-in that a browser has under way, so that two tabs do not collide.
    const browserToken = isToken(former) ? former : randomToken();
    const url = await beginSignIn(options, { browserToken, returnTo: safeReturnTo(returnTo) });
    cookies.setBrowser(reply, browserToken, ATTEMPT_SECONDS);
    return reply.redirect(url.href);
  };
  const byAddress = (limit: Limit) => async (request: FastifyRequest) => {
    limit(addressKey(request.ip));
  };
  // No HEAD routes: a link preview should begin and end nothing.
  const beforeBegin = {
    onRequest: [moveToPublicHost(publicUrl), byAddress(options.limitSignIns)],
    exposeHeadRoute: false,
  };
  app.get('/auth/google', beforeBegin, begin);
  app.get('/api/login', beforeBegin, begin);

  const beforeReturn = { onRequest: byAddress(options.limitReturns), exposeHeadRoute: false };
  app.get('/auth/google/callback', beforeReturn, async (request, reply) => {
    const { accountId, token, secondsLeft, returnTo } = await finishSignIn(options, {
      query: splitUrl(request.url).query,
      browserToken: cookies.browser(request),
      formerSession: cookies.session(request),
      userAgent: request.headers['user-agent'],
    });
    logSecurity(request.log, { event: 'sign-in', account: accountId });
    cookies.setSession(reply, token, secondsLeft);
    return reply.redirect(returnTo);
  });

  app.get('/api/logout', { exposeHeadRoute: false }, async (request, reply) => {
    refuseOtherSites(request, publicUrl.origin);
    // A made-up session is looked up together with others; to delete it takes a statement of its own.
    const isSignedIn = await options.sessions.isLive(request);
    const account = isSignedIn && (await signOut(options, cookies.session(request)));
    if (account) logSecurity(request.log, { event: 'sign-out', account });
    cookies.clearSession(reply);
    return reply.redirect('/');
  });
}
