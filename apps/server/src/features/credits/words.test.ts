import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { onDatabase } from '../../../test/on-database.ts';
import { createTestWeb } from '../../../test/web.ts';
import { changeCredits } from './by-operator.ts';
import { checkLedger } from './check-ledger.ts';
import { grantCredits, holdCredits } from './service.ts';

const web = await createTestWeb();
afterAll(() => web.close());

/** A person with five credits, a video that was asked for, and what an operator gave and took back. */
async function personWithHistory() {
  const person = await web.person();
  const projectId = randomUUID();
  await web.db.transaction().execute(async (db) => {
    const given = { accountId: person.id, credits: 5, source: `pi_${randomUUID()}` };
    await grantCredits(db, { ...given, book: 'purchased', description: '5 credits bought' });
    await holdCredits(db, person.id, [{ projectId, title: 'Anna: a birthday' }]);
    for (const [credits, reason] of [
      [3, 'For Anna'],
      [-2, 'Too many: sorry'],
    ] as const) {
      await changeCredits(db, { accountId: person.id, changeId: randomUUID(), credits, reason });
    }
  });
  return { person, projectId };
}

const READ = [
  'Credits taken back: Too many: sorry',
  'Credits granted: For Anna',
  'Video: Anna: a birthday',
  '5 credits bought',
];

async function descriptionsOf({ person }: Awaited<ReturnType<typeof personWithHistory>>) {
  const { body } = await person.send('GET', '/api/transactions');
  return body.map(({ description }: { description: string }) => description);
}

const ledgerOf = (accountId: string) => sql<{ description: string }>`
  select description from credit_entries where account_id = ${accountId} order by id`;

test('the ledger holds no word that somebody chose, and people read it beside the ledger', async () => {
  const history = await personWithHistory();
  expect(await descriptionsOf(history)).toEqual(READ);
  const { rows } = await ledgerOf(history.person.id).execute(web.db);
  expect(rows.map(({ description }) => description)).toEqual([
    '5 credits bought',
    'Video',
    'Credits granted',
    'Credits taken back',
  ]);
});

test('without its words an entry reads as what it is', async () => {
  const history = await personWithHistory();
  await web.sql`delete from credit_words where account_id = ${history.person.id}`;
  expect(await descriptionsOf(history)).toEqual([
    'Credits taken back',
    'Credits granted',
    'Video',
    '5 credits bought',
  ]);
});

test('words that a version before writes into the ledger are put aside', async () => {
  const { person } = await personWithHistory();
  const undone = new Error('undone');
  // Entries without postings, which the commit would refuse.
  const writing = web.sql.begin(async (sql) => {
    const rows = await sql<{ id: number; description: string }[]>`
      insert into credit_entries (account_id, type, source, project_id, description) values
        (${person.id}, 'grant', 'operator:a', null, 'Credits granted: For Anna'),
        (${person.id}, 'grant', 'in_a', null, 'Starter plan: first month'),
        (${person.id}, 'hold', null, ${randomUUID()}, 'Video: A: b')
      returning id, description`;
    expect(rows.map(({ description }) => description)).toEqual([
      'Credits granted',
      'Starter plan: first month',
      'Video',
    ]);
    const words = await sql<{ words: string }[]>`
      select words from credit_words where entry_id >= ${rows[0]!.id} order by entry_id`;
    expect(words.map(({ words }) => words)).toEqual(['For Anna', 'A: b']);
    throw undone;
  });
  await expect(writing).rejects.toBe(undone);
});

test('the migration puts earlier words aside, once however often it begins anew, and the ledger stays shut', async () => {
  const history = await personWithHistory();
  const file = new URL('../../../migrations/0066_words_of_old_entries.sql', import.meta.url);
  const text = await readFile(file, 'utf8');
  await onDatabase(web.ownerUrl, async (sql) => {
    // As it was before.
    await sql.unsafe(`
      alter table credit_entries disable trigger user;
      grant update on credit_entries to current_user;
      update credit_entries entry set description = concat_ws(': ', description, words)
        from credit_words where entry_id = entry.id;
      delete from credit_words;
      revoke update on credit_entries from current_user;
      grant update (id) on credit_entries to current_user;
      alter table credit_entries enable trigger user`);
    for (let time = 0; time < 2; time += 1) {
      await sql.unsafe(text);
      expect(await descriptionsOf(history)).toEqual(READ);
    }
    const change = sql`update credit_entries set description = 'x'`;
    await expect(change).rejects.toThrow(/never changed/);
  });
  const { rows } = await ledgerOf(history.person.id).execute(web.db);
  expect(rows.map(({ description }) => description).join()).not.toMatch(/Anna|sorry/);
  await expect(web.sql`update credit_entries set description = 'x'`).rejects.toThrow();
  expect(await checkLedger(web.db, async () => true)).not.toContainEqual(
    expect.stringMatching(/balance/),
  );
});
