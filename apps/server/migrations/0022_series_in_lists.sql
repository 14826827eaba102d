-- A person's series are listed under the version of their projects: another title is another list.

create function follow_series() returns trigger language plpgsql as $$
begin
  update project_lists set version = gen_random_uuid() where account_id = new.account_id;
  return null;
end $$;

-- Deferred, as what follows projects: see 0012.
create constraint trigger series_in_list after update of title on series
  deferrable initially deferred for each row
  when (old.title is distinct from new.title)
  execute function follow_series();
