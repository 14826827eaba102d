import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Project } from '@shortcake/contract/project';
import { sql } from 'kysely';
import type Stripe from 'stripe';
import { createCatalogue } from '../../src/features/billing/catalogue.ts';
import { reconcileBilling } from '../../src/features/billing/reconcile/reconcile.ts';
import { readZip } from '../read-zip.ts';
import type { Visitor } from '../visitor.ts';
import { askFor, untilAnswered } from './people.ts';
import { makePlans, seededRandom } from './plan.ts';
import { silent } from './restored.ts';
import { type ChaosReport, type Database, runStorm } from './storm.ts';

const VIDEOS_EACH = 2;
const PATIENCE_MS = 15_000;
/** As a product that nobody has configured. */
const FREE_ABANDONS_PER_DAY = 5;
/** What the address of each person and each prompt of a storm has; see people.ts and plan.ts. */
const WORDS = ['chaos-', 'A cupcake on journey'];

/**
 * People who ask for videos, pay, take out what is theirs, and delete their accounts, all at once and in a
 * storm; some of their videos are done by then, and some under way.
 */
export async function stormOfLeavers(options: {
  people: number;
  seed: number;
  deadlineSeconds: number;
  say?: (line: string) => void;
}): Promise<ChaosReport & { exports: number }> {
  const { people: count, seed, deadlineSeconds, say } = options;
  const random = seededRandom(seed);
  const plans = makePlans(count * VIDEOS_EACH, random).map((plan) => ({
    ...plan,
    deleted: undefined,
  }));
  const deleted = new Map<string, string>();
  let exports = 0;
  const report = await runStorm({
    ...{ plans, random, deadlineSeconds, say },
    ...{ people: count, credits: VIDEOS_EACH, freeAbandonsPerDay: FREE_ABANDONS_PER_DAY },
    // Who leaves after the payment page, and before anybody has told of it, has no plan begun.
    payments: { least: count },
    async ask(people, { db, paid }) {
      for (const [index, plan] of plans.entries()) {
        deleted.set(await askFor(people[index % count]!, plan), plan.prompt);
      }
      await paid;
      await Promise.all(
        people.map(async (person) => {
          await untilSomeHaveEnded(person);
          await exportAll(person);
          exports += 1;
          await leave(person);
        }),
      );
      await untilErased(db);
      await untilRemovedAndTold(db);
      return {
        deleted,
        judge: async (db, { stripe, directory }) => [
          ...(await whatIsLeft(db, count)),
          ...(await filesIn(directory)),
          ...(await reconcile(db, stripe)),
        ],
      };
    },
  });
  return { ...report, exports };
}

/** Waits for one of somebody's videos, though not for long: the next may be stuck. */
async function untilSomeHaveEnded(person: Visitor): Promise<void> {
  const giveUpAt = performance.now() + PATIENCE_MS;
  while (performance.now() < giveUpAt) {
    const { body } = await untilAnswered<Project[]>(person, '/api/projects');
    if (body.some(({ step }) => step === null)) return;
    await sleep(500);
  }
}

/** Takes everything out until it has come whole: a process that is killed breaks it off. */
async function exportAll(person: Visitor): Promise<void> {
  for (;;) {
    const archive = await person
      .send('/api/account/export')
      .then(async (response) =>
        response.status === 200 ? Buffer.from(await response.arrayBuffer()) : undefined,
      )
      .catch(() => undefined);
    if (archive && hasAllFiles(archive)) return;
    await sleep(200);
  }
}

function hasAllFiles(archive: Buffer): boolean {
  try {
    const names = new Set(readZip(archive).map(({ name }) => name));
    return ['account.json', 'projects.json', 'transactions.json'].every((name) => names.has(name));
  } catch {
    return false;
  }
}

async function leave(person: Visitor): Promise<void> {
  const { body } = await untilAnswered<{ email: string }>(person, '/api/auth/user');
  // 401: left by a request whose answer was lost.
  const wish = { method: 'DELETE', body: { confirm: body.email } };
  await untilAnswered(person, '/api/account', wish, [401]);
}

/** Waits until everybody is forgotten, for the second time, too: its five minutes pass here at once. */
async function untilErased(db: Database): Promise<void> {
  for (;;) {
    const left = await sql<{ count: number }>`
      with hurried as (
        update accounts set erasure_due_at = now()
        where erased_at is not null and erasure_due_at > now() + interval '30 s'
      )
      select count(*)::int as count from accounts where erasure_ended_at is null`
      .execute(db)
      .catch(() => undefined);
    if (left?.rows[0]?.count === 0) return;
    await sleep(500);
  }
}

/**
 * Waits for mails that are on their way, and for the last look at files: a worker that was killed while it
 * stored some left them for half an hour, and for a day, which pass here at once.
 */
async function untilRemovedAndTold(db: Database): Promise<void> {
  for (;;) {
    const left = await sql<{ count: number }>`
      with hurried as (
        update file_removals set due_at = now(), requested_at = now() - interval '25 hours'
        where due_at > now() + interval '30 s'
      )
      select (select count(*) from file_removals)::int
        + (select count(*) from outbox where topic = 'mail')::int as count`
      .execute(db)
      .catch(() => undefined);
    if (left?.rows[0]?.count === 0) return;
    await sleep(500);
  }
}

/** Looks for people's words in all tables; each has one mail, and nothing else. Answers a line for each fault. */
async function whatIsLeft(db: Database, people: number): Promise<string[]> {
  const breaches: string[] = [];
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(db);
  for (const { name } of tables) {
    if (name === 'sandbox_mails') continue;
    const found = await sql<{ text: string }>`
      select row::text as text from ${sql.table(name)} row
      where row::text like any(${WORDS.map((word) => `%${word}%`)}) limit 3`.execute(db);
    breaches.push(...found.rows.map(({ text }) => `${name} has kept: ${text}`));
  }
  const mails = await sql<{ recipient: string; kind: string; count: number }>`
    select recipient, kind, count(*)::int as count from sandbox_mails group by 1, 2`.execute(db);
  for (const { recipient, kind, count } of mails.rows) {
    if (kind !== 'account-deleted') breaches.push(`a mail ${kind} to ${recipient} is kept`);
    if (count > 1) breaches.push(`${count} mails ${kind} to ${recipient}`);
  }
  if (mails.rows.length !== people) {
    breaches.push(`${mails.rows.length} of ${people} have a mail that says so`);
  }
  return breaches;
}

/** Videos and posters that a world still has. */
async function filesIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter(({ name }) => /\.(mp4|jpg)$/.test(name))
    .map(({ name, parentPath }) => `${parentPath}/${name} is kept`);
}

const reconcile = (db: Database, stripe: Stripe) =>
  reconcileBilling(
    {
      ...{ db, stripe, mode: 'sandbox', minimumCents: 50, log: silent },
      catalogue: createCatalogue(stripe),
      emailOf: async () => undefined,
    },
    { mending: 'none', since: new Date(0) },
  );
