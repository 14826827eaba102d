import { statfs } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type { Log } from '../../platform/log.ts';
import { periodically } from '../../platform/periodically.ts';
import type { DB } from '../../schema.ts';
import { listUnseen, touchAlert } from './queries.ts';
import { clearAlert, raiseAlert } from './service.ts';

const EVERY_MS = 60_000;
/** So that it does not flicker: it is over with a little more than it begins with. */
const LOW = { begins: 0.1, ends: 0.12 };
/** A process tells of its disk once a minute; of one that is gone nobody does. */
const UNSEEN_MINUTES = 10;

/** A folder on a machine. */
export type Disk = { host: string; directory: string };

/** The free share, from 0 to 1, of the file system of a folder. */
export async function freeShare(directory: string): Promise<number> {
  const { bavail, blocks } = await statfs(directory);
  return blocks === 0 ? 1 : bavail / blocks;
}

/**
 * Says when the disk of this process is nearly full, and when it is no more; `onNews` hears when there
 * is anything to send. Answers how to stop.
 */
export function watchDisk(
  db: Kysely<DB>,
  disk: Disk,
  onNews: () => void,
  log: Log,
): () => Promise<void> {
  const look = async () => {
    if (await tellOfDisk(db, disk, await freeShare(disk.directory))) onNews();
  };
  return periodically('look at the disk', EVERY_MS, look, log);
}

/**
 * Says what follows from a disk's free share, and what of other disks is over since nobody tells of them
 * any more. Answers whether anything is news.
 */
export async function tellOfDisk(
  db: Kysely<DB>,
  { host, directory }: Disk,
  free: number,
): Promise<boolean> {
  const subject = `${host}:${directory}`;
  const percent = Math.floor(free * 100);
  const text = `${percent} % of the disk of ${directory} on ${host} are free: make room, or videos fail.`;
  const alert = { kind: 'disk', subject, text } as const;
  let isNews = false;
  if (free < LOW.begins) isNews = await raiseAlert(db, alert);
  else if (free >= LOW.ends) isNews = await clearAlert(db, alert);
  else await touchAlert(db, alert);
  for (const gone of await listUnseen(db, 'disk', UNSEEN_MINUTES)) {
    isNews = (await clearAlert(db, { kind: 'disk', subject: gone.subject })) || isNews;
  }
  return isNews;
}
