-- What engines cost: dated prices, the journal of asks, what became of each video, and what engines
-- sent invoices for. The sums of a day (0025) are kept from these rows by the rows themselves.

-- A price holds from `valid_from` on, until the next one of its model. Of several with the same date the
-- latest counts.
create table engine_costs (
  id bigint generated always as identity primary key,
  engine text not null,
  model text not null,
  micro_usd_per_video bigint not null check (micro_usd_per_video >= 0),
  valid_from timestamptz not null default now(),
  -- Where the price was seen, and when; one that nobody has confirmed says "unverified".
  source text not null,
  -- Who wrote it: we, the variable ENGINE_COST_CENTS, or an operator.
  origin text not null check (origin in ('shipped', 'environment', 'operator')),
  created_at timestamptz not null default now()
);
create index engine_costs_in_force on engine_costs (engine, model, valid_from desc, id desc);

-- Of an engine and a month (its first day) the last entry counts.
create table engine_invoices (
  id bigint generated always as identity primary key,
  engine text not null,
  month date not null check (extract(day from month) = 1),
  micro_usd bigint not null check (micro_usd >= 0),
  noted_at timestamptz not null default now()
);

create trigger engine_costs_append_only before update or delete or truncate on engine_costs
  for each statement execute function refuse_change_of_ledger();
create trigger engine_invoices_append_only before update or delete or truncate on engine_invoices
  for each statement execute function refuse_change_of_ledger();
revoke update, delete, truncate on engine_costs, engine_invoices from public, current_user;

-- What a video costs with a model of an engine by the time of this transaction; null when nobody knows.
create function engine_cost_now(of_engine text, of_model text) returns bigint
language sql stable as $$
  select micro_usd_per_video from engine_costs
  where engine = of_engine and model = of_model and valid_from <= now()
  order by valid_from desc, id desc limit 1
$$;

-- Each ask of an engine, with what a video cost at that moment. It outlives its project, and knows
-- neither person nor prompt.
create table engine_asks (
  project_id uuid not null,
  attempt integer not null,
  engine text not null,
  model text,
  template_id text not null,
  -- What the credit was of: a plan, bought, or given.
  plan text,
  asked_at timestamptz not null,
  -- Null: there was no price.
  micro_usd bigint,
  -- Whether the engine charges for it; null while it is at it.
  billed text check (billed in ('yes', 'no', 'unknown')),
  primary key (project_id, attempt)
);

-- What became of each video that was asked for. It outlives its project.
create table video_outcomes (
  project_id uuid primary key,
  asked_at timestamptz not null,
  template_id text not null,
  plan text,
  -- The last that was asked.
  engine text,
  -- Ended by its owner: withdrawn before an engine had it, abandoned after. Null: it goes on.
  outcome text check (outcome in ('completed', 'failed', 'withdrawn', 'abandoned')),
  -- Why it failed.
  reason text,
  ended_at timestamptz,
  -- What its credit was sold for, once that is spent.
  earned_micro_usd bigint
);

-- What a row adds to the sums of its day. A row that is not there adds nothing.
create function tallies_of_video(video video_outcomes) returns table (
  day date, kind text, engine text, template_id text, plan text, reason text, count integer,
  amount bigint
) language sql stable as $$
  select (video.asked_at at time zone 'UTC')::date, fact.kind, fact.engine, video.template_id,
    video.plan, fact.reason, 1, fact.amount
  from (values
    ('asked', null, null, 0::bigint, video.project_id is not null),
    (video.outcome, video.engine, video.reason, 0, video.outcome is not null),
    ('earned', video.engine, null, video.earned_micro_usd, video.earned_micro_usd is not null)
  ) as fact (kind, engine, reason, amount, is_so)
  where is_so
$$;

create function tallies_of_ask(ask engine_asks) returns table (
  day date, kind text, engine text, template_id text, plan text, reason text, count integer,
  amount bigint
) language sql stable as $$
  select (ask.asked_at at time zone 'UTC')::date,
    case when ask.micro_usd is null then 'unpriced' when ask.billed = 'yes' then 'cost'
      else 'unknown-cost' end,
    ask.engine, ask.template_id, ask.plan, null::text, 1, coalesce(ask.micro_usd, 0)
  where ask.billed in ('yes', 'unknown')
$$;

-- A row that changes takes back what it had added.
create function tally_video() returns trigger language plpgsql as $$
begin
  insert into tally_entries (day, kind, engine, template_id, plan, reason, count, amount)
    select day, kind, engine, template_id, plan, reason, sum(sign * count), sum(sign * amount)
    from (select 1 as sign, * from tallies_of_video(new)
      union all select -1, * from tallies_of_video(old)) as fact
    group by day, kind, engine, template_id, plan, reason
    having sum(sign * count) <> 0 or sum(sign * amount) <> 0;
  return null;
end $$;

create function tally_ask() returns trigger language plpgsql as $$
begin
  insert into tally_entries (day, kind, engine, template_id, plan, reason, count, amount)
    select day, kind, engine, template_id, plan, reason, sum(sign * count), sum(sign * amount)
    from (select 1 as sign, * from tallies_of_ask(new)
      union all select -1, * from tallies_of_ask(old)) as fact
    group by day, kind, engine, template_id, plan, reason
    having sum(sign * count) <> 0 or sum(sign * amount) <> 0;
  return null;
end $$;

create trigger tally_video after insert or update on video_outcomes
  for each row execute function tally_video();
create trigger tally_ask after insert or update on engine_asks
  for each row execute function tally_ask();

-- What the held credit of a project was of: the plan that its grant names, bought, or given; and what
-- it was sold for, in millionths of a US dollar.
create function credit_of_project(project uuid) returns table (plan text, micro_usd bigint)
language sql stable as $$
  select case
      when lot.book = 'subscription' then (
        select name from unnest(array['starter', 'creator', 'pro', 'studio']) with ordinality
          as plans (name, place)
        where strpos(lower(given.description), name) > 0 order by place limit 1)
      when sold.cents is not null then 'bought'
      else 'given' end,
    coalesce(round(sold.cents * 10000.0 / posting.amount), 0)::bigint
  from credit_entries hold
  join credit_postings taken on taken.entry_id = hold.id and taken.lot_id is not null
  join credit_lots lot on lot.id = taken.lot_id
  join credit_entries given on given.id = lot.grant_id
  join credit_postings posting on posting.entry_id = given.id and posting.lot_id = lot.id
  cross join lateral (select coalesce(given.amount_cents, (
    select amount_cents from credit_orders where payment_intent_id = given.source)) as cents) sold
  where hold.type = 'hold' and hold.project_id = project
$$;
