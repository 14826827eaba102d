-- outside a transaction
-- Who is held back gets a turn anew on stepping back into the line. So the turn no longer says in which
-- order somebody's own are let in: when they were asked for does.
create index concurrently if not exists projects_held_back_since on projects (account_id, created_at)
  where status = 'pending' and held_back;

-- And nobody but workers sees a turn: a list's version stays as it is.
do $$
begin
  drop trigger project_changed_in_list on projects;
  create constraint trigger project_changed_in_list after update on projects
    deferrable initially deferred for each row
    when (to_jsonb(old) - '{lease_number,leased_until,due_at,held_back,turn}'::text[]
      is distinct from to_jsonb(new) - '{lease_number,leased_until,due_at,held_back,turn}'::text[])
    execute function follow_project();
end
$$;
