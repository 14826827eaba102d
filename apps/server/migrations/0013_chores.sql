-- Chores that are done once for all processes. A row says when one is due again, and who is at it;
-- the lease of a process that died runs out.
create table chores (
  name text primary key,
  due_at timestamptz not null default now(),
  lease_token uuid,
  leased_until timestamptz
);

-- A deleted project's files are looked for a few times, further and further apart.
alter table file_removals
  add column due_at timestamptz not null default now(),
  add column looks integer not null default 0;
create index file_removals_due on file_removals (due_at);

-- What the hourly chores forget is found without reading all the rest.
create index sessions_last_seen on sessions (last_seen_at);
create index sign_in_attempts_expiry on sign_in_attempts (expires_at);
create index stripe_events_applied on stripe_events (applied_at) where applied_at is not null;
