import type { FastifyInstance } from 'fastify';
import type { Metrics } from './registry.ts';

/** The label of requests that no route takes: pages, and what is nowhere. */
const NO_ROUTE = 'none';
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Counts a server's requests by the patterns of their routes. Streams of events are counted apart: they
 * last as long as somebody looks. To be called before other hooks, which may refuse a request.
 */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  const requests = metrics.counter({
    name: 'http_requests_total',
    help: 'Requests that were answered, or left by who sent them.',
    labelNames: ['route', 'method', 'status'],
  });
  const durations = metrics.histogram({
    name: 'http_request_duration_seconds',
    help: 'From a request until the last byte of its answer.',
    labelNames: ['route', 'method'],
    buckets: BUCKETS,
  });
  const inFlight = metrics.gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that are being answered.',
  });
  const streams = metrics.gauge({
    name: 'http_event_streams',
    help: 'Open streams of events.',
  });
  app.addHook('onRequest', async ({ method: sent, routeOptions }, { raw }) => {
    const beganAt = performance.now();
    const { url: route = NO_ROUTE, config } = routeOptions;
    const method = METHODS.has(sent) ? sent : 'other';
    const open = config.isEventStream ? streams : inFlight;
    open.inc();
    // Not Fastify's onResponse, which nobody hears when the sender has gone.
    raw.once('close', () => {
      open.dec();
      const status = raw.headersSent ? `${Math.floor(raw.statusCode / 100)}xx` : 'left';
      requests.inc({ route, method, status });
      if (open === streams) return;
      durations.observe({ route, method }, (performance.now() - beganAt) / 1000);
    });
  });
}
