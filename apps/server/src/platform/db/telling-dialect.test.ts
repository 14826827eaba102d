import { type Kysely, sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import type { Named } from '../listeners.ts';
import { tellOnceCommitted } from './telling-dialect.ts';

const told: string[] = [];
const tellTo = { tell: ({ name }: Named) => void told.push(name) };
const { db, destroy } = await createTestDatabase<Record<never, never>>({ empty: true, tellTo });
afterAll(destroy);
beforeEach(() => void told.splice(0));

const tell = (on: Kysely<Record<never, never>>, name: string) => tellOnceCommitted(on, { name });

test('what a transaction did is told in its order, once it has committed', async () => {
  await db.transaction().execute(async (db) => {
    await tell(db, 'one');
    await sql`select 1`.execute(db);
    await tell(db.withoutPlugins(), 'two');
    expect(told).toEqual([]);
  });
  expect(told).toEqual(['one', 'two']);
});

test('outside of a transaction it is told at once', async () => {
  const telling = tell(db, 'now');
  expect(told).toEqual(['now']);
  await telling;
});

test('a transaction that is rolled back tells nothing, nor does the next one on its connection', async () => {
  let attempts = 0;
  const attempt = () =>
    db.transaction().execute(async (db) => {
      attempts += 1;
      await tell(db, `attempt ${attempts}`);
      if (attempts === 1) throw new Error('no');
    });
  await expect(attempt()).rejects.toThrow('no');
  expect(told).toEqual([]);
  await attempt();
  expect(told).toEqual(['attempt 2']);
});

test('a commit that the database refuses tells nothing', async () => {
  await sql`create table once (n int unique deferrable initially deferred)`.execute(db);
  const doubled = db.transaction().execute(async (db) => {
    await tell(db, 'doubled');
    await sql`insert into once values (1), (1)`.execute(db);
  });
  await expect(doubled).rejects.toThrow('duplicate key');
  // An error that nobody passed on: PostgreSQL answers COMMIT with ROLLBACK.
  const swallowed = db.transaction().execute(async (db) => {
    await tell(db, 'swallowed');
    await sql`select 1 / 0`.execute(db).catch(() => {});
  });
  await expect(swallowed).rejects.toThrow();
  expect(told).toEqual([]);
});

test('a connection that is lost before its commit is answered tells nothing', async () => {
  const lost = db.transaction().execute(async (db) => {
    await tell(db, 'lost');
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db).catch(() => {});
  });
  await expect(lost).rejects.toThrow();
  expect(told).toEqual([]);
});

test('transactions side by side tell each its own', async () => {
  const gate = Promise.withResolvers<void>();
  const slow = db.transaction().execute(async (db) => {
    await tell(db, 'slow');
    await gate.promise;
  });
  await db.transaction().execute((db) => tell(db, 'quick'));
  const before = [...told];
  gate.resolve();
  await slow;
  expect(before).toEqual(['quick']);
  expect(told).toEqual(['quick', 'slow']);
});
