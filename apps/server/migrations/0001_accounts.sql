-- People, keyed by who vouches for them: an e-mail address can change hands, a subject cannot.
create table accounts (
  id uuid primary key default gen_random_uuid(),
  issuer text not null,
  subject text not null,
  email text not null,
  first_name text,
  last_name text,
  profile_image_url text,
  created_at timestamptz not null default now(),
  unique (issuer, subject)
);

-- The operator names people by e-mail.
create index accounts_email on accounts (lower(email));

-- A session's id is the keyed hash of its cookie: who reads this table cannot sign in with it.
create table sessions (
  id bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  -- Created plus 90 days; last_seen_at plus 14 days ends it earlier.
  expires_at timestamptz not null
);

create index sessions_account on sessions (account_id);
create index sessions_expiry on sessions (expires_at);

-- A sign-in under way. Deleted when its callback arrives, so that none can be used twice.
create table sign_in_attempts (
  -- Keyed hash of the state that the provider hands back.
  state_hash bytea primary key,
  -- Keyed hash of the cookie of the browser that began it.
  browser_hash bytea not null,
  nonce text not null,
  code_verifier text not null,
  return_to text not null,
  expires_at timestamptz not null
);
