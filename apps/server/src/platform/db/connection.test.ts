import { Socket } from 'node:net';
import { sql as expression } from 'kysely';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { lockAwaited } from '../../../test/on-database.ts';
import { connectDatabase } from './connection.ts';

const { url, sql, db, destroy } = await createTestDatabase({ empty: true });
afterAll(destroy);
afterEach(() => void vi.restoreAllMocks());

test('int8 arrives as a number where that is exact, else as a bigint', async () => {
  const [row] = await sql`
    select 9007199254740991::int8 as exact, 9007199254740993::int8 as large,
      array[1, -2]::int8[] as several, sum(n)::int8 as total from (values (1::int8), (2)) as v (n)`;
  expect(row).toEqual({
    exact: 9007199254740991,
    large: 9007199254740993n,
    several: [1, -2],
    total: 3,
  });
});

test('timestamps arrive as Date, in UTC whatever the server thinks', async () => {
  const at = new Date('2026-02-03T04:05:06.789Z');
  await sql.unsafe(
    `alter database "${new URL(url).pathname.slice(1)}" set timezone to 'Asia/Tokyo'`,
  );
  const fresh = connectDatabase(url, { max: 1 });
  const [row] = await fresh.sql`
    select ${at}::timestamptz as at, current_setting('TimeZone') as zone,
      (${at}::timestamptz)::text as text`;
  await fresh.close();
  expect(row).toEqual({ at, zone: 'UTC', text: '2026-02-03 04:05:06.789+00' });
});

test('Kysely takes and gives the same values as the driver', async () => {
  const value = { words: ['one', 'two'], large: 9007199254740993n };
  const result = await expression<{ words: unknown; large: unknown }>`
    select ${{ list: value.words }}::jsonb as words, ${value.large}::int8 as large`.execute(db);
  expect(result.rows).toEqual([{ words: { list: value.words }, large: value.large }]);
});

test('the server knows connections by name, and its notices are not printed', async () => {
  const print = vi.spyOn(console, 'log');
  const named = connectDatabase(url, { applicationName: 'a name', max: 1 });
  await named.sql`drop table if exists never_there`;
  const [row] = await named.sql`select current_setting('application_name') as name`;
  await named.close();
  expect(row).toEqual({ name: 'a name' });
  expect(print).not.toHaveBeenCalled();
});

test('a URL may leave the host to its parameter', async () => {
  const socket = new URL(url).searchParams.get('host');
  const { sql, close } = connectDatabase(
    `postgres://postgres@${new URL(url).pathname}?host=${socket}`,
  );
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
  await close();
});

test('close lets a running query end, and may be called twice', async () => {
  const own = connectDatabase(url);
  const holder = await sql.reserve();
  await holder`select pg_advisory_lock(1)`;
  const running = own.sql`select pg_advisory_lock(1), 'done' as word`.execute();
  await lockAwaited(sql);
  const closed = own.close();
  await holder`select pg_advisory_unlock(1)`;
  holder.release();
  await closed;
  expect((await running)[0]).toMatchObject({ word: 'done' });
  await own.close();
});

test('a connection is probed, so that a host that vanished does not hold a query for ever', async () => {
  const probe = vi.spyOn(Socket.prototype, 'setKeepAlive');
  const probed = connectDatabase(url);
  await expression`select 1`.execute(probed.db);
  await probed.close();
  expect(probe).toHaveBeenCalledWith(true, 10_000);
});
