import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

/** The secret kept in a file that only its owner can read; made at first. */
export async function secretFromFile(path: string): Promise<string> {
  try {
    await writeFile(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = await readFile(path, 'utf8');
  if (secret.length < 32)
    throw new Error(`${path} is damaged: delete it, and everybody signs in anew`);
  return secret;
}
