import { chmod, mkdir, stat } from 'node:fs/promises';
import { StartError } from './start-error.ts';

const WAY_OUT = 'Run as its owner, or name a folder in it that is not there yet: it is made then.';

/**
 * Makes a folder that this user alone may enter, and narrows one that others may. Throws StartError
 * for one that belongs to somebody else or stays open: mounts often do.
 */
export async function makePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  const { uid, mode } = await stat(path);
  const ours = process.getuid?.();
  if (ours !== undefined && uid !== ours) {
    throw new StartError(`${path} belongs to user ${uid}, and this is user ${ours}. ${WAY_OUT}`);
  }
  if (isPrivate(mode)) return;
  await chmod(path, 0o700).catch((cause) => {
    throw new StartError(`${path} is open to others, and stays so: ${cause.code}. ${WAY_OUT}`, {
      cause,
    });
  });
  // Some file systems say yes and change nothing.
  if (isPrivate((await stat(path)).mode)) return;
  throw new StartError(`${path} is open to others, and stays so after chmod. ${WAY_OUT}`);
}

const isPrivate = (mode: number) => (mode & 0o777) === 0o700;
