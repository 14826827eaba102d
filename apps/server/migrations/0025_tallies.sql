-- Kept sums of what the operator asks for over any time, so that no answer counts a million rows.
--
-- What happens writes one entry here, in its own commit: rows are added and never changed, so that no
-- two commits wait for each other, as they would at one row of sums. A chore folds entries into
-- tallies; whoever reads, reads both.
create table tally_entries (
  id bigint generated always as identity primary key,
  day date not null,
  kind text not null,
  engine text,
  template_id text,
  -- What the credit was of: a plan, bought, or given.
  plan text,
  reason text,
  count integer not null,
  -- Millionths of a US dollar.
  amount bigint not null
);

-- One row for each day and kind: in all, and by each engine, template, plan and reason. By pairs of
-- these there would be about as many rows as videos.
create table tallies (
  kind text not null,
  dimension text not null check (dimension in ('all', 'engine', 'template', 'plan', 'reason')),
  day date not null,
  name text not null,
  count bigint not null,
  amount bigint not null,
  primary key (kind, dimension, day, name)
);
