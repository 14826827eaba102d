-- Lists are read a page at a time, and a poll of one that has not changed reads none of it: what it
-- needs is one row, which the database itself keeps in step with the list.

-- Newest first, from any place on (created_at, id).
create index projects_newest on projects (account_id, created_at desc, id desc);
drop index projects_account;
create index credit_entries_newest on credit_entries (account_id, created_at desc, id desc);
drop index credit_entries_account;
-- What was given to a person and taken back: few rows beside those of their videos.
create index credit_entries_given on credit_entries (account_id, id)
  where type in ('grant', 'clawback');
-- A person's next turn is one after their last.
create index projects_last_turn on projects (account_id, turn desc);

alter table projects add column starred boolean not null default false;

-- A person's list of projects: a version, new with each change of it, and how many there are by
-- status. A person without a row never had a project. The version is random, not counted: a count
-- would come again after a backup is restored, and a browser would keep what is no longer so.
-- No check that counts stay above zero: a wrong count must not keep a video from ending
-- (`check-ledger` compares them with the projects).
create table project_lists (
  account_id uuid primary key references accounts on delete cascade,
  version uuid not null default gen_random_uuid(),
  pending integer not null default 0,
  processing integer not null default 0,
  completed integer not null default 0,
  failed integer not null default 0
) with (fillfactor = 50);

create function follow_project() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into project_lists (account_id) values (new.account_id) on conflict do nothing;
  end if;
  update project_lists set
      version = gen_random_uuid(),
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

-- Deferred: the row of project_lists is the last that a transaction locks, and for its commit alone.
-- So it stands behind projects and balances in every order of locks, and nobody who waits for a
-- balance holds it meanwhile, least of all a worker. One transaction changes one person's projects.
create constraint trigger project_in_list after insert or delete on projects
  deferrable initially deferred for each row execute function follow_project();
-- All but what only workers see and write every few seconds. A new column counts as seen.
create constraint trigger project_changed_in_list after update on projects
  deferrable initially deferred for each row
  when (to_jsonb(old) - '{lease_number,leased_until,due_at}'::text[]
    is distinct from to_jsonb(new) - '{lease_number,leased_until,due_at}'::text[])
  execute function follow_project();

insert into project_lists (account_id, pending, processing, completed, failed)
  select account_id, count(*) filter (where status = 'pending'),
    count(*) filter (where status = 'processing'), count(*) filter (where status = 'completed'),
    count(*) filter (where status = 'failed')
  from projects group by account_id;

-- The version of a person's list of transactions. Whatever enters or leaves that list has postings,
-- and each posting updates the balance already: this takes no further lock.
alter table credit_balances add column list_version uuid not null default gen_random_uuid();

create function renew_list_version() returns trigger language plpgsql as $$
begin
  new.list_version := gen_random_uuid();
  return new;
end $$;

create trigger renew_list_version before update on credit_balances
  for each row execute function renew_list_version();
