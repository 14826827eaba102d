import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { unprivileged } from '../../src/platform/db/run-as.ts';
import { freePort } from '../product.ts';

const PROGRAM = '/usr/sbin/pgbouncer';

/** Why nothing can be tried with PgBouncer here; undefined where it is installed. */
export const withoutPgBouncer = existsSync(PROGRAM)
  ? undefined
  : 'no pgbouncer here: apt-get install pgbouncer';

export type PgBouncer = {
  /** A database's address through it, by the name that the configuration gives it. */
  url(name: string): string;
  /** Ends it: `SIGTERM` as an immediate stop of its own, `SIGKILL` without a word to anybody. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  start(): Promise<void>;
  /** Has it do nothing, and close nothing, until it may go on. */
  hang(does: boolean): void;
  stop(): Promise<void>;
};

/**
 * Debian's PgBouncer before a database, configured as docs/operations.md shows but for where it and
 * the database are, whom it lets in, and `settings`.
 */
export async function startPgBouncer(
  databaseUrl: string,
  settings: Record<string, string> = {},
): Promise<PgBouncer> {
  const { username, pathname, port: databasePort, searchParams } = new URL(databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), 'test-pgbouncer-'));
  const port = await freePort();
  const place = `host=${searchParams.get('host')} port=${databasePort} dbname=${pathname.slice(1)}`;
  const own = {
    listen_addr: '',
    listen_port: String(port),
    unix_socket_dir: folder,
    auth_type: 'trust',
    auth_file: join(folder, 'userlist.txt'),
    ...settings,
  };
  const documented = await exampleOf('docs/operations.md');
  const configuration = Object.entries(own).reduce(
    (text, [name, value]) =>
      `${text.replace(new RegExp(`^${name} = .*\n`, 'm'), '')}${name} = ${value}\n`,
    documented.replaceAll(/host=\S+ port=\S+ dbname=\S+/g, place),
  );
  await writeFile(own.auth_file, `"${username}" ""\n`);
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, configuration);
  const socket = join(folder, `.s.PGSQL.${port}`);
  const runAs = await unprivileged();
  let child: ChildProcess | undefined;
  let log = '';
  const url = (name: string) => `postgres://${username}@localhost:${port}/${name}?host=${folder}`;

  async function start(): Promise<void> {
    const [program, ...args] = runAs([PROGRAM, file]);
    child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr?.on('data', (chunk) => {
      log += chunk;
    });
    while (!(await answers(socket))) {
      if (child.exitCode !== null) throw new Error(`PgBouncer ended: ${log}`);
      await sleep(10);
    }
  }
  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    child = undefined;
    await rm(socket, { force: true });
  }
  await start();
  return {
    url,
    end,
    start,
    hang: (does) => void child?.kill(does ? 'SIGSTOP' : 'SIGCONT'),
    async stop() {
      await end('SIGKILL');
      await rm(folder, { recursive: true });
    },
  };
}

const answers = (path: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

/** The pgbouncer.ini that a document shows. */
async function exampleOf(path: string): Promise<string> {
  const shown = (await readFile(path, 'utf8')).match(/```ini\n(\[databases\][\s\S]*?)```/)?.[1];
  if (shown === undefined) throw new Error(`${path} shows no pgbouncer.ini`);
  return shown;
}
