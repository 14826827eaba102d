import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The cookies of sign-in, as they are read and set under one public origin. */
export type Cookies = {
  session(request: FastifyRequest): string | undefined;
  /** Sets the session and, beside it, the hint that the page can read; both for `seconds`. */
  setSession(reply: FastifyReply, token: string, seconds: number): void;
  clearSession(reply: FastifyReply): void;
  browser(request: FastifyRequest): string | undefined;
  /** Marks the browser that begins a sign-in. */
  setBrowser(reply: FastifyReply, token: string, seconds: number): void;
};

/** Says that there is a session; grants nothing. */
const HINT = 'signed_in';

/** Whether the browser says that there is a session; true or not, only the session itself tells. */
export const isMarkedSignedIn = (request: FastifyRequest): boolean => request.cookies[HINT] === '1';

export function createCookies(publicUrl: URL): Cookies {
  const secure = publicUrl.protocol === 'https:';
  // The prefix keeps neighbouring subdomains from planting a session of their own.
  const prefix = secure ? '__Host-' : '';
  const session = `${prefix}session`;
  const browser = `${prefix}sign_in`;
  const open: CookieSerializeOptions = { path: '/', sameSite: 'lax', secure };
  const hidden: CookieSerializeOptions = { ...open, httpOnly: true };
  return {
    session: (request) => request.cookies[session],
    setSession(reply, token, maxAge) {
      reply.setCookie(session, token, { ...hidden, maxAge });
      reply.setCookie(HINT, '1', { ...open, maxAge });
    },
    clearSession(reply) {
      reply.clearCookie(session, hidden);
      reply.clearCookie(HINT, open);
    },
    browser: (request) => request.cookies[browser],
    setBrowser(reply, token, maxAge) {
      reply.setCookie(browser, token, { ...hidden, maxAge });
    },
  };
}
