import type { Connection } from '../db/connection.ts';
import { within } from '../within.ts';
import type { Metrics } from './registry.ts';

/** Whoever asks for metrics should not wait for a database that is away. */
const ANSWER_MS = 1500;
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2.5, 5, 10];

/** By the names that their series bear. */
export type Pools = Readonly<Record<string, Pick<Connection<unknown>, 'pool' | 'onWaited'>>>;

/** Whether the database answers `ask`, and how far its pools are used, by the names given. */
export function measureDatabase(
  metrics: Metrics,
  { pools, ask }: { pools: Pools; ask: () => Promise<unknown> },
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
      for (const [name, { pool }] of each) {
        connections.set({ pool: name, state: 'idle' }, pool.idleCount);
        connections.set({ pool: name, state: 'used' }, pool.totalCount - pool.idleCount);
      }
    },
  });
  const most = metrics.gauge({
    name: 'database_connections_limit',
    help: 'Connections that a pool may have.',
    labelNames: ['pool'],
  });
  for (const [name, { pool }] of each) most.set({ pool: name }, pool.options.max);
  const waiting = metrics.gauge({
    name: 'database_waiting',
    help: 'Who waits for a connection of a pool.',
    labelNames: ['pool'],
    collect() {
      for (const [name, { pool }] of each) waiting.set({ pool: name }, pool.waitingCount);
    },
  });
  const waits = metrics.histogram({
    name: 'database_connection_wait_seconds',
    help: 'How long a connection of a pool was waited for, in vain as well.',
    labelNames: ['pool'],
    buckets: BUCKETS,
  });
  for (const [pool, { onWaited }] of each) {
    waits.zero({ pool });
    onWaited((seconds) => waits.observe({ pool }, seconds));
  }
}
