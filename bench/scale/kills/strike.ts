import { setTimeout as sleep } from 'node:timers/promises';
import { type Fleet, WEBS, WORKERS } from '../fleet/fleet.ts';
import type { Server } from '../server.ts';
import type { Outage } from './outages.ts';

const EVERY_MS = 2500;

/** Kills workers, webs and PostgreSQL in turn until it is to be calm; tells when each was away. */
export async function strike(
  fleet: Fleet,
  server: Server,
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
    if (outage.what === 'PostgreSQL') await server.restart();
    else await fleet.kill(outage.what);
    outage.to = performance.now();
  }
}

const victimOf = (stroke: number) => {
  const turn = Math.floor(stroke / 3);
  return [`worker ${(stroke % WORKERS) + 1}`, `web ${(turn % WEBS) + 1}`, 'PostgreSQL'][
    stroke % 3
  ]!;
};
