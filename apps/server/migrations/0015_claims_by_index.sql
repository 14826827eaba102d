-- outside a transaction
-- A worker finds its next work without reading what it cannot take: what was begun by its engine and
-- step, in the order in which it is due; what waits by the engine that it waits for, in its turn. No
-- engine stands for the first of the list as it is when the project's turn comes.

create index concurrently if not exists projects_begun_due on projects (coalesce(engine, ''), step, due_at)
  where status = 'processing';
create index concurrently if not exists projects_in_line on projects (coalesce(engine, ''), turn, due_at)
  where status = 'pending' and not held_back;
create index concurrently if not exists projects_in_line_of on projects (account_id)
  where status = 'pending' and not held_back;
create index concurrently if not exists projects_held_back on projects (account_id, turn)
  where status = 'pending' and held_back;
create index concurrently if not exists projects_deadline on projects (deadline_at)
  where status in ('pending', 'processing');
