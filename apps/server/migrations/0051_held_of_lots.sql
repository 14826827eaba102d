-- What is reckoned of a credit is read from its lot alone: how many are held for videos under way, and
-- what they were sold for.
--
-- No check that `held` stays above zero: a wrong count must not keep a video from ending (`check-ledger`
-- compares it with the holds), and a hold from before may end before 0052 has counted it.
alter table credit_lots add column held integer not null default 0;

-- As it was, with what is held of a lot. The house's books have no balance, so that their postings move
-- nothing: a capture writes the lot in place of that, and no row more.
create or replace function apply_credit_posting() returns trigger language plpgsql as $$
declare
  entry credit_entries;
  spendable integer;
  lot_remaining integer;
begin
  if new.book in ('issued', 'spent') then
    return null;
  end if;
  select * into strict entry from credit_entries where id = new.entry_id;
  if new.lot_id is not null then
    update credit_lots set remaining = remaining + new.amount,
        held = held - case when entry.type in ('hold', 'release') then new.amount else 0 end,
        granted = case when entry.type = 'grant' then new.amount else granted end,
        paid_cents = case when entry.type = 'grant' then cents_of_grant(entry, new.amount)
          else paid_cents end
      where id = new.lot_id and account_id = entry.account_id and book = new.book
      returning remaining into strict lot_remaining;
  end if;
  update credit_balances set
      purchased = purchased + case when new.book = 'purchased' then new.amount else 0 end,
      subscription = subscription + case when new.book = 'subscription' then new.amount else 0 end,
      held = held + case when new.book = 'held' then new.amount else 0 end
    where account_id = entry.account_id
    returning purchased + subscription into strict spendable;
  -- Only a clawback may go below zero; a spend never.
  if entry.type = 'hold' and (spendable < 0 or lot_remaining < 0) then
    raise exception 'a hold cannot take more than there is'
      using errcode = 'check_violation', constraint = 'credit_hold_covered';
  end if;
  -- After the balance, which is locked before a lot.
  if entry.type = 'capture' then
    update credit_lots lot set held = held + taken.amount
      from credit_postings taken
      where taken.entry_id = entry.hold_id and lot.id = taken.lot_id;
  end if;
  return null;
end $$;

-- As it was, by the price of the lot: what a purchase of before cost stood in its order alone, and
-- orders are forgotten after a year.
create or replace function credit_of_project(project uuid) returns table (plan text, micro_usd bigint)
language sql stable as $$
  select case
      when lot.book = 'subscription' then (
        select name from unnest(array['starter', 'creator', 'pro', 'studio']) with ordinality
          as plans (name, place)
        where strpos(lower(given.description), name) > 0 order by place limit 1)
      when lot.paid_cents > 0 then 'bought'
      else 'given' end,
    coalesce(round(lot.paid_cents * 10000.0 / lot.granted), 0)::bigint
  from credit_entries hold
  join credit_postings taken on taken.entry_id = hold.id and taken.lot_id is not null
  join credit_lots lot on lot.id = taken.lot_id
  join credit_entries given on given.id = lot.grant_id
  where hold.type = 'hold' and hold.project_id = project
$$;
