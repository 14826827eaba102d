import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { startArguments } from '../../../apps/server/test/product.ts';

type Child = ChildProcessByStdio<null, Readable, Readable>;

/** A database that was killed is back after some seconds. */
const MOST_STARTS = 30;

const running = new Set<Child>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** A process of the product, ready; one that finds no database is started again, some times. */
export async function startProcess(env: NodeJS.ProcessEnv): Promise<Child> {
  let complaint = '';
  for (let starts = 0; starts < MOST_STARTS; starts += 1) {
    const child = spawn(process.execPath, await startArguments(), {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    child.once('exit', () => running.delete(child));
    complaint = '';
    child.stderr.on('data', (words) => {
      complaint = `${complaint}${words}`.slice(0, 1000);
    });
    if (await isReady(child)) return child;
  }
  throw new Error(`the product does not start: ${complaint}`);
}

async function isReady(child: Child): Promise<boolean> {
  let said = '';
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    said += chunk;
    if (/^Shortcake .*is ready/m.test(said)) {
      child.stdout.resume();
      return true;
    }
  }
  return false;
}

/** Ends it by a signal; resolves when it is gone. */
export async function end(child: Child, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}
