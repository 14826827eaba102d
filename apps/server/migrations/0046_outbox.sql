-- What is to be sent to somebody outside, written in the commit of what it tells. Processes claim a
-- message for a while, send it, and write down what came of it: at least once, whoever dies meanwhile.
create table outbox (
  number bigint generated always as identity primary key,
  -- Known to who receives it: a message that comes twice has the same.
  id uuid not null default gen_random_uuid(),
  -- Who sends it, such as `alert`.
  topic text not null,
  -- Of one topic and subject the earlier message goes first.
  subject text not null,
  body jsonb not null,
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  -- Also the number of the present claim.
  attempts integer not null default 0,
  leased_until timestamptz,
  ended_at timestamptz,
  outcome text check (outcome in ('delivered', 'given up')),
  -- Of the last attempt, without addresses.
  trouble text
);

create index outbox_open on outbox (topic, subject, number) where ended_at is null;
create index outbox_ended on outbox (ended_at);
