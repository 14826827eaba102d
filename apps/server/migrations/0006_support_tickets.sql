-- What people ask the operator for. Closed once it has been dealt with, never deleted.
create table support_tickets (
  -- Counted, since the operator types it.
  id bigint primary key generated always as identity,
  account_id uuid not null references accounts,
  -- Made by the browser: a ticket that is sent twice is stored once.
  key text not null,
  subject text not null,
  priority text not null check (priority in ('low', 'medium', 'high', 'urgent')),
  description text not null,
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  unique (account_id, key)
);

create index support_tickets_open on support_tickets (created_at) where closed_at is null;
