import { join } from 'node:path';
import { type Half, startHalf } from '../../../apps/server/test/halves.ts';
import { freePort, ownEnvironment } from '../../../apps/server/test/product.ts';
import { killIfThere } from '../kill-if-there.ts';
import type { Database } from '../server.ts';
import { SESSION_SECRET } from './person.ts';

export const WEBS = 2;
export const WORKERS = 3;

/** The product as operators run it large: webs and workers, each a process, on one PostgreSQL. */
export type Fleet = {
  database: Database;
  /** Addresses of the webs. */
  urls: string[];
  /** Where finished videos are. */
  videos: string;
  /** Ids of the processes that run now, by names like `web 1`. */
  pids(): Map<string, number>;
  /** Ends one without warning, and starts another in its place. */
  kill(name: string): Promise<void>;
  /** Takes its processes off the cores for some seconds, and lets them go on: leases outlast that. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
};

/** Starts it; `variables` say which engines it uses, and whatever else is not as always. */
export async function startFleet(
  database: Database,
  directory: string,
  variables: Record<string, string>,
): Promise<Fleet> {
  const data = join(directory, `data-${database.name}`);
  const ports = await Promise.all(Array.from({ length: WEBS }, freePort));
  const urls = ports.map((port) => `http://localhost:${port}`);
  const shared = {
    ...ownEnvironment(data),
    ...{ DATABASE_URL: database.url, MIGRATION_DATABASE_URL: database.ownerUrl },
    ...{ SESSION_SECRET, PUBLIC_URL: urls[0], LOG_LEVEL: 'fatal' },
    ...{ RATE_LIMIT_PER_MINUTE: '1000000', READ_LIMIT_PER_MINUTE: '1000000', ...variables },
  };
  const environments = new Map<string, NodeJS.ProcessEnv>([
    ...ports.map(
      (port, n) => [`web ${n + 1}`, { ...shared, RUN: 'web', PORT: String(port) }] as const,
    ),
    ...Array.from(
      { length: WORKERS },
      (_, n) => [`worker ${n + 1}`, { ...shared, RUN: 'worker' }] as const,
    ),
  ]);
  const start = async (name: string) =>
    [name, await startInTheEnd(environments.get(name)!)] as const;
  const running = new Map(await Promise.all([...environments.keys()].map(start)));
  const killAll = () => {
    for (const { pid } of running.values()) killIfThere(pid);
  };
  const signalAll = (signal: NodeJS.Signals) => {
    for (const { pid } of running.values()) process.kill(pid, signal);
  };
  process.once('exit', killAll);
  return {
    database,
    urls,
    videos: join(data, 'videos'),
    pids: () => new Map([...running].map(([name, { pid }]) => [name, pid])),
    async kill(name) {
      await running.get(name)!.end('SIGKILL');
      running.set(...(await start(name)));
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async stop() {
      signalAll('SIGCONT');
      await Promise.all([...running.values()].map(({ end }) => end('SIGTERM')));
      process.off('exit', killAll);
    },
  };
}

/** A database that was killed is back after some seconds. */
const MOST_STARTS = 30;

/** A process of the product, ready; one that finds no database is started again, some times. */
async function startInTheEnd(env: NodeJS.ProcessEnv, starts = 1): Promise<Half> {
  return startHalf(env).catch((error: unknown) => {
    if (starts === MOST_STARTS) throw error;
    return startInTheEnd(env, starts + 1);
  });
}
