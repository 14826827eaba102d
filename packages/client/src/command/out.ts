import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { UsageError } from './errors.ts';

/** Throws UsageError where a video could not be written: before it costs a credit. */
export async function checkOut(file: string): Promise<void> {
  if ((await stat(file).catch(() => null))?.isDirectory()) {
    throw new UsageError(`--out ${file} is a folder. Give a file in it.`);
  }
  const folder = dirname(file);
  const isFolder = (await stat(folder).catch(() => null))?.isDirectory();
  if (!isFolder) throw new UsageError(`--out: there is no folder ${folder}. Make it first.`);
  await access(folder, constants.W_OK).catch(() => {
    throw new UsageError(`--out: nothing may be written into ${folder}.`);
  });
}
