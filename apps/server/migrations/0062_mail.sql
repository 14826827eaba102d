-- What somebody would like to hear of by mail, from the first time that they save it on.
create table notification_choices (
  account_id uuid primary key references accounts on delete cascade,
  -- Of videos, series and credits; what concerns money, the account or a decision comes in any case.
  email boolean not null,
  updates boolean not null,
  marketing boolean not null,
  saved_at timestamptz not null default now()
);

-- Mails of an installation that sends none: the sandbox's mailbox.
create table sandbox_mails (
  -- The message's of the outbox: one that comes twice is here once.
  id uuid primary key,
  position bigint generated always as identity,
  -- None where the account is gone.
  account_id uuid references accounts on delete cascade,
  kind text not null,
  recipient text not null,
  subject text not null,
  headers jsonb not null,
  plain text not null,
  html text not null,
  created_at timestamptz not null default now()
);

create unique index sandbox_mails_newest on sandbox_mails (position);
create index sandbox_mails_of_account on sandbox_mails (account_id);
create index sandbox_mails_created on sandbox_mails (created_at);
