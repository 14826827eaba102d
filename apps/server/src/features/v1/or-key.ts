import type { onRequestAsyncHookHandler } from 'fastify';

/**
 * Lets in by a key who sends one, and by their session everybody else. Another scheme than Bearer is no key:
 * a gate in front of the product may have asked a browser for a password.
 */
export const orKey = (
  signedIn: onRequestAsyncHookHandler,
  requireKey: onRequestAsyncHookHandler,
): onRequestAsyncHookHandler =>
  function (request, reply) {
    const hasKey = /^bearer +sc_/i.test(request.headers.authorization ?? '');
    return (hasKey ? requireKey : signedIn).call(this, request, reply);
  };
