import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { Client } from './client.ts';
import { rowsInScript } from './rows-in-script.ts';
import type { Table } from './tables.ts';

const run = promisify(execFile);

/** A line for each table, index and constraint. */
const MOST_WORDS = 16 * 1024 * 1024;

/** Whether there is a pg_dump on the PATH that knows a server of this major version. */
export async function canDump(serverMajor: number): Promise<boolean> {
  try {
    const { stdout } = await run('pg_dump', ['--version']);
    return Number(/\) (\d+)/.exec(stdout)?.[1]) >= serverMajor;
  } catch {
    return false;
  }
}

/**
 * Has pg_dump write the whole schema, as the client's transaction sees it, to a file of its custom
 * form. The transaction lasts until this has ended. Throws with pg_dump's own words.
 */
export async function dump(client: Client, url: string, path: string): Promise<void> {
  const { rows } = await client.query(
    'select pg_export_snapshot() as snapshot, quote_ident(current_schema()) as schema',
  );
  const { snapshot, schema } = rows[0];
  const { address, password } = withoutPassword(url);
  await run(
    'pg_dump',
    [
      ...['--format=custom', `--file=${path}`, `--snapshot=${snapshot}`, `--schema=${schema}`],
      ...['--no-password', `--dbname=${address}`],
    ],
    // Not on the command line, which every user of the machine may read.
    { env: { ...process.env, ...(password && { PGPASSWORD: password }) } },
  ).catch((cause) => {
    throw new Error(`pg_dump failed: ${wordsOf(cause)}`, { cause });
  });
}

/** Throws an error for people where pg_restore is missing, or cannot read such a file. */
export async function checkDump(path: string): Promise<void> {
  await run('pg_restore', ['--list', path], { maxBuffer: MOST_WORDS }).catch((cause) => {
    const isMissing = cause.code === 'ENOENT';
    throw new Error(isMissing ? 'it is not on the PATH' : wordsOf(cause), { cause });
  });
}

/** A table's rows in such a file, in COPY's text form. Fails with pg_restore's own words. */
export const rowsInDump = (path: string, { name }: Table): Readable =>
  Readable.from(rowsByPgRestore(path, name));

async function* rowsByPgRestore(path: string, table: string): AsyncGenerator<Buffer> {
  const program = spawn('pg_restore', ['--data-only', `--table=${table}`, '--file=-', path], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(program, 'close');
  const words = text(program.stderr);
  // Awaited only after the rows.
  ended.catch(() => {});
  try {
    const isWhole = yield* rowsInScript(program.stdout);
    const [code] = await ended;
    if (code !== 0) throw new Error(`pg_restore failed: ${(await words).trim()}`);
    if (!isWhole) throw new Error(`pg_restore gives no rows of ${table}`);
  } finally {
    program.kill();
  }
}

const wordsOf = (cause: { stderr?: string; message: string }) =>
  (cause.stderr || cause.message).trim();

function withoutPassword(url: string): { address: string; password: string | undefined } {
  const [, start, password, rest] = /^([^/]+:\/\/[^:@/]*)(?::([^@/]*))?(@.*)$/.exec(url) ?? [];
  if (password === undefined) return { address: url, password: undefined };
  return { address: `${start}${rest}`, password: decodeURIComponent(password) };
}
