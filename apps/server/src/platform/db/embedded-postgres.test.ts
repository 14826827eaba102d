import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  quick,
  removeSharedCluster,
  stoppedCluster,
  temporaryFolder,
} from '../../../test/cluster.ts';
import { onDatabase, sleepingSession } from '../../../test/on-database.ts';
import { processesIn } from '../../../test/processes-in.ts';
import { findPostgres, startPostgres } from './embedded-postgres.ts';

afterAll(removeSharedCluster);

const onLinux = test.skipIf(process.platform !== 'linux');

test('the first start makes a database, however deep and after one that was killed in initdb; the second finds all of it again', async () => {
  // Too deep for a socket.
  const folder = join(await temporaryFolder(), 'a-rather-long-name'.repeat(12), 'deep'.repeat(40));
  const dead = 4_194_304; // above every pid that Linux gives
  await mkdir(join(folder, `database.initdb-${dead}`, 'base'), { recursive: true });
  const directory = join(folder, 'database');
  const first = await startPostgres(quick(directory));
  await onDatabase(first.url, (sql) => sql`create table kept as select 42 as answer`);
  await first.stop();
  expect(await readdir(folder)).toEqual(['database']);

  const second = await startPostgres(quick(directory));
  expect(await onDatabase(second.url, (sql) => sql`select * from kept`)).toEqual([{ answer: 42 }]);
  expect(await readdir(folder)).toEqual(['database']);
  await second.stop();
});

test('the database is found while it runs, and not after', async () => {
  const directory = await stoppedCluster();
  expect(await findPostgres(directory, 'test')).toBeUndefined();
  const server = await startPostgres(quick(directory));
  expect(await findPostgres(directory, 'test')).toBe(server.url);
  await server.stop();
  expect(await findPostgres(directory, 'test')).toBeUndefined();
});

onLinux(
  'stop ends every process, sessions at work included, and takes the socket away',
  async () => {
    const directory = await stoppedCluster();
    const server = await startPostgres(quick(directory));
    const { outcome } = await sleepingSession(server.url);
    expect((await processesIn(directory)).length).toBeGreaterThan(4);
    await server.stop();
    expect(await outcome).toMatch(/terminat/);
    expect(await processesIn(directory)).toEqual([]);
    await expect(stat(socketFolder(server.url))).rejects.toThrow('ENOENT');
    await server.stop();
  },
);

test('nobody else can reach the socket, and no port is open', async () => {
  const server = await startPostgres(quick(await stoppedCluster()));
  const folder = await stat(socketFolder(server.url));
  const [settings] = await onDatabase(
    server.url,
    (sql) => sql`select current_setting('listen_addresses') as addresses`,
  );
  expect((folder.mode & 0o777).toString(8)).toBe('700');
  expect(settings).toEqual({ addresses: '' });
});

test('a directory with something else in it is left alone', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'database'));
  await writeFile(join(folder, 'database', 'thesis.txt'), 'years of work');
  await expect(startPostgres(quick(join(folder, 'database')))).rejects.toThrow(
    /is not empty, and holds no PostgreSQL database/,
  );
  expect(await readdir(folder)).toEqual(['database']);
  expect(await readdir(join(folder, 'database'))).toEqual(['thesis.txt']);
});

onLinux(
  'a start that fails tells the last words of the server, and leaves no process',
  async () => {
    const directory = await stoppedCluster();
    const options = { ...quick(directory), settings: { shared_buffers: 'plenty' } };
    await expect(startPostgres(options)).rejects.toThrow(
      /Its last words:(.|\n)*invalid value for parameter "shared_buffers": "plenty"/,
    );
    expect(await processesIn(directory)).toEqual([]);
  },
);

test('what people typed does not land in the log, not even with an error', async () => {
  const directory = await stoppedCluster();
  const server = await startPostgres(quick(directory));
  await onDatabase(server.url, async (sql) => {
    await sql`create table once (words text unique)`;
    await sql`insert into once values ('my secret')`;
    await expect(sql`insert into once values (${'my secret'})`).rejects.toThrow(/duplicate key/);
    await expect(sql`select 'my secret'::uuid`).rejects.toThrow(/invalid input syntax/);
    await expect(sql.unsafe(`select 'my secret' from nowhere`)).rejects.toThrow(/not exist/);
  });
  await server.stop();
  const log = await readFile(join(directory, 'postgres.log'), 'utf8');
  expect(log).toContain('shut down');
  expect(log).not.toContain('my secret');
});

const socketFolder = (url: string) => new URL(url).searchParams.get('host')!;
