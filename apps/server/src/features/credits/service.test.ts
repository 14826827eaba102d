import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { openBalances } from './balances.suite.ts';
import { InsufficientCreditsError } from './errors.ts';
import { balanceOf, captureCredit, releaseCredit } from './service.ts';

const { db, sql, destroy, told, newAccount, give, spend, settle } = await openBalances();
afterAll(destroy);

test('a grant arrives once, however often its source is told', async () => {
  const account = await newAccount();
  expect(await give(account, 5, 'invoice-1')).toBe(true);
  expect(await give(account, 5, 'invoice-1')).toBe(false);
  expect(await balanceOf(db, account)).toMatchObject({ purchased: 5, spendable: 5 });
});

test('twenty copies of a grant at once arrive once', async () => {
  const account = await newAccount();
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => give(account, 3, 'copies')));
  expect(outcomes.filter(Boolean)).toHaveLength(1);
  expect((await balanceOf(db, account)).spendable).toBe(3);
  const facts = { account, credits: 3, book: 'purchased', source: 'copies' };
  expect(told.of('credits.granted', { account })).toEqual([{ name: 'credits.granted', ...facts }]);
});

test('a hold sets a credit aside, a capture spends it, a release gives it back', async () => {
  const account = await newAccount();
  await give(account, 2);
  const first = await spend(account);
  const second = await spend(account);
  expect(await balanceOf(db, account)).toMatchObject({ purchased: 0, held: 2, spendable: 0 });
  await settle(captureCredit, first);
  await settle(releaseCredit, second);
  expect(await balanceOf(db, account)).toMatchObject({ purchased: 1, held: 0, spendable: 1 });
});

test('a hold is settled once, whichever way and by however many at once', async () => {
  const account = await newAccount();
  await give(account, 1);
  const project = await spend(account);
  const attempts = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) =>
      settle(index % 2 ? captureCredit : releaseCredit, project),
    ),
  );
  expect(attempts.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(1);
  const balance = await balanceOf(db, account);
  expect(balance.held).toBe(0);
  const ends = [told.of('credits.captured', { project }), told.of('credits.released', { project })];
  expect(ends.flat()).toMatchObject([{ account, credits: 1 }]);
});

test('a project has one hold', async () => {
  const account = await newAccount();
  await give(account, 2);
  const project = await spend(account);
  await expect(spend(account, project)).rejects.toThrow('has its hold already');
  expect((await balanceOf(db, account)).spendable).toBe(1);
});

test('of many spends at once only the covered ones pass', async () => {
  const account = await newAccount();
  await give(account, 3);
  const attempts = await Promise.allSettled(Array.from({ length: 30 }, () => spend(account)));
  const failed = attempts.filter((attempt) => attempt.status === 'rejected');
  expect(failed).toHaveLength(27);
  expect(failed.every(({ reason }) => reason instanceof InsufficientCreditsError)).toBe(true);
  expect(await balanceOf(db, account)).toMatchObject({ spendable: 0, held: 3 });
});

test('the database itself refuses a hold beyond the balance', async () => {
  const account = await newAccount();
  await give(account, 1);
  const overspend = sql.begin(async (sql) => {
    const [entry] = await sql`
      insert into credit_entries (account_id, type, project_id, description)
      values (${account}, 'hold', ${randomUUID()}, 'too much') returning id`;
    const [lot] = await sql`select id from credit_lots where account_id = ${account}`;
    await sql`insert into credit_postings (entry_id, book, lot_id, amount) values
      (${entry!.id}, 'purchased', ${lot!.id}, -2), (${entry!.id}, 'held', null, 2)`;
  });
  await expect(overspend).rejects.toThrow('a hold cannot take more than there is');
});

test('the database itself refuses entries that do not sum to zero', async () => {
  const account = await newAccount();
  const lopsided = sql.begin(async (sql) => {
    const [entry] = await sql`
      insert into credit_entries (account_id, type, source, description)
      values (${account}, 'grant', ${randomUUID()}, 'from nowhere') returning id`;
    await sql`insert into credit_postings (entry_id, book, amount) values (${entry!.id}, 'issued', -2)`;
  });
  await expect(lopsided).rejects.toThrow('do not sum to zero');
});

test.each([
  'update credit_entries set description = $1',
  'delete from credit_postings where $1 = $1',
])('history cannot be changed: %s', async (statement) => {
  await expect(sql.unsafe(statement, ['x'])).rejects.toThrow(/never changed|permission denied/);
});
