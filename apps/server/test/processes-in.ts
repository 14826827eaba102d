import { execFile } from 'node:child_process';
import { readdir, readlink, realpath } from 'node:fs/promises';

/** The ids of all processes at work in a directory, as PostgreSQL's are in theirs. */
export async function processesIn(directory: string): Promise<number[]> {
  const path = await realpath(directory);
  const places = await (process.platform === 'linux' ? placesByProc() : placesByLsof());
  return places.filter(([, place]) => place === path).map(([pid]) => pid);
}

type Place = [pid: number, directory: string | undefined];

async function placesByProc(): Promise<Place[]> {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0);
  return Promise.all(
    pids.map(
      async (pid): Promise<Place> => [
        pid,
        await readlink(`/proc/${pid}/cwd`).catch(() => undefined),
      ],
    ),
  );
}

/** macOS. Of each process it tells the id, with some versions what follows, and where it works. */
async function placesByLsof(): Promise<Place[]> {
  const told = await new Promise<string>((resolve) => {
    // It fails for what belongs to others, and tells the rest.
    execFile('lsof', ['-d', 'cwd', '-F', 'pn'], (_error, stdout) => resolve(stdout));
  });
  return [...told.matchAll(/^p(\d+)\n(?:f.*\n)?n(.*)$/gm)].map(([, pid, place]) => [
    Number(pid),
    place,
  ]);
}
