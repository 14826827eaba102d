import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { startArguments } from './product.ts';

/** A process of the product, started and ready. */
export type Half = {
  pid: number;
  /** What it has said so far on both outputs. */
  said(): string;
  /** Sends a signal and waits for its end; answers the exit code, null after a kill. */
  end(signal: NodeJS.Signals): Promise<number | null>;
};

/**
 * Runs the product of a checkout, the one we are in unless said, in a process that `env` says all of,
 * until it is ready. Throws with what it said when it ends before.
 */
export async function startHalf(env: NodeJS.ProcessEnv, folder = '.'): Promise<Half> {
  const child = spawn(process.execPath, await startArguments(folder), {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const hear = (words: string) => {
    said += words;
  };
  for (const output of [child.stdout, child.stderr]) output.setEncoding('utf8').on('data', hear);
  const isReady = () => /^Shortcake .*is ready/m.test(said);
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => isReady() && resolve());
    child.once('close', () => reject(new Error(`the product does not start: ${said}`)));
  });
  return { pid: child.pid!, said: () => said, end: (signal) => end(child, signal) };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
  return child.exitCode;
}
