-- What a lot cost: the credits that were granted, and the cents that were paid for them (0 for given
-- ones). What people still have is owed at that price.
alter table credit_lots
  add column granted integer,
  add column paid_cents integer;

-- Until here a credit cost 10 cents, and its purchase did not say so; nor does the version before.
create function cents_of_grant(entry credit_entries, credits integer) returns integer
language sql immutable as $$
  select coalesce(entry.amount_cents,
    case when starts_with(entry.source, 'pi_') then 10 * credits else 0 end)
$$;

-- As it was, and a grant says besides what its lot cost.
create or replace function apply_credit_posting() returns trigger language plpgsql as $$
declare
  entry credit_entries;
  spendable integer;
  lot_remaining integer;
begin
  select * into strict entry from credit_entries where id = new.entry_id;
  if new.lot_id is not null then
    update credit_lots set remaining = remaining + new.amount,
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
  return null;
end $$;
