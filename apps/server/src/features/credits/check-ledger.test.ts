import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import type { DB } from '../../schema.ts';
import { insertAccount } from '../accounts/queries.ts';
import { recordPaid, recordRefund } from '../billing/journal/queries.ts';
import { checkLedger, type Progress } from './check-ledger.ts';
import { RULES } from './ledger-check/rules.ts';
import { grantCredits, holdCredits, openCreditAccount } from './service.ts';

let database: TestDatabase<DB>;
let account: string;
let project: string;

beforeEach(async () => {
  database = await createTestDatabase<DB>();
  const { db } = database;
  const person = { issuer: 'test', subject: 's', email: 'e@example.com' };
  account = (await insertAccount(db, {
    ...person,
    firstName: null,
    lastName: null,
    isEmailVerified: true,
  })) as string;
  await openCreditAccount(db, account);
  await db.transaction().execute(async (db) => {
    const given = { credits: 5, book: 'purchased', source: 'one', description: 'x' } as const;
    await grantCredits(db, { accountId: account, ...given });
  });
  const paid = { source: 'in_1', accountId: account, cents: 60, paidAt: new Date() };
  await recordPaid(db, { ...paid, kind: 'plan', plan: 'starter' });
  const back = { source: 're_1', payment: 'in_1', cents: 30, refundedAt: new Date() };
  await recordRefund(db, { ...back, kind: 'refund' });
  project = randomUUID();
  await db.transaction().execute(async (db) => {
    await holdCredits(db, account, [{ projectId: project, title: 'x' }]);
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

/** Statements as a bug or a bad restore could run them, past triggers and constraints. */
const words = (statement: string) =>
  statement.replaceAll(':account', account).replaceAll(':project', project);

async function corrupt(statement: string): Promise<void> {
  await database.sql.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql.unsafe(words(statement));
  });
}

const check = (hasVideo = true) => checkLedger(database.db, async () => hasVideo);

test('a ledger in use keeps every rule', async () => {
  expect(await check()).toEqual([]);
});

const BREACHES: [rule: string, statement: string][] = [
  ['every entry sums to zero', "insert into credit_postings values (1, 'issued', null, -1)"],
  [
    'every entry sums to zero',
    `insert into credit_entries (account_id, type, source, description)
     values (':account', 'grant', 'empty', 'nothing')`,
  ],
  ['all books together sum to zero', "delete from credit_postings where book = 'issued'"],
  ['a balance is the sum of its postings', 'update credit_balances set purchased = purchased + 1'],
  ['a lot is the sum of its postings', 'update credit_lots set remaining = 9'],
  ['a lot has held what its open holds took', 'update credit_lots set held = 0'],
  ['a lot has held what its open holds took', 'update credit_lots set held = held + 1'],
  ['a balance is the sum of its postings', 'delete from credit_balances'],
  ['a posting is of the account and the book of its lot', 'delete from credit_lots'],
  [
    'a posting is of the account and the book of its lot',
    `update credit_lots set account_id = '${randomUUID()}'`,
  ],
  [
    'a posting is of the account and the book of its lot',
    "update credit_lots set book = 'subscription'",
  ],
  ['a lot is below zero by a clawback alone', 'update credit_lots set remaining = -1'],
  ['a spend never takes a balance below zero', 'update credit_balances set purchased = -1'],
  [
    'a spend never takes a balance below zero',
    'update credit_balances set purchased = -2147483648, subscription = -2147483648',
  ],
  [
    'a balance is the arithmetic of its transactions',
    'update credit_balances set purchased = 2147483647, subscription = 2147483647',
  ],
  [
    'what is held is in open holds alone',
    "insert into credit_postings values (1, 'held', null, 2)",
  ],
  // Issued in place of held: the credit stays reserved for ever.
  [
    'what is held is in open holds alone',
    `insert into credit_entries (account_id, type, hold_id, description)
       select ':account', 'capture', id, '' from credit_entries where type = 'hold';
     insert into credit_postings (entry_id, book, lot_id, amount)
       select max(id), 'issued', null, -1 from credit_entries;
     insert into credit_postings (entry_id, book, lot_id, amount)
       select max(id), 'spent', null, 1 from credit_entries`,
  ],
  [
    'what is held is in open holds alone',
    `insert into credit_entries (account_id, type, hold_id, description)
       select '${randomUUID()}', 'capture', id, '' from credit_entries where type = 'hold';
     insert into credit_postings (entry_id, book, lot_id, amount)
       select max(id), 'held', null, -1 from credit_entries;
     insert into credit_postings (entry_id, book, lot_id, amount)
       select max(id), 'spent', null, 1 from credit_entries`,
  ],
  [
    'nothing is granted, held or settled twice',
    `drop index credit_grant_once;
     insert into credit_entries (account_id, type, source, description)
     values (':account', 'grant', 'one', 'again')`,
  ],
  [
    'nothing is granted, held or settled twice',
    `drop index credit_hold_once;
     insert into credit_entries (account_id, type, project_id, description)
     values (':account', 'hold', ':project', 'again')`,
  ],
  [
    'nothing is granted, held or settled twice',
    `drop index credit_settled_once;
     insert into credit_entries (account_id, type, hold_id, description)
     select ':account', settled, id, 'both'
     from credit_entries, unnest('{capture,release}'::text[]) settled where type = 'hold'`,
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
  ['a lot costs what its grant says', 'update credit_lots set paid_cents = paid_cents + 1'],
  ['a lot costs what its grant says', 'update credit_lots set granted = null'],
  ['a refund is of a payment', 'delete from payments'],
  ['the sums of a day are those of its money', 'delete from tally_entries'],
  [
    'the sums of a day are those of its money',
    `insert into tallies values ('revenue', 'plan', '2026-11-01', 'pro', 1, 100)`,
  ],
  ['the sums of a day are those of its money', "update payments set plan = 'creator'"],
  ['every video has its outcome', 'delete from video_outcomes'],
  ['every video has its outcome', "update projects set status = 'failed', failure_reason = 'x'"],
  ['every video has its outcome', "update video_outcomes set outcome = 'withdrawn'"],
  ['every video has its outcome', 'delete from projects'],
  [
    'every finished video was asked for and is charged',
    "update projects set status = 'completed', completed_at = now()",
  ],
  [
    'every finished video was asked for and is charged',
    `update projects set status = 'completed', completed_at = now();
     insert into engine_asks (project_id, attempt, engine, template_id, asked_at, billed)
       values (':project', 1, 'fal', 'custom-prompt', now(), 'unknown')`,
  ],
  [
    'an ask that is over has its word, that of its note',
    `update projects set attempt = 2;
     insert into engine_asks (project_id, attempt, engine, template_id, asked_at)
       values (':project', 1, 'fal', 'custom-prompt', now())`,
  ],
  [
    'an ask that is over has its word, that of its note',
    `insert into abandoned_asks (project_id, account_id, attempt, engine, reason, billed)
       values (':project', ':account', 1, 'fal', 'JOB_FAILED', 'unknown');
     insert into engine_asks (project_id, attempt, engine, template_id, asked_at, billed)
       values (':project', 1, 'fal', 'custom-prompt', now(), 'no')`,
  ],
  [
    'a video has earned something where its credit is spent',
    'update video_outcomes set earned_micro_usd = 1',
  ],
  ['kept sums are those of asks and videos', 'delete from tally_entries'],
  ['kept sums are those of asks and videos', 'update tally_entries set count = 2'],
  [
    'kept sums are those of asks and videos',
    `insert into engine_asks (project_id, attempt, engine, template_id, asked_at, billed, micro_usd)
       values (':project', 1, 'fal', 'custom-prompt', now(), 'yes', 1)`,
  ],
  [
    'kept sums are those of asks and videos',
    "insert into tallies values ('cost', 'engine', '2026-01-01', 'fal', 1, 1)",
  ],
];

test('each breach is found by its rule', async () => {
  for (const [rule, statement] of BREACHES) {
    expect(await foundAfter(rule, statement), `${rule}: ${statement}`).not.toEqual([]);
  }
});

/** Asks a rule what it finds after a statement, and undoes that: a database for each would take a minute. */
async function foundAfter(rule: string, statement: string) {
  const query = RULES[rule as keyof typeof RULES].compile(database.db);
  let found: readonly unknown[] = [];
  const undone = new Error('undone');
  await database.sql
    .begin(async (sql) => {
      await sql`set local session_replication_role = replica`;
      await sql.unsafe(words(statement));
      found = await sql.unsafe(query.sql, query.parameters as never[]);
      throw undone;
    })
    .catch((error) => {
      if (error !== undone) throw error;
    });
  return found;
}

test('a breach is named with its rule', async () => {
  const [rule, statement] = BREACHES[0]!;
  await corrupt(statement);
  expect((await check()).filter((breach) => breach.startsWith(rule))).not.toEqual([]);
});

test('every rule is broken above', () => {
  const broken = new Set(BREACHES.map(([rule]) => rule));
  expect(Object.keys(RULES).filter((rule) => !broken.has(rule))).toEqual([]);
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

/** So many further finished projects, each a minute older than the one before. */
const finished = (count: number) => database.sql`
  insert into projects (account_id, id, title, prompt, template_id, category, aspect_ratio,
    generate_audio, enhance_prompt, seed, deadline_at, status, completed_at)
  select account_id, gen_random_uuid(), title, prompt, template_id, category, aspect_ratio,
    generate_audio, enhance_prompt, seed, deadline_at, 'completed', now() - n * interval '1 minute'
  from projects, generate_series(1, ${count}::int) n`;

test('videos are looked for side by side, each once, with word of how far it is', async () => {
  await finished(1100);
  const looked = new Set<string>();
  const progress: Progress[] = [];
  let [atOnce, most] = [0, 0];
  const hasVideo = async (id: string) => {
    const nth = looked.add(id).size;
    most = Math.max(most, ++atOnce);
    await setImmediate();
    atOnce -= 1;
    return nth !== 600;
  };
  const onProgress = (now: Progress) => progress.push(now);
  const breaches = await checkLedger(database.db, hasVideo, { onProgress });
  expect(breaches.filter((breach) => breach.startsWith('a captured'))).toEqual([
    `a captured credit has a stored video: project ${[...looked][599]} has none`,
  ]);
  expect([looked.size, most]).toEqual([1100, 32]);
  expect(progress.filter(({ what }) => what === 'videos')).toEqual(
    [1000, 1100].map((done) => ({ what: 'videos', done, total: 1100, isAll: true })),
  );
  const total = Object.keys(RULES).length;
  expect(progress.slice(0, total)).toEqual(
    Array.from({ length: total }, (_, index) => ({ what: 'rules', done: index + 1, total })),
  );
});

test('of very many videos the newest are looked for, and others by chance, the same for a seed', async () => {
  await finished(1000);
  const newest = await database.sql<{ id: string }[]>`
    select id from projects where status = 'completed' order by completed_at desc limit 50`;
  let last: Progress | undefined;
  const onProgress = (now: Progress) => {
    last = now;
  };
  const lookWith = async (seed: number) => {
    const looked = new Set<string>();
    const hasVideo = async (id: string) => looked.add(id).size > 0;
    const sample = { newest: 50, random: 100, seed };
    await checkLedger(database.db, hasVideo, { sample, onProgress });
    expect(last).toMatchObject({ what: 'videos', isAll: false });
    return looked;
  };
  const [first, again, other] = [await lookWith(1), await lookWith(1), await lookWith(2)];
  for (const { id } of newest) expect(first.has(id)).toBe(true);
  expect(first.size).toBeGreaterThan(120);
  expect(first.size).toBeLessThanOrEqual(150);
  expect(again).toEqual(first);
  expect([...other].filter((id) => !first.has(id)).length).toBeGreaterThan(50);
  // Where there are no more than that, none is left out.
  const all = new Set<string>();
  const hasVideo = async (id: string) => all.add(id).size > 0;
  const sample = { newest: 500, random: 500, seed: 1 };
  await checkLedger(database.db, hasVideo, { sample, onProgress });
  expect(all.size).toBe(1000);
  expect(last).toMatchObject({ what: 'videos', isAll: true });
});
