import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { everyNth } from '../../../../../scripts/checks/sample.ts';
import { emptyPlace, installationOn, temporaryPlace } from '../../../test/backup.ts';
import { onDatabase } from '../../../test/on-database.ts';
import { TURN } from '../../platform/db/migrations/turn.ts';
import { backUp } from './backup.ts';
import {
  damages,
  expectListed,
  expectNoRows,
  expectRefused,
  openBackup,
  quiet,
  rewrite,
} from './refusals.suite.ts';
import { restore } from './restore.ts';

const opened = await openBackup();
const { web, home, backup, copyOfBackup } = opened;

// Of all in refusals.deep.test.ts.
test.each(everyNth(damages, 3))('a restore refuses %s, and writes nothing', (...damage) =>
  expectRefused(opened, damage),
);

test('a restore refuses a place that is used, and one that fails midway leaves its folder and nothing else', async () => {
  const place = await emptyPlace();
  const there = await installationOn(place, place.directory);
  const restoring = () => restore(there, backup, quiet);
  // By files, by tables, and by the product.
  await mkdir(join(place.directory, 'videos'), { recursive: true });
  await expect(restoring()).rejects.toThrow(/data is not empty \(videos\)/);
  await rm(place.directory, { recursive: true });

  await place.sql`create table schema_migrations (name text)`;
  await expect(restoring()).rejects.toThrow(/not empty \(schema_migrations\)/);
  await place.sql`drop table schema_migrations`;

  // In a container of its own another process may have the number of this one.
  for (const name of ['node 1', `node ${process.pid}`, `node ${process.pid} 0123abcd`]) {
    const product = await onDatabase(place.ownerUrl, async (sql) => {
      await sql`select set_config('application_name', ${name}, false)`;
      return await restoring().catch((error: Error) => error.message);
    });
    expect(product).toMatch(/is using this database/);
  }

  const folder = await copyOfBackup();
  // Whole by its sums, and yet not what it says.
  await rewrite(folder, (manifest) => manifest.replace(/"rows": 1\b/, '"rows": 2'));
  await expect(restore(there, folder, quiet)).rejects.toThrow(/rows in place of 2/);
  expect(await place.sql`select from pg_tables where schemaname = 'public'`).toHaveLength(0);
  // Nothing starts there before that folder is empty.
  for (const attempt of [restoring, () => backUp(there, `${place.directory}-again`, quiet)]) {
    await expect(attempt()).rejects.toThrow(/cut short.*empty that folder and restore again/);
  }
  await rm(place.directory, { recursive: true });
  await restoring();
});

test('a product that starts while a backup is read has its turn, and the restore none', async () => {
  const place = await emptyPlace();
  const installation = await installationOn(place, place.directory);
  const starting = await onDatabase(place.ownerUrl, async (sql) => {
    await sql`set application_name = 'somebody'`;
    const holdTurn = (line: string) => {
      if (line === 'Restoring the files') void sql`select pg_advisory_lock(${TURN})`.execute();
    };
    return await restore(installation, backup, holdTurn).catch((error: Error) => error.message);
  });
  expect(starting).toMatch(/is using this database: stop it/);
  expect(await place.sql`select from pg_tables where schemaname = 'public'`).toHaveLength(0);
});

test('a table that holds no rows is refused, and nothing of it told', () =>
  expectNoRows(opened, gzipSync('a line of something else\n')));

test('a backup refuses a folder that is there, and leaves nothing when it fails', async () => {
  const folder = join(await temporaryPlace(), 'backup');
  await expect(backUp(await home(), backup, quiet)).rejects.toThrow(/exists/);
  const nowhere = join(folder, 'deeper/backup');
  await expect(backUp(await home(), nowhere, quiet)).rejects.toThrow(
    /Cannot make a folder beside .*ENOENT/,
  );

  // PostgreSQL goes away in the middle.
  const end = (line: string) => {
    if (line !== 'Writing the database') return;
    void web.sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`.execute();
  };
  const failing = backUp(await home(), folder, end);
  await expect(failing).rejects.toThrow(/terminat/);
  expect(await readdir(join(folder, '..'))).toEqual([]);

  const place = await emptyPlace();
  const nothing = installationOn(place, place.directory);
  await expect(backUp(await nothing, folder, quiet)).rejects.toThrow(/nothing of the product/);
});

test('with a bucket, its objects are listed and stay there, and what it lacks is said', () =>
  expectListed({ ...opened, lost: ['a/poster.jpg'] }));
