import type { FastifyReply } from 'fastify';

/**
 * How long a browser goes by the answer without asking again, in seconds. Far below the 45 minutes that
 * an address lives at least: what it leads to is then good for as long as anybody watches.
 */
const KEPT_SECONDS = 300;

/**
 * Sends a browser on to a signed address. 302: GET and HEAD stay what they are, and players, savers and
 * scripts of any age follow it.
 */
export function sendElsewhere(reply: FastifyReply, address: string): FastifyReply {
  return reply
    .headers({
      'cache-control': `private, max-age=${KEPT_SECONDS}`,
      // What one session or key may see is not the next one's.
      vary: 'Cookie, Authorization',
      'referrer-policy': 'no-referrer',
    })
    .redirect(address, 302);
}
