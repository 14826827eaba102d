import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { startChild } from '../../../test/child.ts';
import {
  quick,
  removeSharedCluster,
  stoppedCluster,
  temporaryFolder,
} from '../../../test/cluster.ts';
import { onDatabase, sleepingSession } from '../../../test/on-database.ts';
import { processesIn } from '../../../test/processes-in.ts';
import { expectSurvival } from './embedded-postgres.crash.suite.ts';
import { startPostgres } from './embedded-postgres.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { isAlive } from './processes.ts';
import { stopServer } from './server.ts';
import { socketPath } from './socket-folder.ts';

afterAll(removeSharedCluster);

const onLinux = test.skipIf(process.platform !== 'linux');

onLinux('acknowledged commits survive kill -9 of everything', async () => {
  await expectSurvival(await stoppedCluster(), [5]);
});

test('a start right after kill -9 of the postmaster alone waits for its backends to end', async () => {
  const directory = await stoppedCluster();
  const server = await startPostgres(quick(directory));
  const { outcome } = await sleepingSession(server.url);
  process.kill((await pidOf(directory))!, 'SIGKILL');
  const next = await startPostgres(quick(directory));
  expect(await outcome).toMatch(/terminat/);
  expect(await onDatabase(next.url, (sql) => sql`select 1 as one`)).toEqual([{ one: 1 }]);
});

onLinux('a server left by a killed process is adopted, and stopped in the end', async () => {
  const directory = await stoppedCluster();
  const child = startChild('serve-database.ts', directory);
  await child.line(/^1$/);
  child.signal('SIGKILL');
  await child.ended;
  const left = (await pidOf(directory))!;
  expect(await isAlive(left)).toBe(true);

  const lines: string[] = [];
  const server = await startPostgres({ ...quick(directory), log: (line) => lines.push(line) });
  expect(await pidOf(directory)).toBe(left);
  expect(lines).toEqual([expect.stringContaining(`process ${left}`)]);
  const [row] = await onDatabase(server.url, (sql) => sql`select count(*) from commits`);
  expect(row!.count).toBeGreaterThanOrEqual(child.lines.length);

  await server.stop();
  expect(await processesIn(directory)).toEqual([]);
});

test('a server whose socket was cleaned away is replaced', async () => {
  const directory = await stoppedCluster();
  const first = await startPostgres(quick(directory));
  const left = await pidOf(directory);
  await rm(socketPath(new URL(first.url).searchParams.get('host')!));
  const second = await startPostgres(quick(directory));
  expect(await pidOf(directory)).not.toBe(left);
  expect(await onDatabase(second.url, (sql) => sql`select 1 as one`)).toEqual([{ one: 1 }]);
});

onLinux('Ctrl-C reaches only the product, which stops the database in order', async () => {
  const directory = await stoppedCluster();
  const child = startChild('serve-database.ts', directory);
  await child.line(/^1$/);
  child.signal('SIGINT', 'group');
  await child.line(/^stopped$/);
  expect(await processesIn(directory)).toEqual([]);
  expect(await readFile(join(directory, 'postgres.log'), 'utf8')).toMatch(/is shut down\n$/);
});

test('locks that name a live process of another kind do not hold up a start', async () => {
  const directory = await stoppedCluster();
  const first = await startPostgres(quick(directory));
  const socket = socketPath(new URL(first.url).searchParams.get('host')!);
  const foreign = spawn('sleep', ['60']);
  onTestFinished(() => void foreign.kill());
  await killAndRename(directory, socket, foreign.pid!);

  const second = await startPostgres(quick(directory));
  expect(await onDatabase(second.url, (sql) => sql`select 1 as one`)).toEqual([{ one: 1 }]);
  expect(await isAlive(foreign.pid!)).toBe(true);
});

test('locks that name the server of another directory lead neither to it nor to its end', async () => {
  const [mine, other] = [await stoppedCluster(), join(await temporaryFolder(), 'database')];
  const first = await startPostgres(quick(mine));
  const bystander = await startPostgres(quick(other));
  const socket = socketPath(new URL(first.url).searchParams.get('host')!);
  await killAndRename(mine, socket, (await pidOf(other))!);

  const second = await startPostgres(quick(mine));
  expect(second.url).toBe(first.url);
  await second.stop();
  expect(await onDatabase(bystander.url, (sql) => sql`select 1 as one`)).toEqual([{ one: 1 }]);
});

onLinux(
  'a server that heeds no request is ended by force, and recovers at the next start',
  async () => {
    const directory = await stoppedCluster();
    const first = await startPostgres(quick(directory));
    await onDatabase(first.url, (sql) => sql`create table forced as select 1 as one`);
    const server = (await readPostmasterFile(directory))!;
    process.kill(server.pid, 'SIGSTOP');
    await stopServer(server, directory, { SIGINT: 100, SIGQUIT: 100, SIGKILL: 5000 });
    await expect.poll(() => processesIn(directory)).toEqual([]);
    const second = await startPostgres(quick(directory));
    expect(await onDatabase(second.url, (sql) => sql`select * from forced`)).toEqual([{ one: 1 }]);
  },
);

/** As after a reboot: the server is gone, and its locks name a process that came later. */
async function killAndRename(directory: string, socket: string, pid: number): Promise<void> {
  const left = (await pidOf(directory))!;
  process.kill(left, 'SIGKILL');
  await expect.poll(() => isAlive(left)).toBe(false);
  for (const lock of [join(directory, 'postmaster.pid'), `${socket}.lock`]) {
    const text = await readFile(lock, 'utf8');
    await writeFile(lock, text.replace(/^\d+/, String(pid)));
  }
}

const pidOf = async (directory: string) => (await readPostmasterFile(directory))?.pid;
