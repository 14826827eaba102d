import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { noteAskMade } from '../../../test/ask-made.ts';
import { lockAwaited, onDatabase } from '../../../test/on-database.ts';
import { createTestWeb, type Person } from '../../../test/web.ts';
import type { DB } from '../../schema.ts';
import { checkLedger } from './check-ledger.ts';
import { outstandingCredits } from './outstanding.ts';
import { captureCredit, clawBackCredits, grantCredits } from './service.ts';

const web = await createTestWeb();
afterAll(web.close);

const wish = {
  prompt: 'A plum',
  templateData: { templateId: 'custom-prompt', category: 'custom', duration: '0:08' },
};

/** What is outstanding more than before the test. */
let before: Awaited<ReturnType<typeof outstandingCredits>>;
beforeEach(async () => {
  before = await outstandingCredits(web.db);
});
async function added() {
  const { credits, cents } = await outstandingCredits(web.db);
  return { credits: credits - before.credits, cents: cents - before.cents };
}

/** Gives a person a lot of so many credits that cost so much; none for a given one. */
async function give(person: Person, credits: number, amountCents?: number): Promise<string> {
  const source = amountCents === undefined ? `operator:${randomUUID()}` : `pi_${randomUUID()}`;
  const given = { accountId: person.id, credits, source, book: 'purchased', description: 'x' };
  await web.db.transaction().execute((db) =>
    grantCredits(db, {
      ...(given as typeof given & { book: 'purchased' }),
      ...(amountCents === undefined ? {} : { amountCents }),
    }),
  );
  return source;
}

const takeBack = (grantSource: string, credits: number) =>
  web.db
    .transaction()
    .execute((db) =>
      clawBackCredits(db, { grantSource, credits, source: randomUUID(), description: 'x' }),
    );

test('what was bought is owed at its price, what was given at none', async () => {
  const [one, other] = [await web.person(), await web.person()];
  await give(one, 30, 100);
  await give(one, 7);
  await give(other, 3, 999);
  expect(await added()).toEqual({ credits: 40, cents: 1099 });
});

test('a credit that is held is owed at the price of its lot, and one that is spent is not', async () => {
  const person = await web.person();
  await give(person, 2, 50);
  const { body } = await person.send('POST', '/api/projects', wish);
  await person.send('POST', '/api/projects', wish);
  expect(await added()).toEqual({ credits: 2, cents: 50 });
  // Deleted before an engine took it: the credit is back in its lot.
  await person.send('DELETE', `/api/projects/${body.id}`);
  expect(await added()).toEqual({ credits: 2, cents: 50 });
  await spendAll();
  expect(await added()).toEqual({ credits: 1, cents: 25 });
});

test('a credit that is held for a deleted ask is owed until the engine has answered', async () => {
  const person = await web.person();
  await give(person, 1, 40);
  const { body } = await person.send('POST', '/api/projects', wish);
  await sql`insert into abandoned_asks
    (project_id, account_id, attempt, engine, reason, billed, credit, cancel_due_at)
    values (${body.id}, ${person.id}, 1, 'fal', 'DELETED', 'unknown', 'held', now())`.execute(
    web.db,
  );
  expect(await added()).toEqual({ credits: 1, cents: 40 });
  await web.db.deleteFrom('projects').where('id', '=', body.id).execute();
  expect(await added()).toEqual({ credits: 1, cents: 40 });
  expect(await checkLedger(web.db, async () => true)).toEqual([]);
});

test('what one person is below zero makes no less of what others are owed', async () => {
  const [debtor, creditor] = [await web.person(), await web.person()];
  const refunded = await give(debtor, 4, 40);
  await give(creditor, 10, 100);
  for (let made = 0; made < 4; made += 1) await debtor.send('POST', '/api/projects', wish);
  await spendAll();
  await takeBack(refunded, 4);
  expect(await added()).toEqual({ credits: 10, cents: 100 });
  // Of their own next credits it takes as many.
  await give(debtor, 6, 60);
  expect(await added()).toEqual({ credits: 12, cents: 120 });
});

/** All that is under way is finished. */
async function spendAll(): Promise<void> {
  const live = await web.db
    .selectFrom('projects')
    .select('id')
    .where('status', '=', 'pending')
    .execute();
  for (const { id } of live) await web.db.transaction().execute((db) => spend(db, id));
}

async function spend(db: Kysely<DB>, id: string): Promise<void> {
  await noteAskMade(db, id);
  await captureCredit(db, id);
  const completed = { status: 'completed', completed_at: new Date() } as const;
  await db.updateTable('projects').set(completed).where('id', '=', id).execute();
}

test('what is outstanding is what people have, and what is held', async () => {
  const { rows } = await sql<{ credits: number }>`
    select sum(greatest(0, purchased + subscription) + held)::int as credits
    from credit_balances`.execute(web.db);
  expect((await outstandingCredits(web.db)).credits).toBe(rows[0]!.credits);
  expect(rows[0]!.credits).toBeGreaterThan(20);
});

test('lots of before are priced by the migration, whoever writes them', async () => {
  const person = await web.person();
  await give(person, 5);
  await web.db.transaction().execute(async (db) => {
    // As the version before writes a purchase: without its cents.
    const given = { accountId: person.id, credits: 3, source: `pi_${randomUUID()}` };
    await grantCredits(db, { ...given, book: 'purchased', description: '3 credits bought' });
    const month = { accountId: person.id, credits: 2, source: `in_${randomUUID()}` };
    const description = 'Starter plan: first month';
    await grantCredits(db, { ...month, book: 'subscription', description, amountCents: 12 });
  });
  expect(await added()).toEqual({ credits: 10, cents: 42 });
  const file = new URL('../../../migrations/0037_price_of_old_lots.sql', import.meta.url);
  const text = await readFile(file, 'utf8');
  await onDatabase(web.ownerUrl, async (sql) => {
    await sql`update credit_lots set granted = null, paid_cents = null`;
    await sql.unsafe(text);
  });
  expect(await added()).toEqual({ credits: 10, cents: 42 });
  expect(await checkLedger(web.db, async () => true)).toEqual([]);
});

test('what was held before is counted by the migration, once however often it begins anew', async () => {
  const person = await web.person();
  await give(person, 5, 50);
  for (let made = 0; made < 3; made += 1) await person.send('POST', '/api/projects', wish);
  // Held before, and ended when holds were counted already and this one was not yet.
  await web.sql`update credit_lots set held = 0`;
  await spendAll();
  await person.send('POST', '/api/projects', wish);
  expect(await checkLedger(web.db, async () => true)).toContainEqual(
    expect.stringMatching(
      /^a lot has held what its open holds took: lot \d+ has -2 held, .* say 1$/,
    ),
  );
  for (let time = 0; time < 2; time += 1) {
    await countHeld();
    expect(await checkLedger(web.db, async () => true)).toEqual([]);
    expect(await added()).toEqual({ credits: 2, cents: 20 });
  }
});

test('a hold that is settled while the migration counts is counted as settled', async () => {
  const person = await web.person();
  await give(person, 5, 50);
  const { body } = await person.send('POST', '/api/projects', wish);
  await web.sql`update credit_lots set held = 0`;
  let counting: Promise<void> | undefined;
  await web.db.transaction().execute(async (db) => {
    await spend(db, body.id);
    counting = countHeld();
    await lockAwaited(web.sql);
  });
  await counting;
  expect(await checkLedger(web.db, async () => true)).toEqual([]);
  expect(await added()).toEqual({ credits: 4, cents: 40 });
});

async function countHeld(): Promise<void> {
  const file = new URL('../../../migrations/0052_held_of_old_lots.sql', import.meta.url);
  const text = await readFile(file, 'utf8');
  await onDatabase(web.ownerUrl, (sql) => sql.unsafe(text));
}
