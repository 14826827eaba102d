import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** A process that lives, its parent, and its command line. */
export type Process = { pid: number; parent: number; command: string };

/** All processes that live. Not every Linux has ps, and macOS has no /proc. */
export function processes(): Process[] {
  return process.platform === 'linux' ? byProc() : byPs();
}

function byProc(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
        if (stat[0] === 'Z') return [];
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return [{ pid: Number(pid), parent: Number(stat[1]), command }];
      } catch {
        // It ended meanwhile.
        return [];
      }
    });
}

function byPs(): Process[] {
  const told = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,command='], { encoding: 'utf8' });
  return [...told.matchAll(/^ *(\d+) +(\d+) +([^Z\s]\S*) +(.*)$/gm)].map(
    ([, pid, parent, , command]) => ({
      pid: Number(pid),
      parent: Number(parent),
      command: command!,
    }),
  );
}
