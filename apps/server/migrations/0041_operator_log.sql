-- What operators changed, and why: written in the commit of the change.
create table operator_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- An operator's address, or that it was a command.
  by text not null,
  action text not null,
  target text not null,
  reason text not null
);

create index operator_log_newest on operator_log (at desc, id desc);

create function refuse_change_of_log() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or deleted: write a new entry', tg_table_name;
end $$;

create trigger operator_log_append_only before update or delete or truncate on operator_log
  for each statement execute function refuse_change_of_log();

revoke update, delete, truncate on operator_log from public, current_user;
