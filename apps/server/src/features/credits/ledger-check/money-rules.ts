import { sql } from 'kysely';
import type { Rule } from '../../findings/advice.ts';

/** The rules of what was paid: each with a query that finds what breaks it, as in rules.ts. */
export const MONEY_RULES = {
  'a lot costs what its grant says': sql<{ breach: string }>`
    select format('lot %s is %s credits for %s cents, but its grant says %s for %s', lot.id,
      coalesce(lot.granted::text, 'unknown'), coalesce(lot.paid_cents::text, 'unknown'),
      given.amount, priced.cents) as breach
    from credit_lots lot
    join credit_entries entry on entry.id = lot.grant_id
    join credit_postings given on given.entry_id = entry.id and given.lot_id = lot.id,
    lateral (select coalesce(entry.amount_cents,
      case when entry.source like 'pi\\_%' then 10 * given.amount else 0 end) as cents) priced
    where (lot.granted, lot.paid_cents) is distinct from (given.amount, priced.cents)`,

  'a lot has held what its open holds took': sql<{ breach: string }>`
    with open as (
      select taken.lot_id, -sum(taken.amount) as credits
      from credit_entries hold join credit_postings taken on taken.entry_id = hold.id
      where hold.type = 'hold' and taken.lot_id is not null and not exists (
        select from credit_entries settlement where settlement.hold_id = hold.id)
      group by taken.lot_id
    )
    select format('lot %s has %s held, but its open holds say %s', lot.id, lot.held,
      coalesce(open.credits, 0)) as breach
    from credit_lots lot left join open on open.lot_id = lot.id
    where lot.held <> coalesce(open.credits, 0)`,

  'a refund is of a payment': sql<{ breach: string }>`
    select format('%s is of %s, which was never paid', refund.source, refund.payment) as breach
    from refunds refund left join payments payment on payment.source = refund.payment
    where payment.source is null`,

  'the sums of a day are those of its money': sql<{ breach: string }>`
    with rows as (
      select 'revenue' as kind, paid_at as at, plan, payments.kind as sold, cents from payments
      union all
      select 'refunds', refunded_at, plan, payments.kind, refunds.cents
      from refunds join payments on payments.source = refunds.payment
    ), counted as (
      select rows.kind, dimension, (at at time zone 'UTC')::date as day, name,
        sum(sign(cents)) as count, sum(cents::bigint) * 10000 as amount
      from rows, lateral (values ('all', ''),
        ('plan', coalesce(plan, case sold when 'credits' then 'bought' else 'other' end))
      ) as by (dimension, name)
      group by rows.kind, dimension, day, name
    ), kept as (
      select kind, dimension, day, name, sum(count) as count, sum(amount) as amount from (
        select kind, dimension, day, name, count, amount from tallies
        union all
        select kind, dimension, day, name, count, amount from tally_entries,
          lateral (values ('all', ''), ('plan', plan)) as by (dimension, name)
        where name is not null
      ) as all_kept
      where kind in ('revenue', 'refunds') and dimension in ('all', 'plan')
      group by kind, dimension, day, name
    )
    select format('%s of %s %s: %s of %s are kept, but the rows come to %s of %s', kind, day,
      nullif(name, ''), coalesce(kept.count, 0), coalesce(kept.amount, 0), coalesce(counted.count, 0),
      coalesce(counted.amount, 0)) as breach
    from counted full join kept using (kind, dimension, day, name)
    where (coalesce(counted.count, 0), coalesce(counted.amount, 0))
      is distinct from (coalesce(kept.count, 0), coalesce(kept.amount, 0))`,
} satisfies Partial<Record<Rule, ReturnType<typeof sql<{ breach: string }>>>>;
