-- What is sold, and at which price, from when on. In force is the entry with the latest valid_from
-- that has come, and of two with the same the later one. Money is in cents.
create table price_book (
  id bigint generated always as identity primary key,
  valid_from timestamptz not null,
  -- Of one credit. The largest purchase is a thousand, and must not cost more than a card takes.
  credit_price_cents integer not null check (credit_price_cents between 1 and 99999),
  starter_cents integer not null check (starter_cents between 1 and 99999999),
  starter_credits integer not null check (starter_credits between 1 and 100000),
  creator_cents integer not null check (creator_cents between 1 and 99999999),
  creator_credits integer not null check (creator_credits between 1 and 100000),
  pro_cents integer not null check (pro_cents between 1 and 99999999),
  pro_credits integer not null check (pro_credits between 1 and 100000),
  studio_cents integer not null check (studio_cents between 1 and 99999999),
  studio_credits integer not null check (studio_credits between 1 and 100000),
  created_at timestamptz not null default now(),
  -- Which operator, and why; null for the entry that the environment gave.
  "by" text,
  reason text,
  constraint operators_say_why check (("by" is null) = (reason is null))
);

create index price_book_in_force on price_book (valid_from desc, id desc);
-- Of several processes that start at once, one gives the first entry.
create unique index price_book_first on price_book ((true)) where "by" is null;

create trigger price_book_append_only before update or delete or truncate on price_book
  for each statement execute function refuse_change_of_ledger();
revoke update, delete, truncate on price_book from public, current_user;
