import type pg from 'pg';
import { within } from '../within.ts';
import type { Metrics } from './registry.ts';

/** Whoever asks for metrics should not wait for a database that is away. */
const ANSWER_MS = 1500;
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2.5, 5, 10];

/** Whether the database answers `ask`, and how far its pools are used, by the names given. */
export function measureDatabase(
  metrics: Metrics,
  { pools, ask }: { pools: Readonly<Record<string, pg.Pool>>; ask: () => Promise<unknown> },
): void {
  const each = Object.entries(pools);
  const up = metrics.gauge({
    name: 'database_up',
    help: 'Whether the database answers: 1 or 0.',
    async collect() {
      const answers = await within(ANSWER_MS, ask()).then(
        () => true,
        () => false,
      );
      up.set(answers ? 1 : 0);
    },
  });
  const connections = metrics.gauge({
    name: 'database_connections',
    help: 'Connections of a pool, by what they are at.',
    labelNames: ['pool', 'state'],
    collect() {
      for (const [pool, { totalCount, idleCount }] of each) {
        connections.set({ pool, state: 'idle' }, idleCount);
        connections.set({ pool, state: 'used' }, totalCount - idleCount);
      }
    },
  });
  const most = metrics.gauge({
    name: 'database_connections_limit',
    help: 'Connections that a pool may have.',
    labelNames: ['pool'],
  });
  for (const [pool, { options }] of each) most.set({ pool }, options.max);
  const waiting = metrics.gauge({
    name: 'database_waiting',
    help: 'Who waits for a connection of a pool.',
    labelNames: ['pool'],
    collect() {
      for (const [pool, { waitingCount }] of each) waiting.set({ pool }, waitingCount);
    },
  });
  const waits = metrics.histogram({
    name: 'database_connection_wait_seconds',
    help: 'How long a connection of a pool was waited for, in vain as well.',
    labelNames: ['pool'],
    buckets: BUCKETS,
  });
  for (const [pool, timed] of each) {
    waits.zero({ pool });
    timeConnects(timed, (seconds) => waits.observe({ pool }, seconds));
  }
}

type Given = Parameters<Parameters<pg.Pool['connect']>[0]>;

/** Tells how long each connection was waited for. The pool's events tell of its end alone. */
function timeConnects(pool: pg.Pool, tell: (seconds: number) => void): void {
  const connect = pool.connect.bind(pool);
  pool.connect = ((callback?: (...given: Given) => void) => {
    const beganAt = performance.now();
    const done = () => tell((performance.now() - beganAt) / 1000);
    if (callback === undefined) return connect().finally(done);
    return connect((...given) => {
      done();
      callback(...given);
    });
  }) as pg.Pool['connect'];
}
