-- outside a transaction
-- Videos that are there already, with the asks that made them: what those cost was never written down,
-- so that their price is unknown. What was deleted before is not known any more. Rows are held while
-- their batch is written, for what changes them meanwhile would find nothing to change. Begun again
-- after a lock that was not to be had, it passes over what is written already.
do $$
declare
  last uuid := '00000000-0000-0000-0000-000000000000';
  batch uuid[];
begin
  loop
    select array_agg(id) into batch from (
      select id from projects project where id > last and (
        not exists (select from video_outcomes video where video.project_id = project.id)
        or submit_started_at is not null and not exists (select from engine_asks ask
          where ask.project_id = project.id and ask.attempt = project.attempt))
      order by id limit 2000 for share) next;
    exit when batch is null;
    insert into video_outcomes (project_id, asked_at, template_id, plan, engine, outcome, reason,
        ended_at, earned_micro_usd)
      select project.id, project.created_at, project.template_id, credit.plan,
        case when project.status in ('completed', 'failed') then project.engine end,
        case when project.failure_code = 'CANCELLED' then
            case when project.submit_started_at is null then 'withdrawn' else 'abandoned' end
          when project.status in ('completed', 'failed') then project.status end,
        case when project.failure_code <> 'CANCELLED' then project.failure_code end,
        project.completed_at,
        case when capture.id is not null then credit.micro_usd end
      from projects project
      left join lateral credit_of_project(project.id) credit on true
      left join credit_entries hold on hold.type = 'hold' and hold.project_id = project.id
      left join credit_entries capture on capture.hold_id = hold.id and capture.type = 'capture'
      where project.id = any(batch)
      on conflict do nothing;
    insert into engine_asks (project_id, attempt, engine, model, template_id, plan, asked_at, billed)
      select project.id, project.attempt, project.engine,
        project.handle->>'model', project.template_id, video.plan, project.submit_started_at,
        case when project.status = 'completed' or project.output is not null then 'yes'
          when project.status = 'failed' then coalesce(note.billed, 'no') else note.billed end
      from projects project join video_outcomes video on video.project_id = project.id
      left join abandoned_asks note
        on note.project_id = project.id and note.attempt = project.attempt
      where project.id = any(batch) and project.submit_started_at is not null
      on conflict do nothing;
    last := batch[array_upper(batch, 1)];
    commit;
  end loop;
end
$$;
