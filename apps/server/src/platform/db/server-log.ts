import { open, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';

const LARGEST_LOG = 5 * 1024 * 1024;

export type ServerLog = {
  /** To hand to the server; closed by `close`. */
  descriptor: number;
  /** The last lines of what was written since the log was opened. */
  tail(lines?: number): Promise<string>;
  close(): Promise<void>;
};

/** The server's log in its data directory; one that has grown beyond 5 MB is put aside first. */
export async function openServerLog(directory: string): Promise<ServerLog> {
  const path = join(directory, 'postgres.log');
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  );
  if (size > LARGEST_LOG) await rename(path, `${path}.old`);
  const file = await open(path, 'a+', 0o600);
  const start = (await file.stat()).size;
  return {
    descriptor: file.fd,
    async tail(lines = 12) {
      const written = Buffer.alloc(Math.max(0, (await file.stat()).size - start));
      await file.read(written, 0, written.length, start);
      return written.toString('utf8').trimEnd().split('\n').slice(-lines).join('\n');
    },
    close: () => file.close(),
  };
}
