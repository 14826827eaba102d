-- That a video was taken down, why, what its owner said against it, and what became of that. A row outlives
-- both, as a report does.
create table takedowns (
  id uuid primary key default gen_random_uuid(),
  -- What led to it.
  report_id uuid not null unique references reports,
  project_id uuid,
  account_id uuid references accounts on delete set null,
  kind text not null check (kind in ('illegal', 'copyright', 'other')),
  reason text,
  at timestamptz not null default now(),
  -- Until when its owner can object.
  until timestamptz not null,
  objected_at timestamptz,
  -- In its owner's words.
  objection text,
  -- `keep`: the video was put back.
  answer text check (answer in ('keep', 'remove')),
  answer_reason text,
  answered_by text,
  answered_at timestamptz
);

create index takedowns_of_project on takedowns (project_id, at desc);
create index takedowns_of_account on takedowns (account_id);

-- Files of videos that were taken down, and where they are to be: a queue, as that of files to be removed.
create table evidence (
  project_id uuid primary key,
  -- `kept` apart from all addresses, `back` where they were, or `gone`.
  wanted text not null default 'kept' check (wanted in ('kept', 'back', 'gone')),
  taken_at timestamptz not null default now(),
  keep_until timestamptz not null,
  due_at timestamptz not null default now(),
  -- Whoever moves them has them alone until then.
  leased_until timestamptz,
  failures integer not null default 0
);

create index evidence_due on evidence (due_at);
