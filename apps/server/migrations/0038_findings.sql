-- What the checks found at their runs and nobody has mended yet, and what was over since.
create table findings (
  id uuid primary key default gen_random_uuid(),
  -- The operator's command that looks for it.
  check_name text not null,
  -- A key of the catalogue that says what to do about it.
  kind text not null,
  -- What it is about: an account, an entry, an object of Stripe's.
  subject text not null,
  text text not null,
  -- A look at a part of everything, which does not find it, does not say that it is over.
  needs_whole boolean not null,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  over_at timestamptz
);

create unique index findings_open on findings (check_name, md5(text)) where over_at is null;
create index findings_over on findings (over_at) where over_at is not null;

-- When each check ran last.
create table checks (
  name text primary key,
  ran_at timestamptz not null default now(),
  took_ms integer not null
);
