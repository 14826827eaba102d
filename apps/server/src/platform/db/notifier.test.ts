import pg from 'pg';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { connectDatabase } from './connection.ts';
import { notifyOnceCommitted } from './telling-dialect.ts';

type Tables = { notes: { id: number } };
const { db, sql, url, destroy } = await createTestDatabase<Tables>({ empty: true });
afterAll(destroy);
await sql`create table notes (id int primary key)`;

const heard: string[] = [];
const { unlisten } = await sql.listen('told', (payload) => void heard.push(payload));
afterAll(unlisten);
beforeEach(() => void heard.splice(0));
afterEach(() => void vi.restoreAllMocks());

const tell = (payload: string) => notifyOnceCommitted(db, 'told', payload);

test('what a transaction notifies is heard once it has committed, and its row can be read then', async () => {
  let seen: number | undefined;
  const { unlisten } = await sql.listen('noted', async () => {
    seen = (await db.selectFrom('notes').selectAll().execute()).length;
  });
  await db.transaction().execute(async (db) => {
    await notifyOnceCommitted<Tables>(db, 'noted', 'now');
    await db.insertInto('notes').values({ id: 1 }).execute();
  });
  await expect.poll(() => seen).toBe(1);
  await unlisten();
});

test('what is rolled back notifies nobody', async () => {
  const failing = db.transaction().execute(async (db) => {
    await notifyOnceCommitted<Tables>(db, 'told', 'never');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await tell('after');
  await expect.poll(() => heard).toEqual(['after']);
});

test('what is told many times at once goes out in few statements, each payload once, in its order', async () => {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  const payloads = Array.from({ length: 200 }, (_, index) => `many ${index}`);
  await Promise.all([...payloads, ...payloads].map(tell));
  await expect.poll(() => heard).toEqual(payloads);
  const notifying = sent.mock.calls.filter(([query]) => String(query).includes('pg_notify'));
  expect(notifying.length).toBeGreaterThan(0);
  expect(notifying.length).toBeLessThan(20);
});

test('a close sends what was told just before', async () => {
  const other = connectDatabase<Tables>(url, { max: 1 });
  await notifyOnceCommitted(other.db, 'told', 'last words');
  await other.close();
  await expect.poll(() => heard).toEqual(['last words']);
});

test('a payload that PostgreSQL would refuse is dropped and complained of, and costs no other', async () => {
  const warnings: unknown[] = [];
  const log = { warn: (what: unknown) => void warnings.push(what) };
  const other = connectDatabase<Tables>(url, { max: 1, log });
  const longest = 'é'.repeat(3999);
  for (const payload of ['before', `${longest}é`, longest, 'after']) {
    await notifyOnceCommitted(other.db, 'told', payload);
  }
  await expect.poll(() => heard).toEqual(['before', longest, 'after']);
  expect(warnings).toEqual([{ err: 'one of told has 8000 bytes' }]);
  await other.close();
});

test('a database that is away loses notifications, and who tells notices nothing; later ones are sent', async () => {
  const warnings: unknown[] = [];
  const log = { warn: (what: unknown) => void warnings.push(what) };
  const other = connectDatabase<Tables>(url, { max: 1, log: log as never, applicationName: 'cut' });
  await notifyOnceCommitted(other.db, 'told', 'before');
  await expect.poll(() => heard).toEqual(['before']);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cut'`;
  await notifyOnceCommitted(other.db, 'told', 'perhaps');
  await expect
    .poll(async () => {
      await notifyOnceCommitted(other.db, 'told', 'again');
      return heard;
    })
    .toContain('again');
  await other.close();
});
