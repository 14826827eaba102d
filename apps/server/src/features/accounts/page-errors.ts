import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../../platform/db/is-database-away.ts';
import { isDatabaseBusy } from '../../platform/db/is-database-busy.ts';
import { KnownError } from '../../platform/errors.ts';
import { sendPlainPage } from '../../platform/http/plain-page.ts';
import { CrossSiteError } from '../../platform/http/same-origin.ts';
import { RateLimitedError } from '../../platform/limits/limits.ts';
import { logSecurity } from '../../platform/security-log.ts';
import { isSeldom } from '../../platform/seldom.ts';
import { SuspendedError } from '../sessions/errors.ts';
import { ProviderUnavailableError, SignInDeclinedError, SignInFailedError } from './errors.ts';

const TRY_AGAIN = { href: '/login', label: 'Try again' };
const HOME = { href: '/', label: 'Go to Shortcake' };

/** Answers what goes wrong in a navigation with a page, or a way back; the error handler of sign-in. */
export function answerErrorWithPage(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refused = { event: 'sign-in-refused', account: null } as const;
  if (error instanceof SignInDeclinedError) {
    logSecurity(request.log, { ...refused, code: error.code });
    return reply.redirect('/login?notice=declined');
  }
  if (error instanceof SignInFailedError) {
    logSecurity(request.log, { ...refused, code: error.code, reason: error.reason });
  }
  if (error instanceof ProviderUnavailableError && isSeldom(error.reason)) {
    request.log.warn({ reason: error.reason }, 'the identity provider is unavailable');
  }
  if (error instanceof CrossSiteError) {
    const { status, code, message } = error;
    return sendPlainPage(reply, status, { title: 'Nothing was done', message, code, link: HOME });
  }
  if (error instanceof SuspendedError) {
    const { status, code, message } = error;
    logSecurity(request.log, { ...refused, code });
    return sendPlainPage(reply, status, { title: 'You cannot sign in', message, code, link: HOME });
  }
  if (error instanceof KnownError) {
    const { status, code, message } = error;
    if (error instanceof RateLimitedError) reply.headers(error.headers);
    const title = status >= 500 || status === 429 ? 'One moment, please' : 'Sign-in did not work';
    return sendPlainPage(reply, status, { title, message, code, link: TRY_AGAIN });
  }
  if (isDatabaseAway(error) || isDatabaseBusy(error)) {
    if (isSeldom(error.message)) {
      request.log.error({ err: error }, 'the database is away or busy');
    }
    const message = 'We cannot sign you in at the moment. Please try again in a minute.';
    const page = { title: 'One moment, please', message, code: 'UNAVAILABLE', link: TRY_AGAIN };
    return sendPlainPage(reply, 503, page);
  }
  request.log.error({ err: error }, 'sign-in broke');
  return sendPlainPage(reply, 500, {
    title: 'Something went wrong',
    message: 'Something went wrong on our side. Please try again.',
    code: 'INTERNAL',
    link: TRY_AGAIN,
  });
}
