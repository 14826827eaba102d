import { CREDITS_LEFT } from './people.ts';

/** From the temporary table `person`: videos, credits and lists as they are when all has been made. */
export const HISTORY = `
  -- In the order in which they were made, in which they would lie on the disk, too.
  create temp table video on commit drop as
    select account, k, gen_random_uuid() as id, row_number() over (order by at) as i, at
    from (select account, k,
        now() - interval '1 hour' - make_interval(secs => (videos - k) * 300 + n * 0.01) as at
      from person, generate_series(1, videos) k) made
    order by at;
  analyze video;

  insert into credit_balances (account_id, purchased) select account, ${CREDITS_LEFT} from person;
  insert into project_lists (account_id, completed) select account, videos from person where videos > 0;
  insert into credit_entries (account_id, type, source, description)
    select account, 'grant', 'scale:' || n, 'Credits' from person order by n;
  insert into credit_lots (account_id, grant_id, book, remaining, granted, paid_cents)
    select account, id, 'purchased', ${CREDITS_LEFT}, videos + ${CREDITS_LEFT}, 0
    from credit_entries join person on account = account_id where type = 'grant';
  create temp table lot on commit drop as
    select lot.id, account_id as account, grant_id, videos
    from credit_lots lot join person on account = account_id;
  analyze lot;
  insert into credit_postings (entry_id, book, lot_id, amount)
    select grant_id, 'issued', null, -videos - ${CREDITS_LEFT} from lot
    union all select grant_id, 'purchased', id, videos + ${CREDITS_LEFT} from lot;

  insert into projects (id, account_id, title, prompt, template_id, category, aspect_ratio,
      generate_audio, enhance_prompt, seed, created_at, status, completed_at, progress, step, engine,
      submit_started_at, handle, output, due_at, lease_number, deadline_at, turn, file_bytes,
      file_sha256)
    select id, account, 'A cat in the rain ' || k,
      'A tiny astronaut cat dances on the moon under neon rain while soft music plays and the camera slowly turns around it, take ' || i,
      'custom-prompt', 'custom', '9:16', true, false, k, at, 'completed', at + interval '1 min', 1,
      'publish', 'fal', at,
      jsonb_build_object('v', 1, 'engine', 'fal', 'model', 'fal-ai/bytedance/seedance/v1.5/pro/text-to-video',
        'data', jsonb_build_object('request_id', id,
          'status_url', 'https://queue.fal.run/fal-ai/bytedance/requests/' || id || '/status')),
      jsonb_build_object('url', 'https://v3.fal.media/files/' || id || '.mp4', 'kind', 'url'),
      at, 6, at + interval '15 min', i, 4000000, md5(id::text) || md5(i::text)
    from video order by i;

  create temp table base on commit drop as select max(id) as id from credit_entries;
  insert into credit_entries (id, account_id, type, project_id, description, created_at)
    overriding system value
    select base.id + 2 * i - 1, account, 'hold', video.id, 'Video: A cat in the rain ' || k, at
    from video, base order by i;
  insert into credit_entries (id, account_id, type, hold_id, description, created_at)
    overriding system value
    select base.id + 2 * i, account, 'capture', base.id + 2 * i - 1, 'Video finished', at
    from video, base order by i;
  insert into credit_postings (entry_id, book, lot_id, amount)
    select base.id + 2 * i - 1, 'purchased', lot.id, -1 from video join lot using (account), base
    union all select base.id + 2 * i - 1, 'held', null, 1 from video, base
    union all select base.id + 2 * i, 'held', null, -1 from video, base
    union all select base.id + 2 * i, 'spent', null, 1 from video, base;
  select setval(pg_get_serial_sequence('credit_entries', 'id'), (select max(id) from credit_entries));
`;
