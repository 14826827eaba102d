import { setTimeout as sleep } from 'node:timers/promises';
import { cpuMs } from '../cpu.ts';
import type { Fleet } from '../fleet/fleet.ts';
import type { Server } from '../server.ts';
import { COUNTED_AFTER_MS, type Counters, readCounters } from './counters.ts';

/** What work costs: what PostgreSQL counts of it, and milliseconds of a core. */
export type Cost = Counters & { webMs: number; workerMs: number; postgresMs: number };

/** Who finds nothing to do looks less and less often, until after so long. */
const SETTLED_MS = 15_000;

/** What a fleet does in a second while nobody wants anything. */
export async function measureRest(fleet: Fleet, server: Server, seconds: number): Promise<Cost> {
  await sleep(SETTLED_MS);
  const { cost, seconds: lasted } = await during(fleet, server, () => sleep(seconds * 1000));
  return mapped(cost, (value) => value / lasted);
}

/** What one of so many pieces of work costs beyond what is done at rest. */
export async function costOfEach(
  fleet: Fleet,
  server: Server,
  rest: Cost,
  pieces: number,
  work: () => Promise<unknown>,
): Promise<Cost> {
  const { cost, seconds } = await during(fleet, server, work);
  return mapped(cost, (value, name) => (value - rest[name] * seconds) / pieces);
}

async function during(fleet: Fleet, server: Server, work: () => Promise<unknown>) {
  const beganAt = performance.now();
  const before = await look(fleet, server);
  await work();
  await sleep(COUNTED_AFTER_MS);
  const after = await look(fleet, server);
  const cost = mapped(after, (value, name) => value - before[name]);
  return { cost, seconds: (performance.now() - beganAt) / 1000 };
}

async function look(fleet: Fleet, server: Server): Promise<Cost> {
  const named = [...fleet.pids()];
  const ofKind = (kind: string) =>
    cpuMs(named.filter(([name]) => name.startsWith(kind)).map(([, pid]) => pid));
  return {
    ...(await readCounters(fleet.database)),
    webMs: await ofKind('web'),
    workerMs: await ofKind('worker'),
    postgresMs: await cpuMs(await server.processes()),
  };
}

function mapped(cost: Cost, change: (value: number, name: keyof Cost) => number): Cost {
  const names = Object.keys(cost) as (keyof Cost)[];
  return Object.fromEntries(names.map((name) => [name, change(cost[name], name)])) as Cost;
}
