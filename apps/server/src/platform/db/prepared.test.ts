import { type Kysely, sql } from 'kysely';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { connectDatabase } from './connection.ts';
import { prepare } from './prepared.ts';

type DB = { notes: { id: number; text: string } };

const { url, sql: owner, destroy } = await createTestDatabase<DB>({ empty: true });
await owner`create table notes (id int primary key, text text not null)`;
await owner`insert into notes values (1, 'one'), (2, 'two'), (3, 'three')`;
afterAll(destroy);

const findNotes = prepare('some notes', (db: Kysely<DB>, most: number, from: number) =>
  db
    .selectFrom('notes')
    .select(['id', 'text'])
    .where('id', '>=', from)
    .where(sql<boolean>`id < ${from}::int + 10`)
    .orderBy('id')
    .limit(most),
);

/** One connection, and what it has prepared. */
function connect(options: { directUrl?: string } = {}) {
  const { db, close } = connectDatabase<DB>(url, { max: 1, ...options });
  onTestFinished(close);
  const names = async () =>
    (await sql<{ name: string }>`select name from pg_prepared_statements`.execute(db)).rows.map(
      ({ name }) => name,
    );
  return { db, names };
}

test('a statement is prepared once by a connection, and its values go where they belong', async () => {
  const { db, names } = connect();
  expect(await findNotes(db, 1, 2)).toEqual([{ id: 2, text: 'two' }]);
  expect(await findNotes(db, 5, 2)).toEqual([2, 3].map((id) => expect.objectContaining({ id })));
  expect(await names()).toEqual(['some notes']);
  await db.transaction().execute(async (db) => expect(await findNotes(db, 5, 3)).toHaveLength(1));
});

test('it goes on when its table has got a column', async () => {
  const { db } = connect();
  await findNotes(db, 1, 1);
  await owner`alter table notes add column at timestamptz`;
  expect(await findNotes(db, 1, 1)).toEqual([{ id: 1, text: 'one' }]);
});

test('through a pooler nothing is prepared by name', async () => {
  const { db, names } = connect({ directUrl: url });
  expect(await findNotes(db, 1, 2)).toEqual([{ id: 2, text: 'two' }]);
  expect(await names()).toEqual([]);
});

test('a value that would be the same for ever is refused, and so is a name that is taken', () => {
  const constant = (db: Kysely<DB>) => db.selectFrom('notes').selectAll().where('id', '=', 1);
  expect(() => prepare('a constant', constant)).toThrow(/does not come as an argument/);
  const other = (db: Kysely<DB>) => db.selectFrom('notes').select('id');
  expect(() => prepare('some notes', other)).toThrow(/another statement/);
});
