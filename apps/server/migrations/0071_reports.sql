-- What people report of shared videos: notices of article 16 of the Digital Services Act, and of copyright.
-- Of who reports it has what they wrote, and neither address of a machine, cookie nor browser. A row outlives
-- the video and its owner's account: without words, video and account it is one of a year's count.
create table reports (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('illegal', 'copyright', 'other')),
  -- In the words of who reports; null once their time is over.
  text text,
  name text,
  email text,
  work text,
  good_faith boolean not null,
  rights_holder boolean not null,
  created_at timestamptz not null default now(),
  -- Of which video, and whose that is.
  project_id uuid,
  account_id uuid references accounts on delete set null,
  -- Since when it waits for an operator: for its decision, or for that of its owner's objection to one.
  waiting_since timestamptz default now(),
  decision text check (decision in ('keep', 'remove')),
  -- The statement of reasons; null once its time is over.
  reason text,
  decided_by text,
  decided_at timestamptz,
  -- When its video was deleted while it waited.
  moot_at timestamptz
);

create index reports_waiting on reports (waiting_since, id) where waiting_since is not null;
create index reports_newest on reports (created_at desc, id desc);
create index reports_of_project on reports (project_id);
create index reports_of_account on reports (account_id);
-- Those whose words are to go one day.
create index reports_with_words on reports (created_at) where text is not null or reason is not null;
