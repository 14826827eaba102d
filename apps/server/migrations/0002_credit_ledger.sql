-- The credit ledger: double entry, integers, append only.
--
-- An entry says what happened; its postings say which books it moved credits between, and sum to
-- zero. Books of a person: purchased, subscription (both kept in lots) and held. Books of the
-- house: issued and spent; they have no balance row, because one row that every sale and every
-- video updates would make them wait for one another.

create table credit_balances (
  account_id uuid primary key references accounts,
  purchased integer not null default 0,
  subscription integer not null default 0,
  held integer not null default 0 check (held >= 0)
);

create table credit_entries (
  id bigint generated always as identity primary key,
  account_id uuid not null references credit_balances,
  type text not null check (type in ('grant', 'hold', 'capture', 'release', 'clawback')),
  -- What gave or took it back: an invoice, a payment intent, a refund, an operator's command.
  source text,
  -- Of a hold: the project it pays for. No foreign key: the history outlives the project.
  project_id uuid,
  -- Of a capture or release: the hold that it settles.
  hold_id bigint references credit_entries,
  description text not null,
  created_at timestamptz not null default now(),
  constraint grant_names_source check ((type in ('grant', 'clawback')) = (source is not null)),
  constraint hold_names_project check ((type = 'hold') = (project_id is not null)),
  constraint settlement_names_hold check ((type in ('capture', 'release')) = (hold_id is not null))
);

create unique index credit_grant_once on credit_entries (source) where type = 'grant';
create unique index credit_clawback_once on credit_entries (source) where type = 'clawback';
create unique index credit_hold_once on credit_entries (project_id) where type = 'hold';
create unique index credit_settled_once on credit_entries (hold_id) where hold_id is not null;
create index credit_entries_account on credit_entries (account_id, id desc);

-- Credits granted together. A hold takes from the lot that expires soonest, then the oldest.
create table credit_lots (
  id bigint generated always as identity primary key,
  account_id uuid not null references credit_balances,
  grant_id bigint not null unique references credit_entries,
  book text not null check (book in ('purchased', 'subscription')),
  remaining integer not null default 0,
  expires_at timestamptz
);

create index credit_lots_to_spend on credit_lots (account_id, expires_at nulls last, id)
  where remaining > 0;

create table credit_postings (
  entry_id bigint not null references credit_entries,
  book text not null check (book in ('purchased', 'subscription', 'held', 'issued', 'spent')),
  lot_id bigint references credit_lots,
  amount integer not null check (amount <> 0),
  constraint lots_hold_own_credits check ((book in ('purchased', 'subscription')) = (lot_id is not null))
);

create index credit_postings_entry on credit_postings (entry_id);
create index credit_postings_lot on credit_postings (lot_id) where lot_id is not null;

-- Balances and lots move with the posting itself, so that no code path can forget them.
create function apply_credit_posting() returns trigger language plpgsql as $$
declare
  entry credit_entries;
  spendable integer;
  lot_remaining integer;
begin
  select * into strict entry from credit_entries where id = new.entry_id;
  if new.lot_id is not null then
    update credit_lots set remaining = remaining + new.amount
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

create trigger apply_credit_posting after insert on credit_postings
  for each row execute function apply_credit_posting();

create function check_entry_is_balanced() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(amount), 1) from credit_postings where entry_id = new.id) <> 0 then
    raise exception 'the postings of entry % do not sum to zero', new.id
      using errcode = 'check_violation', constraint = 'credit_entry_balanced';
  end if;
  return null;
end $$;

create constraint trigger credit_entry_balanced after insert on credit_entries
  deferrable initially deferred for each row execute function check_entry_is_balanced();

create function check_posting_is_balanced() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from credit_postings where entry_id = new.entry_id) <> 0 then
    raise exception 'the postings of entry % do not sum to zero', new.entry_id
      using errcode = 'check_violation', constraint = 'credit_entry_balanced';
  end if;
  return null;
end $$;

create constraint trigger credit_posting_balanced after insert on credit_postings
  deferrable initially deferred for each row execute function check_posting_is_balanced();

create function refuse_change_of_ledger() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or deleted: write a new entry', tg_table_name;
end $$;

create trigger credit_entries_append_only before update or delete or truncate on credit_entries
  for each statement execute function refuse_change_of_ledger();
create trigger credit_postings_append_only before update or delete or truncate on credit_postings
  for each statement execute function refuse_change_of_ledger();

revoke update, delete, truncate on credit_entries, credit_postings from public, current_user;
-- Foreign keys lock the row they name, for which PostgreSQL asks the right to update a column of
-- it. The trigger above still refuses every update.
grant update (id) on credit_entries to current_user;
