-- The journal of asks, and what becomes of videos, are written by the project's row itself, in the
-- commit that changes it: no way out can be forgotten, whichever version is at it.

-- The model that is asked, beside the engine.
alter table projects add column model text;

create function note_video() returns trigger language plpgsql as $$
begin
  insert into video_outcomes (project_id, asked_at, template_id, plan)
    select new.id, new.created_at, new.template_id,
      (select plan from credit_of_project(new.id));
  return null;
end $$;

create trigger video_asked_for after insert on projects
  for each row execute function note_video();

-- `old` is a row that is deleted, or that has just ended (`new`).
create function note_outcome() returns trigger language plpgsql as $$
declare
  was_taken boolean := old.submit_started_at is not null;
  by_owner boolean := tg_op = 'DELETE' or new.failure_code is not distinct from 'CANCELLED';
begin
  update video_outcomes set
      outcome = case when by_owner and was_taken then 'abandoned' when by_owner then 'withdrawn'
        else new.status end,
      reason = case when not by_owner then new.failure_code end,
      engine = case when was_taken or not by_owner then old.engine end,
      ended_at = now()
    where project_id = old.id;
  return null;
end $$;

create trigger video_ended after update on projects for each row
  when (old.status in ('pending', 'processing') and new.status in ('completed', 'failed'))
  execute function note_outcome();
create trigger video_deleted after delete on projects for each row
  when (old.status in ('pending', 'processing'))
  execute function note_outcome();

-- In the commit of the intent, before the engine is asked. The same attempt, asked anew, is rewritten.
create function note_ask() returns trigger language plpgsql as $$
begin
  insert into engine_asks (project_id, attempt, engine, model, template_id, plan, asked_at, micro_usd)
    select new.id, new.attempt, new.engine, new.model, new.template_id,
      (select plan from credit_of_project(new.id)), new.submit_started_at,
      engine_cost_now(new.engine, new.model)
    on conflict (project_id, attempt) do update set engine = excluded.engine, model = excluded.model,
      asked_at = excluded.asked_at, micro_usd = excluded.micro_usd, billed = null;
  return null;
end $$;

create trigger engine_asked after update on projects for each row
  when (new.submit_started_at is not null and new.engine is not null
    and new.submit_started_at is distinct from old.submit_started_at)
  execute function note_ask();

-- The engine says that the video is there: it charges, whatever is wrong with the file.
create function note_delivered() returns trigger language plpgsql as $$
begin
  update engine_asks set billed = 'yes'
    where project_id = new.id and attempt = new.attempt and billed is distinct from 'yes';
  return null;
end $$;

create trigger engine_delivered after update on projects for each row
  when (old.output is null and new.output is not null
    or old.status <> 'completed' and new.status = 'completed')
  execute function note_delivered();

-- An ask that is given up without a note of it was surely not taken. At the commit, when the note is
-- there: who writes a note late has that first, and then the ask.
create function note_refused() returns trigger language plpgsql as $$
begin
  update engine_asks set billed = 'no'
    where project_id = old.id and attempt = old.attempt and billed is null;
  return null;
end $$;

create constraint trigger engine_refused after update on projects
  deferrable initially deferred for each row
  when (old.submit_started_at is not null
    and (new.submit_started_at is null or old.status <> 'failed' and new.status = 'failed'))
  execute function note_refused();
