import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dangersIn } from './migrations.ts';

const FOLDER = 'apps/server/migrations';
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'));
const textOf = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8');

test('a version that is one release older survives every migration', () => {
  expect(files.flatMap((name) => dangersIn(name, textOf(name)))).toEqual([]);
});

test('what waits for a release is of migrations that are there, and so is what it is taken away by', () => {
  const rows = textOf('README.md')
    .split('\n')
    .filter((line) => /^\| `\d{4}_/.test(line));
  const named = rows.flatMap((row) => [...row.matchAll(/\d{4}_\w+\.sql/g)].map(([name]) => name));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !files.includes(name))).toEqual([]);
});

const CONTRACTING = [
  'alter table projects drop column seed',
  'alter table projects rename column seed to number',
  'alter table projects rename to videos',
  'drop table projects',
  'drop index projects_due',
  'drop trigger follow on projects',
  'alter table projects alter column seed type int8',
  'alter table projects alter seed set data type int8',
  'alter table projects alter column engine set not null',
  'alter table projects add constraint seeded check (seed > 0)',
  'alter table projects add column sound text not null',
  'alter table projects add column a int check (a > 0)',
  'alter table projects add column a uuid references letters',
  'alter table projects add column a int, add constraint b check (a > 0)',
  'alter table projects add column a int, add constraint b check (a > seed) not valid',
  '-- a word\nalter table projects\n  add column a int default 1,\n  drop constraint seeded',
];

test.each(CONTRACTING)('"%s" waits for a release', (sql) => {
  expect(dangersIn('0014_x.sql', `${sql};`)).toHaveLength(1);
  expect(dangersIn('0014_x.sql', `-- contracts: 0012_y.sql\n${sql};`)).toEqual([]);
  expect(dangersIn('0013_chores.sql', `${sql};`)).toEqual([]);
});

test('a check may be replaced by one that allows more, where the migration says so', () => {
  const sql = `alter table projects drop constraint steps,
    add constraint steps check (step in ('submit', 'sign')) not valid;`;
  expect(dangersIn('0014_x.sql', sql)).toHaveLength(1);
  expect(dangersIn('0014_x.sql', `-- A word.\n-- allows more: steps\n${sql}`)).toEqual([]);
  expect(dangersIn('0014_x.sql', `-- A word.\n-- allows more: others\n${sql}`)).toHaveLength(1);
  // Then every row would be read while requests wait.
  const valid = `-- A word.\n-- allows more: steps\n${sql.replace(' not valid', '')}`;
  expect(dangersIn('0014_x.sql', valid)).toHaveLength(1);
});

const DANGEROUS = [
  'create index letters_name on letters (name);',
  'create unique index concurrently if not exists letters_name on letters (name);',
  '-- outside a transaction\ncreate index concurrently letters_name on letters (name);',
  '-- outside a transaction\n-- contracts: 0012_y.sql\ndrop index concurrently letters_name;',
];

test.each(DANGEROUS)('"%s" keeps requests waiting, or cannot be run again', (sql) => {
  expect(dangersIn('0014_x.sql', sql)).toHaveLength(1);
});

test.each([
  'vacuum projects',
  'call fill_projects()',
  'begin; update projects set seed = 1; commit',
])('"%s" cannot be replayed by a restore', (sql) => {
  const dangers = dangersIn('0014_x.sql', `-- outside a transaction\n${sql};`).join();
  expect(dangers).toContain('cannot be replayed by a restore');
});

const EXPANDING = [
  'alter table projects add column sound text, add column held boolean not null default false;',
  'alter table projects add n int generated always as (seed + 1) stored not null;',
  'alter table projects add column a uuid, add column b int, add constraint c check ((a is null) = (b is null)) not valid, add constraint d foreign key (a) references letters not valid;',
  'alter table projects alter column engine drop not null;',
  "create table letters (name text not null check (name <> 'drop table x')); create index on letters (name); alter table letters add unique (name);",
  'drop trigger follow on projects; create constraint trigger follow after update on projects;',
  'create or replace function follow() returns trigger as $$ begin drop table x; end $$;',
  '-- outside a transaction\ncreate index concurrently if not exists a on projects (seed);',
  '-- outside a transaction\ndo $$ begin update projects set seed = 1; commit; end $$;',
];

test.each(EXPANDING)('"%s" may be released at once', (sql) => {
  expect(dangersIn('0014_x.sql', sql)).toEqual([]);
});
