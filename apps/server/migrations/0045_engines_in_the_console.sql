-- Which engines an operator has switched off: no process asks them for anything new. An engine without
-- a row is on.
create table engine_switches (
  engine text primary key,
  enabled boolean not null,
  changed_at timestamptz not null default now()
);

-- How engines answer: a row for each fault, for each ask that was accepted, for each job that was done.
-- Rows are added and never changed, so that no two workers wait for each other.
create table engine_news (
  id bigint generated always as identity,
  at timestamptz not null default now(),
  engine text not null,
  -- Whether the engine was asked for a video, or about a job of its own.
  about text not null check (about in ('ask', 'job')),
  -- The fault; null where all went well.
  code text,
  -- An engine whose filter refuses something is at work.
  works boolean not null,
  -- No index of ids alone: for an engine that nobody has asked, the planner would read it to its end.
  primary key (engine, id)
);

create index engine_news_works on engine_news (engine, id) where works;
create index engine_news_fails on engine_news (engine, id) where not works;
create index engine_news_stands on engine_news (engine, id)
  where code in ('KEY_REFUSED', 'MODEL_GONE');
create index engine_news_at on engine_news (at);
