import { randomBytes } from 'node:crypto';
import { chmod, link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { StartError } from './start-error.ts';

/**
 * The text of a file that only its owner can read; made at first, by one of any number of processes, and
 * the same for all of them.
 */
export async function keptText(path: string, make: () => string): Promise<string> {
  const text = (await contentOf(path)) ?? (await makeOnce(path, make()));
  if (((await stat(path)).mode & 0o077) !== 0) await chmod(path, 0o600);
  return text;
}

/** Puts another text in the place of a kept one, as a whole. */
export async function replaceKept(path: string, text: string): Promise<void> {
  const temporary = nameBeside(path);
  try {
    await writeFile(temporary, text, { flag: 'wx', mode: 0o600, flush: true });
    await rename(temporary, path);
  } finally {
    await rm(temporary, { force: true });
  }
}

/**
 * The secret kept in a file that only its owner can read; made at first, by one of any number of
 * processes. Throws StartError for a file that holds none.
 */
export async function secretFromFile(path: string): Promise<string> {
  const secret = await keptText(path, () => randomBytes(32).toString('base64url'));
  if (secret.length < 32) {
    throw new StartError(`${path} is damaged: delete it, and everybody signs in anew`);
  }
  return secret;
}

/** Written whole under a name of its own first: nobody may read a file that is still empty. */
async function makeOnce(path: string, text: string): Promise<string> {
  const temporary = nameBeside(path);
  try {
    await writeFile(temporary, text, { flag: 'wx', mode: 0o600, flush: true });
    await link(temporary, path);
    return text;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return await readFile(path, 'utf8');
  } finally {
    await rm(temporary, { force: true });
  }
}

const nameBeside = (path: string) => `${path}.${randomBytes(6).toString('hex')}`;

async function contentOf(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
