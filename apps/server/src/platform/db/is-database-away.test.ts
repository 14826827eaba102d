import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { connect } from './connection.ts';
import { isDatabaseAway } from './is-database-away.ts';

/** What a query on this address fails with. */
async function failureAt(url: string): Promise<Error> {
  const { db, close } = connect<{ pg_class: { oid: number } }>(url);
  try {
    await db.selectFrom('pg_class').select('oid').execute();
  } catch (error) {
    return error as Error;
  } finally {
    await close();
  }
  throw new Error('it answered');
}

test.each([
  'postgres://postgres@127.0.0.1:1/none',
  'postgres://postgres@localhost:5432/none?host=/nowhere',
])('%s is away', async (url) => {
  expect(isDatabaseAway(await failureAt(url))).toBe(true);
});

test('a session that was ended is away; a refused statement is not', async () => {
  const { db, destroy } = await createTestDatabase<{ missing: { id: number } }>();
  const refused = await db
    .selectFrom('missing')
    .selectAll()
    .execute()
    .catch((error) => error);
  expect(isDatabaseAway(refused)).toBe(false);
  const suicide = sql`select pg_terminate_backend(pg_backend_pid())`;
  const ended = await suicide.execute(db).catch((error) => error);
  expect(isDatabaseAway(ended)).toBe(true);
  await destroy();
});
