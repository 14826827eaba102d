import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Origins beside our own that a page may load scripts, frames, pictures and videos from, and talk to. */
export type Guests = Readonly<{
  scripts: readonly string[];
  frames: readonly string[];
  connections: readonly string[];
  /** Of pictures and videos. */
  media: readonly string[];
}>;
export const NO_GUESTS: Guests = { scripts: [], frames: [], connections: [], media: [] };

/**
 * The Content-Security-Policy of every answer; `nonce` lets the page's own style elements through. A
 * page that may be framed says so.
 */
export function contentSecurityPolicy(
  nonce?: string,
  guests = NO_GUESTS,
  framedBy: 'anyone' | 'nobody' = 'nobody',
): string {
  const style = nonce ? `'self' 'nonce-${nonce}'` : "'self'";
  return [
    "default-src 'none'",
    ["script-src 'self'", ...guests.scripts].join(' '),
    `style-src ${style}`,
    ["img-src 'self' data: blob:", ...guests.media].join(' '),
    ["media-src 'self' blob:", ...guests.media].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...guests.connections].join(' '),
    ...(guests.frames.length > 0 ? [['frame-src', ...guests.frames].join(' ')] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    framedBy === 'anyone' ? 'frame-ancestors *' : "frame-ancestors 'none'",
  ].join('; ');
}

/** Sets the usual security headers on every answer. */
export async function securityHeaders(app: FastifyInstance, isHttps: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    hsts: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', contentSecurityPolicy());
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=()');
  });
}
