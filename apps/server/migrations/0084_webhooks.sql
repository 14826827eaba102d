-- Addresses that people have told of what happens to their videos, by Standard Webhooks.
create table webhooks (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id) on delete cascade,
  url text not null,
  events text[] not null check (cardinality(events) > 0),
  -- The key as it signs: who delivers has no other secret that it could be wrapped with.
  secret bytea not null check (octet_length(secret) between 24 and 64),
  -- The one before, which signs as well until then.
  former_secret bytea,
  former_until timestamptz,
  created_at timestamptz not null default now(),
  active boolean not null default true,
  -- Why nobody but its owner can have wanted it off: nothing arrived, or it said that it is gone.
  off_because text check (off_because in ('failing', 'gone')),
  -- Since when every attempt has failed.
  failing_since timestamptz,
  -- Its last attempt was answered well, and soon.
  quick boolean not null default false
);

create index webhooks_of_account on webhooks (account_id, created_at);

-- Events on their way to one webhook each, written in the commit of what they tell; and, for a while, what
-- became of them.
create table webhook_deliveries (
  -- Known to who receives it: what comes twice has the same.
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null references webhooks (id) on delete cascade,
  type text not null,
  -- The very bytes that are signed and sent, at each attempt the same.
  payload text not null,
  created_at timestamptz not null default now(),
  -- Whether it is tried for days, or once.
  retries boolean not null default true,
  -- As its webhook's: what is quick does not wait behind what is not.
  quick boolean not null,
  due_at timestamptz not null default now(),
  -- Also the number of the present claim.
  attempts integer not null default 0,
  leased_until timestamptz,
  first_attempt_at timestamptz,
  last_attempt_at timestamptz,
  ended_at timestamptz,
  outcome text check (outcome in ('delivered', 'failed')),
  -- Of the last attempt: the status and how the answer begins, and why it failed.
  status integer,
  answer text,
  trouble text
);

create index webhook_deliveries_newest on webhook_deliveries (webhook_id, created_at desc, id desc);
create index webhook_deliveries_created on webhook_deliveries (created_at);
create index webhook_deliveries_due on webhook_deliveries (quick, due_at) where ended_at is null;
create index webhook_deliveries_open on webhook_deliveries (webhook_id) where ended_at is null;
create index webhook_deliveries_leased on webhook_deliveries (webhook_id) where leased_until is not null;
