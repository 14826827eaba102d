import { setTimeout as sleep } from 'node:timers/promises';
import type { PgBouncer } from '../../../apps/server/test/pooler/pgbouncer.ts';
import { type Fleet, WEBS, WORKERS } from '../fleet/fleet.ts';
import type { Server } from '../server.ts';
import type { Outage } from './outages.ts';

const EVERY_MS = 2500;

const POSTGRES = 'PostgreSQL';
const POOLER = 'PgBouncer';
const KINDS = 4;

export type Victims = { fleet: Fleet; server: Server; pooler: PgBouncer };

/** Kills a worker, a web, PostgreSQL and PgBouncer in turn until it is to be calm; tells when each was away. */
export async function strike(
  { fleet, server, pooler }: Victims,
  calm: AbortSignal,
  outages: Outage[],
): Promise<void> {
  for (let stroke = 0; ; stroke += 1) {
    await sleep(EVERY_MS, undefined, { signal: calm }).catch(() => {});
    if (calm.aborted) return;
    const outage = {
      what: victimOf(stroke),
      from: performance.now(),
      to: Number.POSITIVE_INFINITY,
    };
    outages.push(outage);
    if (outage.what === POSTGRES) await server.restart();
    else if (outage.what === POOLER) await restart(pooler);
    else await fleet.kill(outage.what);
    outage.to = performance.now();
  }
}

async function restart(pooler: PgBouncer): Promise<void> {
  await pooler.end('SIGKILL');
  await pooler.start();
}

function victimOf(stroke: number): string {
  const round = Math.floor(stroke / KINDS);
  const victims = [
    `worker ${(round % WORKERS) + 1}`,
    `web ${(round % WEBS) + 1}`,
    POSTGRES,
    POOLER,
  ];
  return victims[stroke % KINDS]!;
}
