/** Of all projects that have none yet: what became of them, and the asks that engines had. */
export const JOURNAL = `
  insert into video_outcomes (project_id, asked_at, template_id, plan, engine, outcome, ended_at,
      earned_micro_usd)
    select id, created_at, template_id, 'given', case when status = 'completed' then engine end,
      case when status = 'completed' then status end, completed_at,
      case when status = 'completed' then 0 end
    from projects on conflict do nothing;
  insert into engine_asks (project_id, attempt, engine, model, template_id, plan, asked_at, micro_usd,
      billed)
    select id, attempt, engine, 'fal-ai/bytedance/seedance/v1.5/pro/text-to-video', template_id,
      'given', submit_started_at, 416000, case when status = 'completed' then 'yes' end
    from projects where submit_started_at is not null on conflict do nothing;
`;

/** Sums of all that is noted, in the place of those that are kept. */
export const SUMS = `
  delete from tallies where kind not in ('revenue', 'refunds');
  truncate tally_entries;
  insert into tallies (kind, dimension, day, name, count, amount)
    select kind, dimension, day, name, sum(count), sum(amount)
    from (
      select day, kind, engine, template_id, plan, reason, sum(count) as count, sum(amount) as amount
      from (select of_video.* from video_outcomes video, tallies_of_video(video) of_video
        union all select of_ask.* from engine_asks ask, tallies_of_ask(ask) of_ask) facts
      group by day, kind, engine, template_id, plan, reason
    ) added cross join lateral (values ('all', ''), ('engine', engine), ('template', template_id),
      ('plan', plan), ('reason', reason)) as by (dimension, name)
    where name is not null group by kind, dimension, day, name;
`;
