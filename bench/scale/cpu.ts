import { readFile } from 'node:fs/promises';

/** Linux counts in hundredths of a second. */
const TICK_MS = 10;

/**
 * Milliseconds of a core that processes have used, and their children that have ended. What cannot be
 * read any more counts as nothing. Linux only.
 */
export async function cpuMs(pids: Iterable<number>): Promise<number> {
  let ticks = 0;
  for (const pid of pids) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    // utime, stime, cutime and cstime, counted from behind the name, which may hold anything.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15);
    for (const field of fields) ticks += Number(field);
  }
  return ticks * TICK_MS;
}
