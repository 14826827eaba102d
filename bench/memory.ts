import { readdir, readFile, writeFile } from 'node:fs/promises';

const PROC = '/proc';

/**
 * Memory of a process and all that descend from it, in MB: the sum of proportional set sizes, in
 * which a page that several share counts once. Linux only.
 */
export async function memoryOf(pid: number): Promise<number> {
  return (await memoryBelow(pid)) + (await memoryOfProcess(pid));
}

/** The same of the process alone. */
export async function memoryOfProcess(pid: number): Promise<number> {
  return (await pss(pid)) / 1024;
}

/** The same of those that descend from it alone. */
export async function memoryBelow(pid: number): Promise<number> {
  const parents = new Map<number, number>();
  for (const name of await readdir(PROC)) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = await readFile(`${PROC}/${name}/stat`, 'utf8');
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // It ended meanwhile.
    }
  }
  const isPart = (candidate: number): boolean => {
    if (candidate === pid) return true;
    const parent = parents.get(candidate);
    return parent !== undefined && parent > 1 && isPart(parent);
  };
  let kilobytes = 0;
  for (const candidate of parents.keys()) {
    if (candidate !== pid && isPart(candidate)) kilobytes += await pss(candidate);
  }
  return kilobytes / 1024;
}

async function pss(pid: number): Promise<number> {
  const rollup = await readFile(`${PROC}/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0);
}

/** What a process holds of the machine's memory, in bytes, shared pages included. Linux only. */
export const residentBytes = (pid: number): Promise<number> => statusBytes(pid, 'VmRSS');

/** The most that it held since that was forgotten, or since its start. */
export const mostResidentBytes = (pid: number): Promise<number> => statusBytes(pid, 'VmHWM');

export const forgetMostResident = (pid: number): Promise<void> =>
  writeFile(`${PROC}/${pid}/clear_refs`, '5');

async function statusBytes(pid: number, name: string): Promise<number> {
  const status = await readFile(`${PROC}/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024;
}
