-- Videos that were asked for together, and those that were added to them. Their rows point here; what
-- they cost and how they stand is read from them.
create table series (
  id uuid primary key,
  account_id uuid not null references accounts,
  title text not null,
  created_at timestamptz not null default now()
);
create index series_newest on series (account_id, created_at desc, id desc);

-- The checks hold for every new row. That no row is against them is found later, without the lock that
-- keeps requests waiting: 0024_checks_of_series.sql.
alter table projects
  -- `series_index` counts from 0.
  add column series_id uuid,
  add column series_index integer,
  -- What stands in the slots of its template, by their ids.
  add column slots jsonb not null default '{}',
  -- One of a series may wait long for its turn: then `deadline_at` is until when it waits, which is kept
  -- in `line_until`, and so many seconds are left to it from the moment that its turn comes.
  add column turn_seconds integer,
  add column line_until timestamptz,
  -- Of one that was cancelled: an engine charges for it, so that its credit has not come back.
  add column credit_kept boolean not null default false,
  add constraint projects_series foreign key (series_id) references series not valid,
  add constraint projects_place check ((series_id is null) = (series_index is null)) not valid,
  add constraint projects_turn check (turn_seconds > 0) not valid,
  add constraint projects_line check ((line_until is null) = (turn_seconds is null)) not valid;
