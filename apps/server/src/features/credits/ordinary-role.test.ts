import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { onDatabase } from '../../../test/on-database.ts';
import { connectDatabase } from '../../platform/db/connection.ts';
import { applyMigrations } from '../../platform/db/migrate.ts';
import type { DB } from '../../schema.ts';
import { insertAccount } from '../accounts/queries.ts';
import {
  balanceOf,
  captureCredit,
  grantCredits,
  holdCredits,
  openCreditAccount,
} from './service.ts';

// An operator's own PostgreSQL gives the product a role that owns its tables and is no superuser.

const database = await createTestDatabase<DB>({ empty: true });
const role = `ordinary_${process.pid}`;
const url = new URL(database.url);
url.username = role;
const { db, sql, close } = connectDatabase<DB>(url.href);

beforeAll(async () => {
  await database.sql.unsafe(`create role ${role} login; grant all on schema public to ${role}`);
  await applyMigrations(sql, new URL('../../../migrations/', import.meta.url));
});
afterAll(async () => {
  await close();
  await database.sql.unsafe(`drop owned by ${role} cascade; drop role ${role}`);
  await database.destroy();
});

test('an ordinary role can grant, hold and capture, and change nothing afterwards', async () => {
  const email = 'e@example.com';
  const profile = {
    issuer: 'test',
    subject: 's',
    email,
    firstName: null,
    lastName: null,
    isEmailVerified: true,
  };
  const accountId = (await insertAccount(db, profile)) as string;
  await openCreditAccount(db, accountId);
  const projectId = crypto.randomUUID();
  await db.transaction().execute(async (db) => {
    const given = { credits: 2, book: 'purchased', source: 'a', description: 'x' } as const;
    await grantCredits(db, { accountId, ...given });
    await holdCredits(db, accountId, [{ projectId, title: 'x' }]);
    await captureCredit(db, projectId);
  });
  expect((await balanceOf(db, accountId)).spendable).toBe(1);
  await expect(sql`update credit_entries set id = default`).rejects.toThrow(/never changed/);
  await expect(sql`update credit_postings set amount = 9`).rejects.toThrow(/permission denied/);
  await expect(sql`delete from credit_entries`).rejects.toThrow(/permission denied/);
});

test('the books are kept in the product’s own tables, whatever a session has made and looks through', async () => {
  const { url, sql, destroy } = await createTestDatabase<DB>();
  try {
    // Where the owner of the tables does not own the database, it cannot take temporary tables away.
    const [place] = await sql<{ name: string }[]>`select current_database() as name`;
    await sql`grant temporary on database ${sql(place!.name)} to public`;
    await onDatabase(url, (sql) =>
      sql.begin((sql) =>
        sql.unsafe(`
          create temp table credit_balances (like public.credit_balances including all);
          create temp table credit_lots (like public.credit_lots including all);
          set local search_path = pg_temp;
          insert into public.accounts (issuer, subject, email) values ('test', 'ada', 'a@b.example');
          insert into public.credit_balances (account_id) select id from public.accounts;
          insert into public.credit_entries (account_id, type, source, description)
            select id, 'grant', 'one', 'x' from public.accounts;
          insert into public.credit_lots (account_id, grant_id, book)
            select account_id, id, 'purchased' from public.credit_entries;
          insert into public.credit_postings (entry_id, book, lot_id, amount)
            select grant_id, 'purchased', id, 3 from public.credit_lots;
          insert into public.credit_postings (entry_id, book, amount)
            select id, 'issued', -3 from public.credit_entries`),
      ),
    );
    expect(await sql`select purchased from credit_balances`).toEqual([{ purchased: 3 }]);
  } finally {
    await destroy();
  }
});
