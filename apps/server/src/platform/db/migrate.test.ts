import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { startChild } from '../../../test/child.ts';
import { temporaryFolder } from '../../../test/cluster.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { applyMigrations, MigrationError } from './migrate.ts';

const TWO = {
  '0001_letters.sql': 'create table letters (name text primary key);',
  '0002_first.sql': `insert into letters values ('a');\ninsert into letters values ('b');`,
};

test('files are applied in order, once, and only new ones later', async () => {
  const { sql, folder } = await start(TWO);
  expect(await applyMigrations(sql, folder)).toEqual(['0001_letters.sql', '0002_first.sql']);
  expect(await applyMigrations(sql, pathToFileURL(`${folder}/`))).toEqual([]);
  await write(folder, { '0003_more.sql': `insert into letters values ('c')` });
  expect(await applyMigrations(sql, folder)).toEqual(['0003_more.sql']);
  expect(await sql`select name from letters order by name`).toEqual(
    ['a', 'b', 'c'].map((name) => ({ name })),
  );
});

test('a file that fails is undone whole, and named with its line; earlier ones stay', async () => {
  const { sql, folder } = await start(TWO);
  await write(folder, {
    '0003_broken.sql': `insert into letters values ('c');\n\ninsert into nowhere values (1);`,
  });
  await expect(applyMigrations(sql, folder)).rejects.toThrow(
    'Migration 0003_broken.sql failed at line 3: relation "nowhere" does not exist',
  );
  expect(await sql`select count(*) from letters`).toEqual([{ count: 2 }]);
  await write(folder, { '0003_broken.sql': `insert into letters values ('c')` });
  expect(await applyMigrations(sql, folder)).toEqual(['0003_broken.sql']);
});

test('a file that has changed since is refused', async () => {
  const { sql, folder } = await start(TWO);
  await applyMigrations(sql, folder);
  await write(folder, { '0001_letters.sql': `${TWO['0001_letters.sql']} -- indeed` });
  await expect(applyMigrations(sql, folder)).rejects.toThrow(/0001_letters.sql has changed/);
});

test('a file that is missing is refused', async () => {
  const { sql, folder } = await start(TWO);
  await applyMigrations(sql, folder);
  await rm(join(folder, '0002_first.sql'));
  await expect(applyMigrations(sql, folder)).rejects.toThrow(/has had migration 0002_first.sql/);
});

test('a number given twice is refused before anything is applied', async () => {
  const { sql, folder } = await start({ ...TWO, '0002_second.sql': 'select 1' });
  await expect(applyMigrations(sql, folder)).rejects.toThrow(
    'Migrations 0002_first.sql and 0002_second.sql have the same number.',
  );
  expect(await sql`select to_regclass('letters') as found`).toEqual([{ found: null }]);
});

test('a new file before an applied one is refused', async () => {
  const { sql, folder } = await start(TWO);
  await rename(join(folder, '0001_letters.sql'), join(folder, '0003_letters.sql'));
  await rename(join(folder, '0002_first.sql'), join(folder, '0004_first.sql'));
  await applyMigrations(sql, folder);
  await write(folder, { '0002_late.sql': 'select 1' });
  await expect(applyMigrations(sql, folder)).rejects.toThrow(
    /0002_late.sql comes before 0004_first.sql/,
  );
});

test('a name without its number is refused', async () => {
  const { sql, folder } = await start({ 'letters.sql': 'select 1' });
  await expect(applyMigrations(sql, folder)).rejects.toThrow(MigrationError);
});

test('four processes at once apply each file once between them', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => {
      const number = String(index + 1).padStart(4, '0');
      return [`${number}_table.sql`, `create table t${number} (); select pg_sleep(0.02);`];
    }),
  );
  const { url, sql, folder } = await start(files);
  const children = Array.from({ length: 4 }, () => startChild('migrate-once.ts', url, folder));
  const answers = await Promise.all(children.map((child) => child.line(/./)));
  await Promise.all(children.map((child) => child.ended));
  const applied = answers.flatMap((answer): string[] => JSON.parse(answer));
  expect(applied.toSorted()).toEqual(Object.keys(files));
  expect(await sql`select count(*) from schema_migrations`).toEqual([{ count: 12 }]);
});

async function start(files: Record<string, string>) {
  const folder = await temporaryFolder();
  const database = await createTestDatabase({ empty: true });
  onTestFinished(database.destroy);
  await write(folder, files);
  return { ...database, folder };
}

async function write(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}
