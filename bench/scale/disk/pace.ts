import { cpus } from 'node:os';
import { cpuMs } from '../cpu.ts';
import type { Server } from '../server.ts';
import type { Change } from './work.ts';

/** Changes a second, and the share of the machine's cores that these and PostgreSQL use. */
export type Pace = { aSecond: number; cores: number };

/** Does changes one after another, each on a connection of its own, for so long. */
export async function paceOf(
  server: Server,
  changes: readonly Change[],
  seconds: number,
): Promise<Pace> {
  const ours = async () => cpuMs([process.pid, ...(await server.processes())]);
  const before = await ours();
  const start = performance.now();
  const end = start + seconds * 1000;
  let done = 0;
  await Promise.all(
    changes.map(async (change) => {
      while (performance.now() < end) {
        await change();
        done += 1;
      }
    }),
  );
  const ms = performance.now() - start;
  return {
    aSecond: (done * 1000) / ms,
    cores: ((await ours()) - before) / ms / cpus().length,
  };
}
