import { templateIds } from '@shortcake/contract/template-ids';
import type postgres from 'postgres';

/** People who have bought credits and spent none of them yet. */
const BUYERS = 80_000;
const TEMPLATES = [...templateIds, 'custom-prompt'];

/**
 * Makes a year's business of what is filled in: videos of all templates, engines and plans, those that
 * came to nothing besides, asks that were given up, what was paid and what went back, and credits that
 * people have bought.
 */
export async function writeYear(sql: postgres.TransactionSql): Promise<void> {
  await sql`create temp table choice on commit drop as select ${TEMPLATES}::text[] as templates,
    array['fal', 'google-omni', 'vertex-veo', 'openai-videos', 'studio'] as engines,
    array['starter', 'creator', 'pro', 'studio', 'bought', 'given'] as plans,
    array['CONTENT_FILTERED', 'DEADLINE', 'ENGINE_FAILED', 'BAD_FILE', 'NO_ANSWER'] as reasons`;
  await sql.unsafe(VIDEOS);
  await sql.unsafe(MONEY);
  await sql`create temp table buyer on commit drop as
    select gen_random_uuid() as account, n, 5 + n % 45 as credits
    from generate_series(1, ${BUYERS}::int) n`;
  await sql.unsafe(CREDITS);
}

const VIDEOS = `
  create temp table made on commit drop as
    select project_id, now() - random() * interval '365 days' as at, outcome,
      templates[1 + floor(random() * cardinality(templates))::int] as template_id,
      engines[1 + floor(random() * cardinality(engines))::int] as engine,
      plans[1 + floor(random() * cardinality(plans))::int] as plan,
      reasons[1 + floor(random() * cardinality(reasons))::int] as reason
    from (select project_id, outcome from video_outcomes where outcome = 'completed'
      union all
      -- For each hundred that are there still, so many that came to nothing and were deleted.
      select gen_random_uuid(), came_to
      from (select row_number() over () % 100 as place from video_outcomes) placed
      join (values ('failed', 0, 8), ('abandoned', 8, 10), ('withdrawn', 10, 12))
        as besides (came_to, first, after) on place >= first and place < after
    ) as video, choice;
  analyze made;
  update video_outcomes video
    set asked_at = at, template_id = made.template_id, engine = made.engine, plan = made.plan,
      ended_at = at + interval '1 minute',
      earned_micro_usd = case made.plan when 'given' then 0 else floor(random() * 100000) end
    from made where made.project_id = video.project_id;
  update engine_asks ask
    set asked_at = at, template_id = made.template_id, engine = made.engine, plan = made.plan
    from made where made.project_id = ask.project_id;
  insert into video_outcomes
      (project_id, asked_at, template_id, plan, engine, outcome, reason, ended_at)
    select project_id, at, template_id, plan, case when outcome <> 'withdrawn' then engine end, outcome,
      case outcome when 'failed' then reason end, at + interval '1 minute'
    from made where outcome <> 'completed';
  insert into engine_asks
      (project_id, attempt, engine, template_id, plan, asked_at, micro_usd, billed)
    select project_id, 1, engine, template_id, plan, at,
      case when random() < 0.9 then 416000 end, case outcome when 'failed' then 'no' else 'unknown' end
    from made where outcome in ('failed', 'abandoned');
  -- Kept for 90 days.
  update abandoned_asks set abandoned_at = now() - random() * interval '89 days',
    billed = (array['yes', 'no', 'no', 'unknown'])[1 + floor(random() * 4)::int];
`;

const MONEY = `
  update payments set paid_at = now() - random() * interval '365 days', cents = 50 + n % 5000,
      kind = case when n % 3 = 0 then 'credits' else 'plan' end,
      plan = case when n % 3 <> 0 then plans[1 + n % 4] end
    from (select source, row_number() over () as n from payments) numbered, choice
    where numbered.source = payments.source;
  insert into refunds (source, payment, kind, cents, refunded_at)
    select 're_' || source, source, 'refund', cents, paid_at from payments where random() < 0.03;
  delete from tallies where kind in ('revenue', 'refunds');
  insert into tallies (kind, dimension, day, name, count, amount)
    select money.kind, dimension, (at at time zone 'UTC')::date, name, count(*), sum(cents) * 10000
    from (select 'revenue' as kind, source, paid_at as at, cents from payments
      union all select 'refunds', payment, refunded_at, cents from refunds) money
    join (select source, coalesce(plan, 'bought') as sold from payments) payment
      on payment.source = money.source,
    lateral (values ('all', ''), ('plan', sold)) as by (dimension, name)
    group by money.kind, dimension, (at at time zone 'UTC')::date, name;
`;

const CREDITS = `
  insert into accounts (id, issuer, subject, email)
    select account, 'scale-buyer', n, 'buyer-' || n || '@example.com' from buyer;
  insert into credit_balances (account_id, purchased) select account, credits from buyer;
  create temp table base on commit drop as select max(id) as id from credit_entries;
  insert into credit_entries (id, account_id, type, source, description, amount_cents)
    overriding system value
    select base.id + n, account, 'grant', 'pi_buyer_' || n, credits || ' credits bought', credits * 9
    from buyer, base;
  insert into credit_lots (account_id, grant_id, book, remaining, granted, paid_cents)
    select account, base.id + n, 'purchased', credits, credits, credits * 9 from buyer, base;
  insert into credit_postings (entry_id, book, lot_id, amount)
    select grant_id, 'issued', null, -granted from credit_lots, base where grant_id > base.id
    union all select grant_id, 'purchased', lot.id, granted from credit_lots lot, base
      where grant_id > base.id;
  select setval(pg_get_serial_sequence('credit_entries', 'id'), (select max(id) from credit_entries));
  -- Those who wait have paid as well.
  update credit_entries entry set amount_cents = 9 * granted
    from credit_lots lot where grant_id = entry.id and source like 'scale-waiting:%';
  update credit_lots lot set paid_cents = amount_cents
    from credit_entries entry where entry.id = grant_id and source like 'scale-waiting:%';
`;
