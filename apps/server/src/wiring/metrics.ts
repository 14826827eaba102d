import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { measureCredits } from '../features/credits/metrics/movements.ts';
import { measureMails } from '../features/mail/metrics/mails.ts';
import { measureReports } from '../features/reports/metrics/waiting.ts';
import { measureAsks } from '../features/videos/metrics/asks.ts';
import { measureJobs } from '../features/videos/metrics/jobs.ts';
import { measureQueue } from '../features/videos/metrics/queue.ts';
import { measureWebhooks } from '../features/webhooks/metrics/attempts.ts';
import type { Happenings } from '../happenings.ts';
import type { Connection } from '../platform/db/connection.ts';
import { ping } from '../platform/db/ping.ts';
import type { Log } from '../platform/log.ts';
import { measureDatabase, type Pools } from '../platform/metrics/database.ts';
import { measureEventLoop } from '../platform/metrics/event-loop.ts';
import { measureRequests } from '../platform/metrics/http.ts';
import { measureProcess } from '../platform/metrics/process.ts';
import { createMetrics } from '../platform/metrics/registry.ts';
import { serveMetrics } from '../platform/metrics/server.ts';
import { StartError } from '../platform/start-error.ts';
import type { DB } from '../schema.ts';
import { queueOf } from './queue-of.ts';

export type ProductMetrics = {
  /** Counts the requests of the product's web half. */
  measureRequests(app: FastifyInstance): void;
  stop(): Promise<void>;
};

/**
 * Measures a process of the product, and tells whoever asks on METRICS_PORT. `probe` and `queue` are for
 * looks at the database, and at what is in line there, that must not wait for what it is busy with;
 * `pools` are those that are. Throws StartError for an address that cannot be had.
 */
export async function startMetrics(
  config: Config,
  address: NonNullable<Config['metrics']>,
  {
    probe,
    queue,
    pools,
    happenings,
    log,
  }: {
    probe: Connection<DB>['db'];
    queue: Connection<DB>['db'];
    pools: Pools;
    happenings: Happenings;
    log: Log;
  },
): Promise<ProductMetrics> {
  const metrics = createMetrics('shortcake');
  const [first, ...others] = config.engines;
  const engines = [first.id, ...others.map(({ id }) => id)] as const;
  const server = await serveMetrics(metrics, address, log).catch((cause: Error) => {
    const message = `METRICS_HOST and METRICS_PORT must name an address that is free here: ${cause.message}`;
    throw new StartError(message, { cause });
  });
  measureProcess(metrics);
  measureDatabase(metrics, { pools, ask: () => ping(probe) });
  measureQueue(metrics, queue, queueOf(config), log);
  measureReports(metrics, queue);
  const stops = [
    measureJobs(metrics, happenings, engines),
    measureAsks(metrics, happenings, engines),
    measureCredits(metrics, happenings),
    measureMails(metrics, happenings),
    measureWebhooks(metrics, happenings),
    measureEventLoop(metrics),
  ];
  return {
    measureRequests: (app) => measureRequests(app, metrics),
    async stop() {
      for (const stop of stops) stop();
      await server.stop();
    },
  };
}
