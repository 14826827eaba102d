import { Kysely, sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { connectDatabase } from '../db/connection.ts';
import { TellingDialect } from '../db/telling-dialect.ts';
import { Limits } from './limits.ts';
import { shareLimits } from './share-limits.ts';

const { url, destroy } = await createTestDatabase({ empty: true });
afterAll(destroy);

/** A process's limit of 1,000, shared by way of the database. */
async function startProcess() {
  const limits = new Limits();
  const limit = limits.define('reads', 1000);
  const { db, sql: connection, close } = connectDatabase(url);
  const stop = await shareLimits(limits, { db, connection, log: pino({ level: 'silent' }) });
  onTestFinished(async () => {
    await stop();
    await close();
  });
  return (key: string) => {
    try {
      limit(key);
      return true;
    } catch {
      return false;
    }
  };
}

test('processes on one database share their limits, however many people are counted', async () => {
  const [one, other] = [await startProcess(), await startProcess()];
  const people = Array.from({ length: 200 }, (_, n) => `person ${n}`);
  for (const person of people) for (let n = 0; n < 1000; n++) one(person);
  for (const person of people) await expect.poll(() => other(person)).toBe(false);
  expect(other('somebody else')).toBe(true);
});

test('what was counted is told as often as it is: no message is taken for one that waits', async () => {
  const limits = new Limits();
  const limit = limits.define('reads', 1000);
  const notified: string[] = [];
  const { pool, sql: connection, close } = connectDatabase(url);
  const notifyTo = { notify: (_channel: string, payload: string) => void notified.push(payload) };
  const db = new Kysely({
    dialect: new TellingDialect({ pool }, { tellTo: { tell() {} }, notifyTo }),
  });
  const stop = await shareLimits(limits, { db, connection, log: pino({ level: 'silent' }) });
  onTestFinished(async () => {
    await stop();
    await close();
  });
  for (const times of [1, 2]) {
    for (let n = 0; n < 100; n++) limit('somebody');
    await expect.poll(() => notified).toHaveLength(times);
  }
  const told = notified.map((payload) => JSON.parse(payload).told);
  expect(told[0]).toEqual([['reads', 'somebody', 100]]);
  expect(told[1]).toEqual(told[0]);
  expect(notified[1]).not.toBe(notified[0]);
});

test('a count that cannot be read costs no other of its message', async () => {
  const isLet = await startProcess();
  const told = [
    ['reads', null, 1],
    ['reads', 'somebody', 1000],
  ];
  const { db, close } = connectDatabase(url);
  onTestFinished(close);
  const payload = JSON.stringify({ from: 'another process', told });
  await sql`select pg_notify('counted', ${payload})`.execute(db);
  await expect.poll(() => isLet('somebody')).toBe(false);
});
