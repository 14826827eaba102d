-- A worker finds its next work without reading what it cannot take: what was begun by the lane that
-- goes on with it, in the order in which it is due; what waits by the engine that it waits for, in
-- its turn. No engine stands for the first of the list as it is when the project's turn comes.

-- Set while the owner has no place at the engines: the project waits for that, not for its turn, and
-- stands in nobody's way. What leaves an engine lets the owner's next one step back into the line.
alter table projects add column held_back boolean not null default false;

create index projects_begun_due on projects (coalesce(engine, ''), step, due_at)
  where status = 'processing';
create index projects_in_line on projects (coalesce(engine, ''), turn, due_at)
  where status = 'pending' and not held_back;
create index projects_in_line_of on projects (account_id)
  where status = 'pending' and not held_back;
create index projects_held_back on projects (account_id, turn)
  where status = 'pending' and held_back;
create index projects_deadline on projects (deadline_at)
  where status in ('pending', 'processing');

-- Nobody but workers sees who is held back: a list's version stays as it is.
drop trigger project_changed_in_list on projects;
create constraint trigger project_changed_in_list after update on projects
  deferrable initially deferred for each row
  when (to_jsonb(old) - '{lease_number,leased_until,due_at,held_back}'::text[]
    is distinct from to_jsonb(new) - '{lease_number,leased_until,due_at,held_back}'::text[])
  execute function follow_project();
