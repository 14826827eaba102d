import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { expectAppliedOnce, start, write } from './migrate.suite.ts';
import { applyMigrations } from './migrate.ts';
import { MigrationError } from './migrations/files.ts';

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

test('a file that is missing before others is refused', async () => {
  const { sql, folder } = await start(TWO);
  await applyMigrations(sql, folder);
  await rm(join(folder, '0001_letters.sql'));
  await expect(applyMigrations(sql, folder)).rejects.toThrow(/has had migration 0001_letters.sql/);
});

test('a version starts beside a newer one that only expands, and not once it has contracted', async () => {
  const { sql, folder } = await start({
    ...TWO,
    '0003_more.sql': 'alter table letters add column sound text;',
  });
  await applyMigrations(sql, folder);
  await rm(join(folder, '0003_more.sql'));
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  expect(await applyMigrations(sql, folder, { say })).toEqual([]);
  expect(lines).toEqual([expect.stringMatching(/newer.*0003_more.sql, which took nothing away/)]);

  await write(folder, {
    '0003_more.sql': 'alter table letters add column sound text;',
    '0004_less.sql': '-- contracts: 0003_more.sql\nalter table letters drop column name;',
  });
  expect(await applyMigrations(sql, folder)).toEqual(['0004_less.sql']);
  await rm(join(folder, '0004_less.sql'));
  expect(await applyMigrations(sql, folder)).toEqual([]);
  await rm(join(folder, '0003_more.sql'));
  await expect(applyMigrations(sql, folder)).rejects.toThrow(
    /0004_less.sql, which took away what versions without 0003_more.sql need/,
  );
});

test('the table of version 1.0.0 gets what it lacks, and 1.0.0 can go on writing to it', async () => {
  const { sql, folder } = await start(TWO);
  await sql`create table schema_migrations (
    name text primary key, sha256 text not null, applied_at timestamptz not null default now())`;
  expect(await applyMigrations(sql, folder)).toHaveLength(2);
  await sql`insert into schema_migrations (name, sha256) values ('0003_more.sql', 'x')`;
  expect(await applyMigrations(sql, folder)).toEqual([]);
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

test('three processes at once apply each file once between them, indexes built beside them too', () =>
  expectAppliedOnce(3));
