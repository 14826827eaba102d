-- What asks of engines may cost: a person's filtered asks, a person's videos at once, an engine's day.

alter table abandoned_asks
  -- What the ask still has of its engine's budget of that day; null when it has nothing.
  add column reserved_day date,
  add column reserved_micro_usd bigint,
  add constraint abandoned_reserves_both check ((reserved_day is null) = (reserved_micro_usd is null));

-- How many of a person's asks a filter ended; and who has any, for workers that look for their next.
create index abandoned_asks_filtered on abandoned_asks (account_id, engine, abandoned_at)
  where starts_with(reason, 'FILTERED_');
create index abandoned_asks_filtered_lately on abandoned_asks (engine, abandoned_at)
  where starts_with(reason, 'FILTERED_');

alter table projects
  -- What its present ask, or its next, has of its engine's budget of that day (UTC).
  add column reserved_day date,
  add column reserved_micro_usd bigint,
  -- Jobs that its engine has lost: each is asked for again, within limits.
  add column lost_jobs integer not null default 0,
  add constraint reserves_both check ((reserved_day is null) = (reserved_micro_usd is null)),
  add constraint reserves_of_an_engine check (reserved_day is null or engine is not null);

-- Who has how many at engines.
create index projects_at_engines on projects (account_id, engine)
  where status = 'processing' and step in ('submit', 'poll');

-- What asks of an engine may cost in all that were made, or are to be made, on a day (UTC).
create table engine_spend (
  day date not null,
  engine text not null,
  reserved_micro_usd bigint not null check (reserved_micro_usd >= 0),
  primary key (day, engine)
);
