-- Set while the owner has no place at the engines: the project waits for that, not for its turn, and
-- stands in nobody's way. What leaves an engine lets the owner's next one step back into the line.
alter table projects add column held_back boolean not null default false;

-- Nobody but workers sees who is held back: a list's version stays as it is.
drop trigger project_changed_in_list on projects;
create constraint trigger project_changed_in_list after update on projects
  deferrable initially deferred for each row
  when (to_jsonb(old) - '{lease_number,leased_until,due_at,held_back}'::text[]
    is distinct from to_jsonb(new) - '{lease_number,leased_until,due_at,held_back}'::text[])
  execute function follow_project();
