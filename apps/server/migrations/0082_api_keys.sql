-- Keys by which a person's programs call the API. The key itself is told once, and kept as its SHA-256
-- alone: it has 238 bits of chance, which no table of hashes holds.
create table api_keys (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id) on delete cascade,
  name text not null,
  -- How the key begins, so that its owner knows it again.
  start text not null,
  hash bytea not null unique check (octet_length(hash) = 32),
  scopes text[] not null check (scopes <@ array['read', 'generate'] and cardinality(scopes) > 0),
  -- Null: as many as its owner has.
  credits_per_month integer check (credits_per_month >= 0),
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  -- From then on it counts no more; it stays for the sake of what it did.
  revoked_at timestamptz
);

create index api_keys_of_account on api_keys (account_id, created_at);
create index api_keys_revoked on api_keys (revoked_at) where revoked_at is not null;

-- Which videos a key asked for. They may be gone: a credit that comes back late finds its day here.
create table api_key_uses (
  project_id uuid primary key,
  key_id uuid not null references api_keys (id) on delete cascade,
  -- In UTC, as each day of keys is.
  day date not null
);

create index api_key_uses_of_key on api_key_uses (key_id, day);
create index api_key_uses_by_day on api_key_uses (day);

-- What a key did on a day: kept, not counted, so that a cap is looked at in no more than 31 rows.
create table api_key_days (
  key_id uuid not null references api_keys (id) on delete cascade,
  day date not null,
  asked integer not null default 0 check (asked >= 0),
  finished integer not null default 0 check (finished >= 0),
  -- Without those that came back.
  credits integer not null default 0 check (credits >= 0),
  primary key (key_id, day)
);

create index api_key_days_by_day on api_key_days (day);
