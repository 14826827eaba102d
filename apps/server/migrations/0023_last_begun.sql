-- When a video of a person was last begun: from there on their next one waits for its turn.
alter table project_lists add column begun_at timestamptz;

create or replace function follow_project() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into project_lists (account_id) values (new.account_id) on conflict do nothing;
  end if;
  update project_lists set
      version = gen_random_uuid(),
      begun_at = case when old.status = 'pending' and new.status = 'processing' then now()
        else begun_at end,
      pending = pending + coalesce(new.status = 'pending', false)::int
        - coalesce(old.status = 'pending', false)::int,
      processing = processing + coalesce(new.status = 'processing', false)::int
        - coalesce(old.status = 'processing', false)::int,
      completed = completed + coalesce(new.status = 'completed', false)::int
        - coalesce(old.status = 'completed', false)::int,
      failed = failed + coalesce(new.status = 'failed', false)::int
        - coalesce(old.status = 'failed', false)::int
    where account_id = coalesce(new.account_id, old.account_id);
  return null;
end $$;
