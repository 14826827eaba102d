-- A video is signed between its check and its publishing. A longer list of steps takes the place of the
-- shorter one, which all rows fulfil already: none is read for it here.
-- allows more: projects_step_check
alter table projects
  drop constraint projects_step_check,
  add constraint projects_step_check
    check (step in ('submit', 'poll', 'collect', 'check', 'sign', 'publish')) not valid,
  -- What was done to the engine's file since it came, as its manifest tells it; null before the check,
  -- and for what a version before this one checked.
  add column file_changes text[];
