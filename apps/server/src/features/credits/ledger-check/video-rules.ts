import { sql } from 'kysely';
import type { Rule } from '../../findings/advice.ts';

/** One row for each dimension of the kept sums that an entry says something of. */
const BY_PLACE = sql`cross join lateral (values
  ('all', ''), ('engine', engine), ('template', template_id), ('plan', plan), ('reason', reason)
) as by (dimension, name) where name is not null`;

/** What the journal of asks, the outcomes of videos and the sums that are kept of both must hold. */
export const VIDEO_RULES = {
  'every video has its outcome': sql<{ breach: string }>`
    select format('project %s is %s, but its video is %s', project.id, project.status,
      case when video.project_id is null then 'not noted' else coalesce(video.outcome, 'going on') end)
      as breach
    from projects project left join video_outcomes video on video.project_id = project.id
    where case project.status
      when 'completed' then video.outcome is distinct from 'completed'
      when 'failed' then case when project.failure_code = 'CANCELLED'
        then video.outcome in ('withdrawn', 'abandoned') is not true
        else (video.outcome, video.reason) is distinct from ('failed', project.failure_code) end
      else video.project_id is null or video.outcome is not null end
    union all
    select format('the video of project %s is going on, but the project is gone', video.project_id)
    from video_outcomes video
    where video.outcome is null and not exists (
      select from projects project where project.id = video.project_id)`,

  'every finished video was asked for and is charged': sql<{ breach: string }>`
    select format('project %s is completed, but its ask is %s', project.id, case
      when ask.project_id is null then 'not noted' else coalesce(ask.billed, 'open') end) as breach
    from projects project left join engine_asks ask
      on ask.project_id = project.id and ask.attempt = project.attempt
    where project.status = 'completed' and ask.billed is distinct from 'yes'`,

  'an ask that is over has its word, that of its note': sql<{ breach: string }>`
    select format('ask %s-%s is %s, and its note says %s', ask.project_id, ask.attempt,
      coalesce(ask.billed, 'open'), coalesce(note.billed, 'nothing')) as breach
    from engine_asks ask
    left join abandoned_asks note on (note.project_id, note.attempt) = (ask.project_id, ask.attempt)
    left join projects project on project.id = ask.project_id
    where ask.billed is null and (project.id is null or project.attempt > ask.attempt
        or project.status in ('completed', 'failed'))
      or ask.billed = 'no' and note.billed in ('yes', 'unknown')
      or ask.billed = 'unknown' and note.billed in ('yes', 'no')`,

  'a video has earned something where its credit is spent': sql<{ breach: string }>`
    select format('the video of project %s has earned %s, but its hold is %s', video.project_id,
      coalesce(video.earned_micro_usd::text, 'nothing'),
      case when capture.id is null then 'not spent' else 'spent' end) as breach
    from video_outcomes video
    left join credit_entries hold on hold.type = 'hold' and hold.project_id = video.project_id
    left join credit_entries capture on capture.hold_id = hold.id and capture.type = 'capture'
    where (video.earned_micro_usd is null) <> (capture.id is null)`,

  'kept sums are those of asks and videos': sql<{ breach: string }>`
    with added as (
      select day, kind, engine, template_id, plan, reason, sum(count) as count, sum(amount) as amount
      from (select of_video.* from video_outcomes video, tallies_of_video(video) of_video
        union all select of_ask.* from engine_asks ask, tallies_of_ask(ask) of_ask) facts
      group by day, kind, engine, template_id, plan, reason
    ), summed as (
      select kind, dimension, day, name, sum(count) as count, sum(amount) as amount
      from added ${BY_PLACE} group by kind, dimension, day, name
    ), kept as (
      select kind, dimension, day, name, sum(count) as count, sum(amount) as amount from (
        select kind, dimension, day, name, count, amount from tallies
        union all
        select kind, dimension, day, name, count, amount from tally_entries ${BY_PLACE}
      ) both_kept
      where kind in ('asked', 'completed', 'failed', 'withdrawn', 'abandoned', 'earned', 'cost',
        'unknown-cost', 'unpriced')
      group by kind, dimension, day, name
    )
    select format('%s of %s by %s %s: %s of %s are kept, and rows say %s of %s', kind, day, dimension,
      name, coalesce(kept.count, 0), coalesce(kept.amount, 0), coalesce(summed.count, 0),
      coalesce(summed.amount, 0)) as breach
    from kept full join summed using (kind, dimension, day, name)
    where (coalesce(kept.count, 0), coalesce(kept.amount, 0))
      <> (coalesce(summed.count, 0), coalesce(summed.amount, 0))`,
} as const satisfies Partial<Record<Rule, unknown>>;
