-- What a job needs to know when its engine is somebody else's service.
alter table projects
  -- Place in the engine's own line, where it tells.
  add column queue_position integer check (queue_position >= 0),
  -- The prompt is rewritten once, whatever came of it.
  add column enhance_tried boolean not null default false,
  -- Calls in a row that came to nothing at the present step, and the fault of the last of them.
  add column step_errors integer not null default 0,
  add column trouble jsonb,
  -- A filter on the output's sound refuses at random: that is tried once more.
  add column sound_filtered boolean not null default false,
  -- What was collected: a file on a worker's disk that is not this one is fetched again.
  add column file_bytes bigint,
  add column file_sha256 text,
  add constraint engine_known_once_asked check (submit_started_at is null or engine is not null);

-- An engine's job belongs to one project, also when two look for theirs in the same list.
create unique index projects_handle on projects (handle) where handle is not null;
create index projects_made on projects (engine, completed_at desc) where status = 'completed';

-- Asks that came to nothing for us: the engine may still be working on them, and may charge for
-- them. Written in the commit that gives them up; a worker tells the engine, until it has heard.
create table abandoned_asks (
  project_id uuid not null,
  attempt integer not null,
  engine text not null,
  -- None: whether the engine ever made a job of it is unknown.
  handle jsonb,
  reason text not null,
  billed text not null check (billed in ('yes', 'no', 'unknown')),
  abandoned_at timestamptz not null default now(),
  -- When the engine is to be told; null when there is nothing to tell, or it has been told.
  cancel_due_at timestamptz,
  cancel_tries integer not null default 0,
  primary key (project_id, attempt)
);

create index abandoned_asks_due on abandoned_asks (cancel_due_at) where cancel_due_at is not null;
