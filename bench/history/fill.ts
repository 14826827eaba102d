import type { Connection } from '../../apps/server/src/platform/db/connection.ts';
import { JOURNAL, SUMS } from '../../apps/server/test/fill/journal.ts';

/** Videos that each of the people has whom nobody measures. */
const VIDEOS_EACH = 50;

/**
 * Gives people a history of finished videos, as the product would have left it: by e-mail how many,
 * and so many of others beside. Triggers are off, since a million would take hours with them; what
 * they keep is written as well. Needs a superuser.
 */
export async function fillHistory(
  sql: Connection<unknown>['sql'],
  videosOf: Readonly<Record<string, number>>,
  others: number,
): Promise<void> {
  await sql.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`create temp table person (account uuid, videos int, n bigint) on commit drop`;
    for (const [email, videos] of Object.entries(videosOf)) {
      await sql`insert into person select id, ${videos}::int, 0 from accounts where email = ${email}`;
    }
    await sql`with other as (
        insert into accounts (issuer, subject, email)
          select 'bench', n, 'other' || n || '@example.com'
          from generate_series(1, ${Math.ceil(others / VIDEOS_EACH)}::int) n returning id)
      insert into person select id, ${VIDEOS_EACH}::int, 0 from other`;
    await sql`update person set n = numbered.n
      from (select account, row_number() over () n from person) numbered
      where numbered.account = person.account`;
    await sql`create temp table video on commit drop as
      select account, n, k, gen_random_uuid() as id, row_number() over () i,
        now() - make_interval(secs => (videos - k) * 300) as at
      from person, generate_series(1, videos) k`;
    await sql.unsafe(WRITE + JOURNAL + SUMS);
  });
  await sql`vacuum analyze`;
}

const WRITE = `
  create temp table base on commit drop as
    select coalesce(max(id), 0) + 1 as grants, coalesce(max(id), 0) + 1 + (select count(*) from person) as videos
    from credit_entries;

  insert into credit_balances (account_id, purchased) select account, 10 from person
    on conflict (account_id) do update set purchased = excluded.purchased;
  insert into project_lists (account_id, completed) select account, videos from person;
  insert into credit_entries (id, account_id, type, source, description) overriding system value
    select grants + n, account, 'grant', 'bench:' || n, 'Credits' from person, base;
  insert into credit_lots (account_id, grant_id, book, remaining, granted, paid_cents)
    select account, grants + n, 'purchased', 10, videos + 10, 0
    from person, (select grants from base) b;
  create temp table lot on commit drop as
    select id, account_id as account, grant_id from credit_lots, base where grant_id > grants;
  insert into credit_postings (entry_id, book, lot_id, amount)
    select grants + n, 'issued', null, -videos - 10 from person, (select grants from base) b
    union all select grant_id, 'purchased', id, videos + 10 from lot join person using (account);

  insert into projects (id, account_id, title, prompt, template_id, category, aspect_ratio,
      generate_audio, enhance_prompt, seed, created_at, status, completed_at, progress, step, engine,
      submit_started_at, handle, output, due_at, lease_number, deadline_at, turn, file_bytes,
      file_sha256)
    select id, account, 'A cat in the rain ' || k, repeat('A tiny astronaut cat dances on the moon under neon rain while soft music plays and the camera turns. ', 10) || i,
      'custom-prompt', 'custom', '9:16', true, false, k, at, 'completed', at + interval '1 min', 1,
      'publish', 'fal', at, jsonb_build_object('v', 1, 'engine', 'fal', 'data', jsonb_build_object('request_id', id)),
      jsonb_build_object('url', 'https://v3.fal.media/files/' || id || '.mp4', 'kind', 'url'),
      at, 6, at + interval '15 min', k, 4000000, md5(id::text)
    from video;
  insert into credit_entries (id, account_id, type, project_id, description, created_at)
    overriding system value
    select videos + 2 * i, account, 'hold', id, 'Video: A cat in the rain ' || k, at from video, base;
  insert into credit_entries (id, account_id, type, hold_id, description, created_at)
    overriding system value
    select videos + 2 * i + 1, account, 'capture', videos + 2 * i, 'Video finished', at from video, base;
  insert into credit_postings (entry_id, book, lot_id, amount)
    select videos + 2 * i, 'purchased', lot.id, -1 from video join lot using (account), base
    union all select videos + 2 * i, 'held', null, 1 from video, base
    union all select videos + 2 * i + 1, 'held', null, -1 from video, base
    union all select videos + 2 * i + 1, 'spent', null, 1 from video, base;
  select setval(pg_get_serial_sequence('credit_entries', 'id'), (select max(id) from credit_entries));
`;
