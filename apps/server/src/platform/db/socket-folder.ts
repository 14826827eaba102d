import { createHash } from 'node:crypto';
import { lstat, mkdir, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { PostgresStartError } from './postgres-start-error.ts';

export const PORT = 5432;

const PREFIX = 'embedded-postgres-';

/** What the kernel takes at most, in bytes: 107 on Linux, 103 on macOS. */
const LONGEST_SOCKET_PATH = 103;

export const socketPath = (folder: string) => join(folder, `.s.PGSQL.${PORT}`);

/**
 * The private folder for the socket of the server of this directory, the same at every start,
 * made if missing. Data directories may lie too deep for a socket of their own.
 * Throws PostgresStartError when someone else owns the name.
 */
export async function socketFolderFor(directory: string): Promise<string> {
  const uid = process.getuid?.() ?? 0;
  const hash = createHash('sha256').update(`${uid} ${directory}`).digest('hex').slice(0, 16);
  const [folder] = [tmpdir(), '/tmp']
    .map((base) => join(base, `${PREFIX}${hash}`))
    .filter((path) => Buffer.byteLength(socketPath(path)) <= LONGEST_SOCKET_PATH);
  if (!folder) throw new PostgresStartError('No folder for a socket has a path short enough.');
  await mkdir(folder, { mode: 0o700, recursive: true });
  const { uid: owner, mode } = await lstat(folder);
  const isPrivateFolder = (mode & 0o170777) === 0o040700;
  if (owner === uid && isPrivateFolder) return folder;
  throw new PostgresStartError(
    `${folder} must be a folder of user ${uid} with mode 0700, for the database's socket. ` +
      'Remove it, or set TMPDIR to a folder of your own.',
  );
}

/** Leaves a folder that is not of our making, and one where a killed server left its socket. */
export async function removeSocketFolder(folder: string): Promise<void> {
  if (!basename(folder).startsWith(PREFIX)) return;
  await rmdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(error.code ?? '')) throw error;
  });
}
