import { open, rm } from 'node:fs/promises';
import type { Log } from './log.ts';
import { periodically } from './periodically.ts';
import { StartError } from './start-error.ts';
import { within } from './within.ts';

const EVERY_MS = 5000;
const CHECK_MS = 10_000;

/**
 * Keeps a file's time fresh while this process lives and `check` succeeds, for somebody outside who
 * judges by its age. The file is there when this resolves. Answers how to stop, which removes it.
 * Throws StartError for a path that cannot be written, or that holds something already: `name` is the
 * variable that gave it.
 */
export async function keepHealthFile(
  path: string,
  { name, check, log }: { name: string; check: () => Promise<unknown>; log: Log },
): Promise<() => Promise<void>> {
  const size = await touch(path).catch((cause: NodeJS.ErrnoException) => {
    const message = `${name} must be a file that can be written, in a folder that is there: ${path} is none (${cause.code})`;
    throw new StartError(message, { cause });
  });
  if (size > 0) throw new StartError(`${name} must be a file of its own: ${path} is not empty`);
  const stop = periodically(
    'say that this process is well',
    EVERY_MS,
    async () => {
      await within(CHECK_MS, check());
      await touch(path);
    },
    log,
  );
  return async () => {
    await stop();
    await rm(path, { force: true });
  };
}

/** Makes the file where it is missing, and writes nothing into it: whatever it is, it stays. Gives its size. */
async function touch(path: string): Promise<number> {
  const file = await open(path, 'a');
  try {
    const now = new Date();
    await file.utimes(now, now);
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}
