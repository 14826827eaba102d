-- Whether a video is taken down, as everything that shows videos asks: none of it reads a further table.
alter table projects add column taken_down_at timestamptz;

-- What is reported of a video that its owner deletes waits for nobody any more. By a trigger, since a
-- process of the release before deletes videos as well.
create function moot_reports_of_project() returns trigger language plpgsql as $$
begin
  update reports set waiting_since = null, moot_at = now()
    where project_id = old.id and waiting_since is not null;
  return null;
end $$;

create trigger project_leaves_reports after delete on projects
  for each row execute function moot_reports_of_project();
