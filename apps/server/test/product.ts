import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { type EventEmitter, once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { copyMigratedCluster } from './migrated-cluster.ts';

const run = promisify(execFile);

/** The product, started as `npm start` does, on a data directory of its own. */
export type RunningProduct = {
  url: string;
  directory: string;
  pid: number;
  /** Milliseconds from start to the ready line. */
  startMs: number;
  /** What it has printed since it was ready. */
  output(): string;
  /** Ends it without warning; its data stays. */
  kill(): Promise<void>;
  /** Ends it in order; its data stays. */
  pause(): Promise<void>;
  /** Ends it in order, and removes its data. */
  stop(): Promise<void>;
};

/**
 * `directory`: that of an earlier one that was killed, else a new one with a migrated database; `isFirst`:
 * with nothing, as at somebody's first start. `variables` go before the test's own.
 */
export async function startProduct(
  options: { directory?: string; isFirst?: boolean; variables?: Record<string, string> } = {},
): Promise<RunningProduct> {
  const directory = options.directory ?? (await newDirectory(options));
  const port = await freePort();
  const own = { ...ownEnvironment(directory), PORT: String(port), LOG_LEVEL: 'warn' };
  const start = performance.now();
  const child = spawn(process.execPath, await startArguments(), {
    env: { ...own, ...options.variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await readyLine(child);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
  });
  const end = async (signal: NodeJS.Signals) => {
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  return {
    url: `http://localhost:${port}`,
    directory,
    pid: child.pid as number,
    startMs: performance.now() - start,
    output: () => output,
    kill: () => end('SIGKILL'),
    pause: () => end('SIGTERM'),
    async stop() {
      await end('SIGTERM');
      await rm(directory, { recursive: true });
    },
  };
}

async function newDirectory({
  isFirst,
  variables,
}: {
  isFirst?: boolean;
  variables?: Record<string, string>;
}): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'test-product-'));
  if (!isFirst && variables?.DATABASE_URL === undefined) await copyMigratedCluster(directory);
  return directory;
}

/** What `npm start` gives to node in a checkout. */
export async function startArguments(folder = '.'): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  return scripts.start.replace('exec node ', '').split(' ');
}

/**
 * This process's environment for a product of the test's own: set to nothing, so that `.env` counts
 * as little, is whatever would lead it to another database, address or provider.
 */
export function ownEnvironment(directory: string): NodeJS.ProcessEnv {
  const elsewhere = [
    'DATABASE_URL',
    'DATABASE_DIRECT_URL',
    'MIGRATION_DATABASE_URL',
    'HOST',
    'PUBLIC_URL',
    'RUN',
    'SMTP_URL',
    'MAIL_FROM',
    'ALERT_WEBHOOK_URL',
    'METRICS_PORT',
    'WORKER_HEALTH_FILE',
    'GOOGLE_CLIENT_ID',
  ];
  const keys = [
    'GOOGLE_CLIENT_SECRET',
    'SESSION_SECRET',
    'SESSION_SECRET_PREVIOUS',
    'ALLOW_SANDBOX',
    'STRIPE_SECRET_KEY',
  ];
  const cleared = [
    ...elsewhere,
    ...keys,
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_WEBHOOK_SECRET_PREVIOUS',
    'SANDBOX_SECRET_KEY',
    'VIDEO_ENGINE',
    'MODERATION_BASE_URL',
    'MODERATION_API_KEY',
    'MODERATION_MODEL',
    'S3_BUCKET',
    'S3_ENDPOINT',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
    'S3_SESSION_TOKEN',
  ];
  const nothing = Object.fromEntries(
    cleared.flatMap((name) => [
      [name, ''],
      [`${name}_FILE`, ''],
    ]),
  );
  return { ...process.env, ...nothing, DATA_DIR: directory };
}

/** Runs one of the operator's commands on a data directory; answers what it printed. */
export async function admin(directory: string, ...words: string[]): Promise<string> {
  const env = ownEnvironment(directory);
  const { stdout } = await run(process.execPath, ['apps/server/src/admin.ts', ...words], { env });
  return stdout;
}

async function readyLine(child: ChildProcessByStdio<null, Readable, null>): Promise<void> {
  let said = '';
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    said += chunk;
    if (/^Shortcake is ready.*\n/m.test(said)) return;
  }
  throw new Error('the product ended before it was ready');
}

/**
 * A port that nothing listens on, below those that systems give to connections and to whoever asks for any:
 * one of these could be another's by the time a product listens, or while one is down. Until this process
 * ends, no other worker or run is given it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(15_000, 32_000);
    // The UDP port of that number, which nothing else uses, is the reservation.
    const reservation = createSocket('udp4').unref();
    reservation.bind(port, '127.0.0.1');
    if (!(await isListening(reservation))) continue;
    const server = createServer().listen(port, '127.0.0.1');
    if (!(await isListening(server))) {
      reservation.close();
      continue;
    }
    server.close();
    await once(server, 'close');
    return port;
  }
}

/** Whether it listens; false when its port is in use. */
const isListening = (socket: EventEmitter): Promise<boolean> =>
  once(socket, 'listening').then(
    () => true,
    () => false,
  );
