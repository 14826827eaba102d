import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, opendir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Duplex, PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { hashFile } from '../../engines/hash-file.ts';
import { BackupError } from './error.ts';

/** How long a file is, and what is in it. */
export type Facts = { bytes: number; sha256: string };

/**
 * Writes a new file that its owner alone may read, with the folders on its way, and has its bytes on
 * the disk itself before it answers what was written. Its name is there after `syncFolders`.
 */
export async function writeFacts(
  path: string,
  open: () => Readable | Promise<Readable>,
  through: Duplex = new PassThrough(),
): Promise<Facts> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  let bytes = 0;
  const count = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  };
  // Opened no sooner: a stream that fails before anybody listens ends the process. And first of the
  // two: where there is nothing to read, nothing is written.
  const source = await open();
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(source, through, count, target);
  return { bytes, sha256: hash.digest('hex') };
}

/** A file to read from. Throws as `open` does, ENOENT for one that is not there. */
export async function openFile(path: string): Promise<Readable> {
  const stream = createReadStream(path);
  await new Promise((resolve, reject) => stream.once('open', resolve).once('error', reject));
  return stream;
}

/** Reads all of a file. Throws BackupError when it is not what it was. */
export async function verifyFile(path: string, facts: Facts): Promise<void> {
  const found = await hashFile(path).catch((cause) => {
    throw new BackupError(`${path} cannot be read (${cause.code}).`, { cause });
  });
  if (found.bytes !== facts.bytes) {
    throw new BackupError(`${path} has ${found.bytes} bytes in place of ${facts.bytes}.`);
  }
  if (found.sha256 !== facts.sha256) {
    throw new BackupError(`${path} has other bytes than were written.`);
  }
}

/** Has the names in a folder on the disk itself. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}

/**
 * Has the names in a folder, and in all folders in it, on the disk itself. 0.3 ms a folder on ext4,
 * where a project's files took 0.7 ms without their bytes.
 */
export async function syncFolders(path: string): Promise<void> {
  for await (const entry of await opendir(path)) {
    if (entry.isDirectory()) await syncFolders(join(path, entry.name));
  }
  await syncFolder(path);
}
