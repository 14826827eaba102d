import { afterAll, expect, test } from 'vitest';
import { connectDatabase } from '../src/platform/db/connection.ts';
import { createTestDatabase } from './database.ts';

const database = await createTestDatabase();
afterAll(database.destroy);

test('a test database has the migrations', async () => {
  const rows = await database.sql`select name from schema_migrations`;
  expect(rows.length).toBeGreaterThan(0);
});

test('two test databases know nothing of each other', async () => {
  const other = await createTestDatabase();
  await database.sql`create table mine (id int8)`;
  const [row] = await other.sql`select to_regclass('mine') as found`;
  expect(row).toEqual({ found: null });
  await other.destroy();
});

test('a leaked connection fails at destroy, naming what it did last', async () => {
  const leaky = await createTestDatabase({ graceMs: 100 });
  const { sql } = connectDatabase(leaky.url, { applicationName: 'a forgotten pool' });
  await sql`select 42 as leaked`;
  await expect(leaky.destroy()).rejects.toThrow(/a forgotten pool: select 42 as leaked/);
  await sql.end();
});
