import { randomBytes } from 'node:crypto';
import { chmod, link, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { StartError } from './start-error.ts';

/**
 * The secret kept in a file that only its owner can read; made at first, by one of any number of
 * processes. Throws StartError for a file that holds none.
 */
export async function secretFromFile(path: string): Promise<string> {
  const secret = (await contentOf(path)) ?? (await makeSecret(path));
  if (secret.length < 32) {
    throw new StartError(`${path} is damaged: delete it, and everybody signs in anew`);
  }
  if (((await stat(path)).mode & 0o077) !== 0) await chmod(path, 0o600);
  return secret;
}

/** Written whole under a name of its own first: nobody may read a file that is still empty. */
async function makeSecret(path: string): Promise<string> {
  const temporary = `${path}.${randomBytes(6).toString('hex')}`;
  const secret = randomBytes(32).toString('base64url');
  try {
    await writeFile(temporary, secret, { flag: 'wx', mode: 0o600, flush: true });
    await link(temporary, path);
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return await readFile(path, 'utf8');
  } finally {
    await rm(temporary, { force: true });
  }
}

async function contentOf(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
