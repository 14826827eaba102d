import { realpath } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectDatabase } from './connection.ts';
import { type PostmasterFile, readPostmasterFile } from './postmaster-file.ts';
import { servesDirectory } from './processes.ts';

/** A server that says it is ready and does not answer for so long, in milliseconds, never will. */
const ANSWER_TIMEOUT = 3000;

export type RunningServer = PostmasterFile & { answers: boolean };

/**
 * The server that runs on this directory, left by a process that was killed; waits while it
 * starts, recovers or stops. Undefined when there is none.
 */
export async function findServer(directory: string): Promise<RunningServer | undefined> {
  let readySince: number | undefined;
  for (;;) {
    const file = await readPostmasterFile(directory);
    if (!file || !(await servesDirectory(file.pid, directory))) return undefined;
    if (file.state === 'ready') {
      if (await answers(file, directory)) return { ...file, answers: true };
      readySince ??= performance.now();
      if (performance.now() - readySince > ANSWER_TIMEOUT) return { ...file, answers: false };
    }
    await sleep(20);
  }
}

/** The URL of a database on this server, for postgres.js by `connectDatabase`, for pg and for psql. */
export function urlOf({ port, socketFolder }: PostmasterFile, database: string): string {
  const host = encodeURIComponent(socketFolder).replaceAll('%2F', '/');
  return `postgres://postgres@localhost:${port}/${encodeURIComponent(database)}?host=${host}`;
}

async function answers(file: PostmasterFile, directory: string): Promise<boolean> {
  const { sql, close } = connectDatabase(urlOf(file, 'postgres'), { max: 1 });
  try {
    const [row] = await sql<{ served: string }[]>`
      select current_setting('data_directory') as served`;
    return (await realpath(row!.served)) === (await realpath(directory));
  } catch {
    return false;
  } finally {
    await close();
  }
}
