-- outside a transaction
-- A person's videos that are of no series, newest first: a wall of films has these, and of each series one.
create index concurrently if not exists projects_single on projects (account_id, created_at desc, id desc)
  where series_id is null;
