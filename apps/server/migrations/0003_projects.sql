-- A project is one video asked for, and its own job: what is to be done next, by when, and who is
-- at it stand in the same row as what people see, so that the two cannot disagree.
create table projects (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts,
  title text not null,
  prompt text not null,
  enhanced_prompt text,
  template_id text not null,
  category text not null,
  aspect_ratio text not null check (aspect_ratio in ('9:16', '16:9', '1:1')),
  generate_audio boolean not null,
  enhance_prompt boolean not null,
  seed integer not null check (seed >= 0),
  created_at timestamptz not null default now(),

  status text not null default 'pending'
    check (status in ('pending', 'processing', 'completed', 'failed')),
  failure_code text,
  failure_reason text,
  completed_at timestamptz,
  -- The engine's own, 0..1; never goes back.
  progress real check (progress between 0 and 1),

  -- The step to do next.
  step text not null default 'submit'
    check (step in ('submit', 'poll', 'collect', 'check', 'publish')),
  -- Times that an engine has been asked: its job's id is the project's id with this number.
  attempt integer not null default 1,
  bad_files integer not null default 0,
  engine text,
  -- Set before the engine is asked. Without a handle the outcome is unknown: ask it, never repeat.
  submit_started_at timestamptz,
  handle jsonb,
  engine_state text check (engine_state in ('queued', 'running')),
  output jsonb,

  -- When the next step is due, while nobody is at it.
  due_at timestamptz not null default now(),
  -- A worker may write only under the number it was given, and only until leased_until.
  lease_number integer not null default 0,
  leased_until timestamptz,
  deadline_at timestamptz not null,

  constraint failed_has_reason check ((status = 'failed') = (failure_reason is not null)),
  constraint completed_has_time check ((status = 'completed') = (completed_at is not null))
);

create index projects_account on projects (account_id, created_at desc, id);
create index projects_due on projects (due_at) where status in ('pending', 'processing');

-- The same key and body give the same project, also after a lost answer.
create table idempotency_keys (
  account_id uuid not null references accounts,
  key text not null,
  body_hash bytea not null,
  project_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (account_id, key)
);

-- Projects that were deleted: their files go, and go again for a while, in case a worker was just
-- storing them. Written down so that nothing is ever removed for the mere lack of a row.
create table file_removals (
  project_id uuid primary key,
  requested_at timestamptz not null default now()
);
