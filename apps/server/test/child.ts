import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export type Child = {
  pid: number;
  /** What it has printed so far. */
  lines: string[];
  /** Resolves with the first line that fits, past or to come; rejects when it ends without. */
  line(pattern: RegExp): Promise<string>;
  /** Sends a signal to it, or to its whole process group, as a terminal's Ctrl-C does. */
  signal(signal: NodeJS.Signals, to?: 'process' | 'group'): void;
  /** Resolves when it has ended, and all it printed has been read. */
  ended: Promise<void>;
};

/** As `npm start` runs the product. */
const FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=30'];

/** Runs a script of `children/` in a process, and a process group, of its own. */
export function startChild(script: string, ...args: string[]): Child {
  const path = fileURLToPath(new URL(`./children/${script}`, import.meta.url));
  const child = spawn(process.execPath, [...FLAGS, path, ...args], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = child.pid!;
  const lines: string[] = [];
  const output = createInterface(child.stdout);
  output.on('line', (line) => lines.push(line));
  const ended = once(output, 'close').then(() => {});
  return {
    pid,
    lines,
    ended,
    line(pattern) {
      const past = lines.find((line) => pattern.test(line));
      if (past !== undefined) return Promise.resolve(past);
      return new Promise((resolve, reject) => {
        output.on('line', (line) => pattern.test(line) && resolve(line));
        ended.then(() => reject(new Error(`${script} ended; it printed: ${lines.join(' ')}`)));
      });
    },
    signal: (signal, to = 'process') => void process.kill(to === 'group' ? -pid : pid, signal),
  };
}
