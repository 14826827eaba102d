import type { FastifyInstance } from 'fastify';
import type { PagesWithGaps } from '../../platform/http/pages-with-gaps.ts';

/** What the page says of this installation. */
export type DeveloperFacts = {
  /** Requests a minute. */
  limits: { reads: number; changes: number; ofPerson: number };
  /** Seconds from an attempt to send a webhook to the next. */
  retryWaits: readonly number[];
};

/** GET /developers: what programs can do here. */
export function registerDeveloperRoutes(
  app: FastifyInstance,
  { facts: { limits, retryWaits }, sendPage }: { facts: DeveloperFacts; sendPage: PagesWithGaps },
): void {
  const gaps = {
    __KEY_READS__: String(limits.reads),
    __KEY_CHANGES__: String(limits.changes),
    __PERSON_REQUESTS__: String(limits.ofPerson),
    __RETRY_WAITS__: retryWaits.map(inWords).join(', '),
  };
  app.get('/developers', (request, reply) => sendPage(request, reply, 'developers', gaps));
}

function inWords(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  return seconds < 3600 ? `${seconds / 60} min` : `${seconds / 3600} h`;
}
