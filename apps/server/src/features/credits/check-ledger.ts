import { CREDITS_PER_VIDEO, planCredits } from '@shortcake/contract/credits';
import { planNames } from '@shortcake/contract/plans';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../schema.ts';

/** What a transaction of the history gives for a plan, as the contract reads it: by its description. */
const creditsOfPlan = sql`case ${sql.join(
  planNames.map(
    (plan) =>
      sql`when strpos(lower(entry.description), ${plan}) > 0 then ${planCredits[plan]}::int`,
  ),
  sql` `,
)} else 0 end`;

/** Each rule of the ledger, with a query that finds what breaks it; one row of text a breach. */
const RULES: Record<string, ReturnType<typeof sql<{ breach: string }>>> = {
  'every entry sums to zero': sql`
    select format('entry %s sums to %s', entry.id, coalesce(sum(posting.amount), 0)) as breach
    from credit_entries entry left join credit_postings posting on posting.entry_id = entry.id
    group by entry.id having coalesce(sum(posting.amount), 1) <> 0`,

  'all books together sum to zero': sql`
    select format('all postings sum to %s', sum(amount)) as breach
    from credit_postings having sum(amount) <> 0`,

  'a balance is the sum of its postings': sql`
    select format('account %s has %s purchased, %s subscription, %s held, but its postings say %s, %s, %s',
      balance.account_id, balance.purchased, balance.subscription, balance.held,
      summed.purchased, summed.subscription, summed.held) as breach
    from credit_balances balance, lateral (
      select coalesce(sum(amount) filter (where book = 'purchased'), 0) as purchased,
        coalesce(sum(amount) filter (where book = 'subscription'), 0) as subscription,
        coalesce(sum(amount) filter (where book = 'held'), 0) as held
      from credit_postings posting join credit_entries entry on entry.id = posting.entry_id
      where entry.account_id = balance.account_id) summed
    where (balance.purchased, balance.subscription, balance.held)
      is distinct from (summed.purchased, summed.subscription, summed.held)`,

  'a lot is the sum of its postings': sql`
    select format('lot %s has %s left, but its postings say %s', lot.id, lot.remaining,
      coalesce(sum(posting.amount), 0)) as breach
    from credit_lots lot left join credit_postings posting on posting.lot_id = lot.id
    group by lot.id having lot.remaining <> coalesce(sum(posting.amount), 0)`,

  'a spend never takes a balance below zero': sql`
    select format('account %s has %s to spend, and no clawback explains it', balance.account_id,
      balance.purchased + balance.subscription) as breach
    from credit_balances balance
    where balance.purchased + balance.subscription < 0 and not exists (
      select from credit_entries entry
      where entry.account_id = balance.account_id and entry.type = 'clawback')`,

  'nothing is granted, held or settled twice': sql`
    select format('%s %s happened %s times', type, coalesce(source, project_id::text, hold_id::text),
      count(*)) as breach
    from credit_entries
    group by case when hold_id is null then type end, type, source, project_id, hold_id
    having count(*) > 1
    union all
    select format('hold %s was settled %s times', hold_id, count(*))
    from credit_entries where hold_id is not null group by hold_id having count(*) > 1`,

  'a plan is granted with its price': sql`
    select format('entry %s gives credits of a plan without its cents', entry.id) as breach
    from credit_entries entry join credit_postings posting on posting.entry_id = entry.id
    where entry.type = 'grant' and posting.book = 'subscription' and entry.amount_cents is null`,

  'no more is taken back than was granted': sql`
    select format('grant %s gave %s, and %s were taken back', lot.grant_id, given.amount, -taken.amount)
      as breach
    from credit_lots lot
    join credit_postings given on given.entry_id = lot.grant_id and given.lot_id = lot.id,
    lateral (select sum(posting.amount) as amount from credit_postings posting
      join credit_entries entry on entry.id = posting.entry_id
      where posting.lot_id = lot.id and entry.type = 'clawback') taken
    where given.amount + taken.amount < 0`,

  'every project has one hold of its owner': sql`
    select format('project %s has no hold of its owner', project.id) as breach
    from projects project where not exists (
      select from credit_entries entry where entry.type = 'hold'
        and entry.project_id = project.id and entry.account_id = project.account_id)`,

  'a hold is settled as its project ended': sql`
    select format('project %s is %s, but its hold is %s', hold.project_id,
      coalesce(project.status, 'deleted'), coalesce(settlement.type, 'open')) as breach
    from credit_entries hold
    left join credit_entries settlement on settlement.hold_id = hold.id
    left join projects project on project.id = hold.project_id
    where hold.type = 'hold' and case project.status
      when 'completed' then settlement.type is distinct from 'capture'
      when 'failed' then settlement.type is distinct from 'release'
      when 'pending' then settlement.type is not null
      when 'processing' then settlement.type is not null
      else settlement.type is null and not exists (
        select from abandoned_asks ask
        where ask.project_id = hold.project_id and ask.credit = 'held') end`,

  'the credit of a deleted ask is where the ask says': sql`
    select format('the credit of ask %s-%s is %s, but its hold is %s', ask.project_id, ask.attempt,
      ask.credit, coalesce(settlement.type, 'open')) as breach
    from abandoned_asks ask
    left join credit_entries hold on hold.type = 'hold' and hold.project_id = ask.project_id
    left join credit_entries settlement on settlement.hold_id = hold.id
    where ask.credit is not null and settlement.type is distinct from
      case ask.credit when 'returned' then 'release' when 'spent' then 'capture' end`,

  'a balance is the arithmetic of its transactions': sql`
    with listed as (
      select entry.account_id, sum(case
        when entry.type = 'hold' then -${CREDITS_PER_VIDEO}::int
        when entry.type = 'grant' and posting.book = 'subscription' then ${creditsOfPlan}
        else posting.amount end) as credits
      from credit_entries entry
      join credit_postings posting on posting.entry_id = entry.id and posting.lot_id is not null
      left join credit_entries settlement on settlement.hold_id = entry.id
      where entry.type in ('grant', 'hold', 'clawback')
        and settlement.type is distinct from 'release'
      group by entry.account_id
    )
    select format('account %s has %s to spend, but its transactions say %s', balance.account_id,
      greatest(0, purchased + subscription), greatest(0, coalesce(listed.credits, 0))) as breach
    from credit_balances balance left join listed on listed.account_id = balance.account_id
    where greatest(0, purchased + subscription) <> greatest(0, coalesce(listed.credits, 0))`,

  "a list's counts are those of its projects": sql`
    select format('account %s lists %s pending, %s processing, %s completed, %s failed, but has %s, %s, %s, %s',
      account_id, list.pending, list.processing, list.completed, list.failed,
      counted.pending, counted.processing, counted.completed, counted.failed) as breach
    from (select account_id, count(*) filter (where status = 'pending') as pending,
        count(*) filter (where status = 'processing') as processing,
        count(*) filter (where status = 'completed') as completed,
        count(*) filter (where status = 'failed') as failed
      from projects group by account_id) counted
    full join project_lists list using (account_id)
    where (list.pending, list.processing, list.completed, list.failed)
      is distinct from (coalesce(counted.pending, 0), coalesce(counted.processing, 0),
        coalesce(counted.completed, 0), coalesce(counted.failed, 0))`,

  'every project ends by its deadline': sql`
    select format('project %s is %s past its deadline of %s', id, status, deadline_at) as breach
    from projects where status in ('pending', 'processing')
      and deadline_at < now() - interval '1 minute'`,
};

/** How far the look for stored videos has come. */
export type Progress = { looked: number; total: number };

/**
 * Verifies every invariant of the ledger on one snapshot of the database. `hasVideo` tells whether
 * a project's video is stored. Answers each breach in words; none is good.
 */
export async function checkLedger(
  db: Kysely<DB>,
  hasVideo: (projectId: string) => Promise<boolean>,
  onProgress: (progress: Progress) => void = () => {},
): Promise<string[]> {
  const breaches = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (db) => {
      const found: string[] = [];
      for (const [rule, query] of Object.entries(RULES)) {
        const { rows } = await query.execute(db);
        found.push(...rows.map(({ breach }) => `${rule}: ${breach}`));
      }
      return found;
    });
  return breaches.concat(await missingVideoBreaches(db, hasVideo, onProgress));
}

/** Ids in memory at a time. */
const PAGE = 1000;
/** A bucket answers after some 20 ms: 100,000 videos take a minute so, and half an hour in turn. */
const LOOKS_AT_ONCE = 32;

async function missingVideoBreaches(
  db: Kysely<DB>,
  hasVideo: (projectId: string) => Promise<boolean>,
  onProgress: (progress: Progress) => void,
): Promise<string[]> {
  const breaches: string[] = [];
  const total = await countCompleted(db);
  let looked = 0;
  let ids = await completedAfter(db, undefined);
  while (ids.length > 0) {
    const left = ids.values();
    const look = async () => {
      for (const id of left) {
        if ((await hasVideo(id)) || !(await exists(db, id))) continue;
        breaches.push(`a captured credit has a stored video: project ${id} has none`);
      }
    };
    await Promise.all(Array.from({ length: LOOKS_AT_ONCE }, look));
    looked += ids.length;
    onProgress({ looked, total });
    ids = await completedAfter(db, ids.at(-1));
  }
  return breaches;
}

async function countCompleted(db: Kysely<DB>): Promise<number> {
  const { count } = await db
    .selectFrom('projects')
    .select(sql<number>`count(*)`.as('count'))
    .where('status', '=', 'completed')
    .executeTakeFirstOrThrow();
  return count;
}

/** The next ids of finished projects, in their order. */
async function completedAfter(db: Kysely<DB>, after: string | undefined): Promise<string[]> {
  let query = db.selectFrom('projects').select('id').where('status', '=', 'completed');
  if (after !== undefined) query = query.where('id', '>', after);
  const rows = await query.orderBy('id').limit(PAGE).execute();
  return rows.map(({ id }) => id);
}

// Deleted since it was listed: its files go right after it.
async function exists(db: Kysely<DB>, projectId: string): Promise<boolean> {
  const query = db.selectFrom('projects').select('id').where('id', '=', projectId);
  return (await query.executeTakeFirst()) !== undefined;
}
