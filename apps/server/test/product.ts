import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The product, started as `npm start` does, on a data directory of its own. */
export type RunningProduct = {
  url: string;
  directory: string;
  pid: number;
  /** Milliseconds from start to the ready line. */
  startMs: number;
  stop(): Promise<void>;
};

export async function startProduct(): Promise<RunningProduct> {
  const directory = await mkdtemp(join(tmpdir(), 'test-product-'));
  const port = await freePort();
  const env = { ...ownEnvironment(directory), PORT: String(port), LOG_LEVEL: 'warn' };
  const start = performance.now();
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await readyLine(child);
  return {
    url: `http://localhost:${port}`,
    directory,
    pid: child.pid as number,
    startMs: performance.now() - start,
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      await rm(directory, { recursive: true });
    },
  };
}

/**
 * This process's environment for a product of the test's own: set to nothing, so that `.env` counts
 * as little, is whatever would lead it to another database, address or provider.
 */
export function ownEnvironment(directory: string): NodeJS.ProcessEnv {
  const elsewhere = ['DATABASE_URL', 'HOST', 'PUBLIC_URL', 'RUN', 'GOOGLE_CLIENT_ID'];
  const keys = ['GOOGLE_CLIENT_SECRET', 'SESSION_SECRET', 'ALLOW_SANDBOX', 'STRIPE_SECRET_KEY'];
  const cleared = [...elsewhere, ...keys, 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'];
  const nothing = Object.fromEntries(cleared.map((name) => [name, '']));
  return { ...process.env, ...nothing, DATA_DIR: directory };
}

/** Runs one of the operator's commands on a data directory; answers what it printed. */
export async function admin(directory: string, ...words: string[]): Promise<string> {
  const env = ownEnvironment(directory);
  const { stdout } = await run(process.execPath, ['apps/server/src/admin.ts', ...words], { env });
  return stdout;
}

async function readyLine(child: ChildProcess): Promise<void> {
  if (!child.stdout) throw new Error('the product says nothing');
  for await (const line of createInterface(child.stdout)) {
    if (!line.startsWith('Shortcake is ready')) continue;
    child.stdout.resume();
    return;
  }
  throw new Error('the product ended before it was ready');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
