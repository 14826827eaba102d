import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { onDatabase } from '../../../test/on-database.ts';
import { giveRights, makeRole } from './product-role.ts';

const { url, sql, destroy } = await createTestDatabase({ empty: true });
const role = `Product of ${process.pid}`;
afterAll(async () => {
  await sql`drop owned by ${sql(role)}`;
  await sql`drop role ${sql(role)}`;
  await destroy();
});

const asRole = new URL(url);
asRole.username = encodeURIComponent(role);
const tryAs = (query: string) =>
  onDatabase(asRole.href, (sql) => sql.unsafe(query)).then(
    () => 'done',
    (error: Error) => error.message,
  );

test('a role is made once, also by several at once', async () => {
  await Promise.all([makeRole(sql, role), makeRole(sql, role), makeRole(sql, role)]);
  await makeRole(sql, role);
  expect(await tryAs('select')).toBe('done');
});

test('the role may do what the owner left itself, and no more', async () => {
  await sql.unsafe(`
    create table notes (id bigint generated always as identity, words text);
    create table "Book keeping" (id bigint generated always as identity, words text);
    revoke update, delete, truncate on "Book keeping" from current_user;
    create table schema_migrations (name text)`);
  expect(await tryAs(`insert into notes (words) values ('x')`)).toMatch(/permission denied/);
  await giveRights(sql, role);
  for (const table of ['notes', '"Book keeping"']) {
    expect(await tryAs(`insert into ${table} (words) values ('x')`)).toBe('done');
    expect(await tryAs(`select * from ${table}`)).toBe('done');
    expect(await tryAs(`truncate ${table}`)).toMatch(/permission denied/);
    expect(await tryAs(`drop table ${table}`)).toMatch(/must be owner/);
  }
  expect(await tryAs(`update notes set words = 'y'`)).toBe('done');
  expect(await tryAs(`delete from notes`)).toBe('done');
  expect(await tryAs(`update "Book keeping" set words = 'y'`)).toMatch(/permission denied/);
  expect(await tryAs(`delete from "Book keeping"`)).toMatch(/permission denied/);
  expect(await tryAs(`insert into schema_migrations values ('x')`)).toMatch(/permission denied/);
});

test('a right that a migration takes, and one that somebody gave, are gone after the next start', async () => {
  await sql.unsafe(`revoke delete on notes from current_user;
    grant update, trigger on "Book keeping" to "${role}"`);
  await giveRights(sql, role);
  expect(await tryAs(`delete from notes`)).toMatch(/permission denied/);
  expect(await tryAs(`update "Book keeping" set words = 'y'`)).toMatch(/permission denied/);
  expect(await tryAs(`insert into notes (words) values ('x')`)).toBe('done');
});

test('where the rights are as they should be nothing is written', async () => {
  const versions = () => sql`select oid, xmin from pg_class order by oid`;
  await giveRights(sql, role);
  const before = await versions();
  await giveRights(sql, role);
  expect(await versions()).toEqual(before);
});

test('the owner keeps its rights where it is the product’s role as well', async () => {
  const [row] = await sql<{ owner: string }[]>`select current_user as owner`;
  const rights = () => sql`select relname, relacl::text from pg_class order by oid`;
  const before = await rights();
  await giveRights(sql, row!.owner);
  expect(await rights()).toEqual(before);
});
