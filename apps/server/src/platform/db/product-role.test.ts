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

test('a role that is there already is made ordinary, and what it has set for itself is gone', async () => {
  const spoilt = `Spoilt of ${process.pid}`;
  const [place] = await sql<{ name: string }[]>`select current_database() as name`;
  const it = sql(spoilt);
  try {
    await sql`create role ${it} nologin superuser createdb createrole replication bypassrls`;
    await sql`grant pg_write_all_data, pg_read_server_files to ${it} with admin option`;
    await sql`alter role ${it} set search_path = pg_temp`;
    await sql`alter role ${it} in database ${sql(place!.name)} set search_path = pg_temp`;
    await makeRole(sql, spoilt);
    const facts = await sql`
      select rolcanlogin, rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls,
        (select count(*)::int from pg_auth_members where member = pg_roles.oid) as groups,
        (select count(*)::int from pg_db_role_setting where setrole = pg_roles.oid) as settings
      from pg_roles where rolname = ${spoilt}`;
    expect(facts).toEqual([
      {
        ...{ rolcanlogin: true, rolsuper: false, rolcreatedb: false, rolcreaterole: false },
        ...{ rolreplication: false, rolbypassrls: false, groups: 0, settings: 0 },
      },
    ]);
    const versions = () => sql`select oid, xmin from pg_authid where rolname = ${spoilt}`;
    const before = await versions();
    await makeRole(sql, spoilt);
    expect(await versions()).toEqual(before);
  } finally {
    await sql`drop role ${it}`;
  }
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
