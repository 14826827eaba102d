import { sql } from 'kysely';
import type { Rule } from '../../findings/advice.ts';
import { MONEY_RULES } from './money-rules.ts';
import type { MISSING_VIDEO } from './stored-videos.ts';
import { VIDEO_RULES } from './video-rules.ts';

/** Each rule of the ledger, with a query that finds what breaks it; one row of text a breach. */
export const RULES: Record<
  Exclude<Rule, typeof MISSING_VIDEO>,
  ReturnType<typeof sql<{ breach: string }>>
> = {
  'every entry sums to zero': sql`
    select format('entry %s sums to %s', entry_id, sum(amount)) as breach
    from credit_postings group by entry_id having sum(amount) <> 0
    union all
    select format('entry %s has no postings', id) from credit_entries entry
    where not exists (select from credit_postings posting where posting.entry_id = entry.id)`,

  'all books together sum to zero': sql`
    select format('all postings sum to %s', sum(amount)) as breach
    from credit_postings having sum(amount) <> 0`,

  'a balance is the sum of its postings': sql`
    select format('account %s has %s purchased, %s subscription, %s held, but its postings say %s, %s, %s',
      account_id, balance.purchased, balance.subscription, balance.held,
      summed.purchased, summed.subscription, summed.held) as breach
    from credit_balances balance full join (
      select account_id, coalesce(sum(amount) filter (where book = 'purchased'), 0) as purchased,
        coalesce(sum(amount) filter (where book = 'subscription'), 0) as subscription,
        coalesce(sum(amount) filter (where book = 'held'), 0) as held
      from credit_postings posting join credit_entries entry on entry.id = posting.entry_id
      group by account_id) summed using (account_id)
    where (balance.purchased, balance.subscription, balance.held) is distinct from
      (coalesce(summed.purchased, 0), coalesce(summed.subscription, 0), coalesce(summed.held, 0))`,

  'a lot is the sum of its postings': sql`
    select format('lot %s has %s left, but its postings say %s', lot.id, lot.remaining,
      coalesce(sum(posting.amount), 0)) as breach
    from credit_lots lot left join credit_postings posting on posting.lot_id = lot.id
    group by lot.id having lot.remaining <> coalesce(sum(posting.amount), 0)`,

  'a posting is of the account and the book of its lot': sql`
    select format('entry %s of account %s moves %s %s of lot %s, which is of %s, %s', entry.id,
      entry.account_id, posting.amount, posting.book, posting.lot_id,
      coalesce('account ' || lot.account_id, 'no account'), coalesce(lot.book, 'of no book')) as breach
    from credit_postings posting
    join credit_entries entry on entry.id = posting.entry_id
    left join credit_lots lot on lot.id = posting.lot_id
    where posting.lot_id is not null
      and (lot.account_id, lot.book) is distinct from (entry.account_id, posting.book)`,

  'a lot is below zero by a clawback alone': sql`
    select format('lot %s has %s left, and nothing of it was taken back', lot.id, lot.remaining)
      as breach
    from credit_lots lot where lot.remaining < 0 and not exists (
      select from credit_postings posting join credit_entries entry on entry.id = posting.entry_id
      where posting.lot_id = lot.id and entry.type = 'clawback')`,

  'a spend never takes a balance below zero': sql`
    select format('account %s has %s to spend, and no clawback explains it', balance.account_id,
      balance.purchased::bigint + balance.subscription) as breach
    from credit_balances balance
    where balance.purchased::bigint + balance.subscription < 0 and not exists (
      select from credit_entries entry
      where entry.account_id = balance.account_id and entry.type = 'clawback')`,

  'nothing is granted, held or settled twice': sql`
    select format('%s %s happened %s times', type, coalesce(source, project_id::text), count(*))
      as breach
    from credit_entries where hold_id is null group by type, source, project_id
    having count(*) > 1
    union all
    select format('hold %s was settled %s times', hold_id, count(*))
    from credit_entries where hold_id is not null group by hold_id having count(*) > 1`,

  'what is held is in open holds alone': sql`
    select format('entry %s, a %s, moves %s that are held', entry.id, entry.type, posting.amount)
      as breach
    from credit_postings posting join credit_entries entry on entry.id = posting.entry_id
    where posting.book = 'held' and entry.type not in ('hold', 'capture', 'release')
    union all
    select format('entry %s settles hold %s, and leaves %s held', settlement.id, settlement.hold_id,
      case when hold.account_id = settlement.account_id then sum(posting.amount)::text
        else 'a credit of another account' end)
    from credit_entries settlement
    left join credit_entries hold on hold.id = settlement.hold_id and hold.type = 'hold'
    left join credit_postings posting
      on posting.entry_id in (hold.id, settlement.id) and posting.book = 'held'
    where settlement.hold_id is not null
    group by settlement.id, hold.account_id
    having hold.account_id is distinct from settlement.account_id
      or coalesce(sum(posting.amount), 1) <> 0`,

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
      when 'failed' then settlement.type is distinct from 'release' and not coalesce(project.credit_kept, false)
        or project.credit_kept and (settlement.type = 'release' or settlement.type is null and not exists (
          select from abandoned_asks ask
          where ask.project_id = hold.project_id and ask.credit = 'held'))
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
      select entry.account_id, sum(posting.amount) as credits
      from credit_entries entry
      join credit_postings posting on posting.entry_id = entry.id and posting.lot_id is not null
      left join credit_entries settlement on settlement.hold_id = entry.id
      where entry.type in ('grant', 'hold', 'clawback')
        and settlement.type is distinct from 'release'
      group by entry.account_id
    )
    select format('account %s has %s to spend, but its transactions say %s', balance.account_id,
      greatest(0, purchased::bigint + subscription), greatest(0, coalesce(listed.credits, 0))) as breach
    from credit_balances balance left join listed on listed.account_id = balance.account_id
    where greatest(0, purchased::bigint + subscription) <> greatest(0, coalesce(listed.credits, 0))`,

  "a list's counts are those of its projects": sql`
    select format('account %s lists %s pending, %s processing, %s completed, %s failed, but has %s, %s, %s, %s',
      account_id, coalesce(list.pending, 0), coalesce(list.processing, 0),
      coalesce(list.completed, 0), coalesce(list.failed, 0), coalesce(counted.pending, 0),
      coalesce(counted.processing, 0), coalesce(counted.completed, 0), coalesce(counted.failed, 0))
      as breach
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

  ...MONEY_RULES,
  ...VIDEO_RULES,
};
