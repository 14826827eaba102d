import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { connect } from '../../platform/db/connection.ts';
import { migrate } from '../../platform/db/migrate.ts';
import type { DB } from '../../schema.ts';
import { insertAccount } from '../accounts/queries.ts';
import { balanceOf, capture, grant, hold, openCreditAccount } from './service.ts';

// An operator's own PostgreSQL gives the product a role that owns its tables and is no superuser.

const database = await createTestDatabase<DB>({ empty: true });
const role = `ordinary_${process.pid}`;
const url = new URL(database.url);
url.username = role;
const { db, sql, close } = connect<DB>(url.href);

beforeAll(async () => {
  await database.sql.unsafe(`create role ${role} login; grant all on schema public to ${role}`);
  await migrate(sql, new URL('../../../migrations/', import.meta.url));
});
afterAll(async () => {
  await close();
  await database.sql.unsafe(`drop owned by ${role} cascade; drop role ${role}`);
  await database.destroy();
});

test('an ordinary role can grant, hold and capture, and change nothing afterwards', async () => {
  const email = 'e@example.com';
  const profile = { issuer: 'test', subject: 's', email, firstName: null, lastName: null };
  const accountId = (await insertAccount(db, profile)) as string;
  await openCreditAccount(db, accountId);
  const projectId = crypto.randomUUID();
  await db.transaction().execute(async (db) => {
    const given = { credits: 2, book: 'purchased', source: 'a', description: 'x' } as const;
    await grant(db, { accountId, ...given });
    await hold(db, { accountId, projectId, description: 'x' });
    await capture(db, projectId);
  });
  expect((await balanceOf(db, accountId)).spendable).toBe(1);
  await expect(sql`update credit_entries set id = default`).rejects.toThrow(/never changed/);
  await expect(sql`update credit_postings set amount = 9`).rejects.toThrow(/permission denied/);
  await expect(sql`delete from credit_entries`).rejects.toThrow(/permission denied/);
});
