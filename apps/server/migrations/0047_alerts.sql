-- What an operator is told of: one row from when it began until it is over.
create table alerts (
  id bigint generated always as identity primary key,
  kind text not null,
  -- Of what: an engine, a ticket, a disk.
  subject text not null,
  text text not null,
  began_at timestamptz not null default now(),
  -- When it was last found to be so; of a process that is gone nothing is heard any more.
  seen_at timestamptz not null default now(),
  ended_at timestamptz
);

-- Two processes that find the same write it once.
create unique index alerts_on on alerts (kind, subject) where ended_at is null;
create index alerts_ended on alerts (ended_at);
