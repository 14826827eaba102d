import { lstat, open, rm } from 'node:fs/promises';
import type { Log } from './log.ts';
import { periodically } from './periodically.ts';
import { StartError } from './start-error.ts';
import { within } from './within.ts';

const EVERY_MS = 5000;
const CHECK_MS = 10_000;

export type HealthFile = {
  /** Makes the file, and keeps it fresh from then on. It is there when this resolves. */
  begin(): Promise<void>;
  /** Removes it, begun or not. */
  stop(): Promise<void>;
};

/**
 * A file whose time is fresh while this process lives and `check` succeeds, for somebody outside who
 * judges by its age. What a killed process has left of it is gone when this resolves. Throws StartError
 * for a path that cannot be written, or that leads to anything but an empty file of its own: `name` is
 * the variable that gave it.
 */
export async function prepareHealthFile(
  path: string,
  { name, check, log }: { name: string; check: () => Promise<unknown>; log: Log },
): Promise<HealthFile> {
  await refuseOthers(path, name);
  const remove = () => rm(path, { force: true });
  // Better known now than when the process is at work.
  await touch(path)
    .then(remove)
    .catch((cause: NodeJS.ErrnoException) => {
      const message = `${name} must be a file that can be written, in a folder that is there: ${path} is none (${cause.code})`;
      throw new StartError(message, { cause });
    });
  const renew = async () => {
    await within(CHECK_MS, check());
    await touch(path);
  };
  let stopRenewing = async () => {};
  return {
    async begin() {
      await touch(path);
      stopRenewing = periodically('say that this process is well', EVERY_MS, renew, log);
    },
    async stop() {
      await stopRenewing();
      await remove();
    },
  };
}

/** To open a pipe would wait for its reader, and a device that is removed would be missed by all. */
async function refuseOthers(path: string, name: string): Promise<void> {
  const found = await lstat(path).catch(() => undefined);
  if (found === undefined) return;
  if (!found.isFile()) {
    throw new StartError(
      `${name} must be an ordinary file, or none yet: ${path} is something else`,
    );
  }
  if (found.size > 0) {
    throw new StartError(`${name} must be a file of its own: ${path} is not empty`);
  }
}

/** Makes the file where it is missing, and writes nothing into it. */
async function touch(path: string): Promise<void> {
  const file = await open(path, 'a');
  try {
    const now = new Date();
    await file.utimes(now, now);
  } finally {
    await file.close();
  }
}
