import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import type { DB } from '../../schema.ts';
import { insertAccount } from '../accounts/queries.ts';
import { checkLedger } from './check-ledger.ts';
import { grantCredits, holdCredit, openCreditAccount } from './service.ts';

let database: TestDatabase<DB>;
let account: string;
let project: string;

beforeEach(async () => {
  database = await createTestDatabase<DB>();
  const { db } = database;
  const person = { issuer: 'test', subject: 's', email: 'e@example.com' };
  account = (await insertAccount(db, { ...person, firstName: null, lastName: null })) as string;
  await openCreditAccount(db, account);
  await db.transaction().execute(async (db) => {
    const given = { credits: 5, book: 'purchased', source: 'one', description: 'x' } as const;
    await grantCredits(db, { accountId: account, ...given });
  });
  project = randomUUID();
  await db.transaction().execute(async (db) => {
    await holdCredit(db, { accountId: account, projectId: project, description: 'Video: x' });
    await db
      .insertInto('projects')
      .values({
        id: project,
        account_id: account,
        title: 'x',
        prompt: 'x',
        template_id: 'custom-prompt',
        category: 'custom',
        aspect_ratio: '9:16',
        generate_audio: true,
        enhance_prompt: false,
        seed: 1,
        deadline_at: new Date(Date.now() + 60_000),
      })
      .execute();
  });
});
afterEach(() => database.destroy());

/** Breaks the ledger as a bug or a bad restore could, past triggers and constraints. */
async function corrupt(statement: string): Promise<void> {
  await database.sql.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql.unsafe(statement.replaceAll(':account', account).replaceAll(':project', project));
  });
}

const check = (hasVideo = true) => checkLedger(database.db, async () => hasVideo);

test('a ledger in use keeps every rule', async () => {
  expect(await check()).toEqual([]);
});

test.each([
  ['every entry sums to zero', "insert into credit_postings values (1, 'issued', null, -1)"],
  ['all books together sum to zero', "delete from credit_postings where book = 'issued'"],
  ['a balance is the sum of its postings', 'update credit_balances set purchased = purchased + 1'],
  ['a lot is the sum of its postings', 'update credit_lots set remaining = 9'],
  ['a spend never takes a balance below zero', 'update credit_balances set purchased = -1'],
  [
    'nothing is granted, held or settled twice',
    `drop index credit_grant_once;
     insert into credit_entries (account_id, type, source, description)
     values (':account', 'grant', 'one', 'again')`,
  ],
  [
    'a plan is granted with its price',
    "update credit_postings set book = 'subscription' where book = 'purchased'",
  ],
  [
    'no more is taken back than was granted',
    `insert into credit_entries (account_id, type, source, description)
       values (':account', 'clawback', 'refund', 'too much');
     insert into credit_postings (entry_id, book, lot_id, amount)
       select max(entry.id), 'purchased', min(lot.id), -6 from credit_entries entry, credit_lots lot`,
  ],
  ['every project has one hold of its owner', `update projects set id = '${randomUUID()}'`],
  ['a hold is settled as its project ended', "delete from projects where id = ':project'"],
  [
    'a hold is settled as its project ended',
    "update projects set status = 'completed', completed_at = now()",
  ],
  ["a list's counts are those of its projects", 'update project_lists set failed = 1, pending = 0'],
  ["a list's counts are those of its projects", 'delete from project_lists'],
  [
    'the credit of a deleted ask is where the ask says',
    `insert into abandoned_asks (project_id, account_id, attempt, engine, reason, billed, credit)
       values (':project', ':account', 1, 'fal', 'DELETED', 'unknown', 'returned')`,
  ],
  [
    'the credit of a deleted ask is where the ask says',
    `insert into abandoned_asks (project_id, account_id, attempt, engine, reason, billed, credit)
       values (':project', ':account', 1, 'fal', 'DELETED', 'unknown', 'spent')`,
  ],
  [
    'every project ends by its deadline',
    "update projects set deadline_at = now() - interval '1 h'",
  ],
  [
    'a balance is the arithmetic of its transactions',
    "delete from credit_entries where type = 'grant'",
  ],
])('a breach is named: %s', async (rule, statement) => {
  await corrupt(statement);
  expect((await check()).filter((breach) => breach.startsWith(rule))).not.toEqual([]);
});

test('a hold may outlive its project while the engine is asked what it charges', async () => {
  // By an ordinary deletion, which is counted.
  await database.sql`delete from projects where id = ${project}`;
  await corrupt(`insert into abandoned_asks
      (project_id, account_id, attempt, engine, reason, billed, credit, cancel_due_at)
      values (':project', ':account', 1, 'fal', 'DELETED', 'unknown', 'held', now())`);
  expect(await check()).toEqual([]);
});

test('a captured credit without a stored video is named', async () => {
  await corrupt("update projects set status = 'completed', completed_at = now()");
  expect((await check(false)).join()).toContain(`project ${project} has none`);
});

test('videos are looked for side by side, each once, with word of how far it is', async () => {
  await database.sql`
    insert into projects (account_id, id, title, prompt, template_id, category, aspect_ratio,
      generate_audio, enhance_prompt, seed, deadline_at, status, completed_at)
    select account_id, gen_random_uuid(), title, prompt, template_id, category, aspect_ratio,
      generate_audio, enhance_prompt, seed, deadline_at, 'completed', now()
    from projects, generate_series(1, 2500)`;
  const looked = new Set<string>();
  const progress: unknown[] = [];
  let [atOnce, most] = [0, 0];
  const hasVideo = async (id: string) => {
    const nth = looked.add(id).size;
    most = Math.max(most, ++atOnce);
    await setImmediate();
    atOnce -= 1;
    return nth !== 1234;
  };
  const breaches = await checkLedger(database.db, hasVideo, (one) => progress.push(one));
  expect(breaches.filter((breach) => breach.startsWith('a captured'))).toEqual([
    `a captured credit has a stored video: project ${[...looked][1233]} has none`,
  ]);
  expect([looked.size, most]).toEqual([2500, 32]);
  expect(progress).toEqual([1000, 2000, 2500].map((looked) => ({ looked, total: 2500 })));
});
