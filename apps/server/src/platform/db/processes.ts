import { execFile } from 'node:child_process';
import { readFile, readlink, realpath } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Whether a process with this id runs. A zombie, waiting for a parent that never asks, does not. */
export async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  if (process.platform !== 'linux') return true;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  return stat !== undefined && !/^[ZX]/.test(stat.slice(stat.lastIndexOf(')') + 2));
}

/**
 * Whether this process is a PostgreSQL that serves this directory. A pid file alone proves
 * nothing: after a crash or a reboot its number may belong to anyone.
 */
export async function servesDirectory(pid: number, directory: string): Promise<boolean> {
  if (!(await isAlive(pid))) return false;
  if (process.platform !== 'linux') return (await commandLine(pid)).includes(`-D ${directory} `);
  // Every PostgreSQL process works in its data directory; this holds after a rename as well.
  const [program, workplace] = await Promise.all([
    readlink(`/proc/${pid}/exe`).catch(() => ''),
    readlink(`/proc/${pid}/cwd`).catch(() => ''),
  ]);
  return /\/postgres( \(deleted\))?$/.test(program) && workplace === (await realpath(directory));
}

async function commandLine(pid: number): Promise<string> {
  const ps = promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]);
  return ps.then(
    ({ stdout }) => `${stdout.trimEnd()} `,
    () => '',
  );
}

/** True when the process has ended within the time, in milliseconds. */
export async function hasEnded(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = performance.now() + milliseconds;
  while (await isAlive(pid)) {
    if (performance.now() > deadline) return false;
    await sleep(10);
  }
  return true;
}
