import type { FastifyRequest } from 'fastify';
import { KnownError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a route: whoever sends it counts by what is in it, and by no cookie. */
    isForOtherSites?: true;
  }
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export class CrossSiteError extends KnownError {
  constructor() {
    super(403, 'CROSS_SITE', 'This request came from another site, so nothing was done.');
  }
}

/** Whether a method only reads. */
export function isSafeMethod(method: string): boolean {
  return SAFE_METHODS.has(method);
}

/**
 * Throws CrossSiteError when a browser says that another site caused this request. Another port of
 * the same host counts as another site: cookies do not tell ports apart. A client that sends
 * neither header is no browser, and holds no one else's cookies. A route may be for other sites as well.
 */
export function refuseOtherSites(request: FastifyRequest, publicOrigin: string): void {
  if (request.routeOptions.config.isForOtherSites) return;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new CrossSiteError();
  const origin = request.headers.origin;
  if (origin !== undefined && origin !== publicOrigin && !sameHost(origin, request)) {
    throw new CrossSiteError();
  }
}

// 127.0.0.1 and localhost reach the same laptop: what counts is the host that the browser asked.
function sameHost(origin: string, request: FastifyRequest): boolean {
  return URL.canParse(origin) && new URL(origin).host === request.headers.host;
}
