import type postgres from 'postgres';

/** Of all that wait, this much belongs to so many people. */
const SHARES = [
  // Most wait for one or two.
  { kind: 'waits', share: 0.6, people: (videos: number) => Math.ceil(videos / 2), atEngines: 0 },
  { kind: 'waits-for-many', share: 0.2, people: () => 2, atEngines: 0 },
  // As many as they may have are at engines: what waits cannot be begun.
  { kind: 'at-the-limit', share: 0.2, people: () => 2, atEngines: 10 },
];

/** Puts so many projects in line. Those at engines stay there for a day. */
export async function writeWaiting(sql: postgres.TransactionSql, waiting: number): Promise<void> {
  await sql`create temp table person (
    account uuid primary key default gen_random_uuid(), kind text, n serial,
    waiting int, at_engines int) on commit drop`;
  for (const { kind, share, people, atEngines } of SHARES) {
    const videos = Math.round(waiting * share);
    const count = people(videos);
    // Each has as many, and who comes first one of what is left over.
    await sql`insert into person (kind, waiting, at_engines)
      select ${kind}, ${videos}::int / ${count}::int + (n <= ${videos}::int % ${count}::int)::int, ${atEngines}::int
      from generate_series(1, ${count}::int) n`;
  }
  await sql.unsafe(WRITE);
}

const WRITE = `
  insert into accounts (id, issuer, subject, email)
    select account, 'scale-waiting', n, kind || '-' || n || '@example.com' from person;
  create temp table video on commit drop as
    select account, k, k <= at_engines as is_begun, gen_random_uuid() as id, row_number() over () as i
    from person, generate_series(1, waiting + at_engines) k;
  insert into credit_balances (account_id, held) select account, waiting + at_engines from person;
  insert into project_lists (account_id, pending, processing)
    select account, waiting, at_engines from person;
  create temp table base on commit drop as
    select coalesce(max(id), 0) as id, (select coalesce(max(turn), 0) from projects) as turn
    from credit_entries;
  insert into credit_entries (id, account_id, type, source, description) overriding system value
    select base.id + n, account, 'grant', 'scale-waiting:' || n, 'Credits' from person, base;
  insert into credit_lots (account_id, grant_id, book, held, granted, paid_cents)
    select account, base.id + n, 'purchased', waiting + at_engines, waiting + at_engines, 0
    from person, base;
  insert into credit_postings (entry_id, book, lot_id, amount)
    select base.id + n, 'issued', null, -waiting - at_engines from person, base
    union all select grant_id, 'purchased', lot.id, waiting + at_engines
      from credit_lots lot join person on account = account_id;

  insert into projects (id, account_id, title, prompt, template_id, category, aspect_ratio,
      generate_audio, enhance_prompt, seed, deadline_at, turn, status, step, engine,
      submit_started_at, handle, due_at)
    select video.id, account, 'A cat that waits ' || k, 'A cat waits in a line, take ' || i,
      'custom-prompt', 'custom', '9:16', true, false, k, now() + interval '1 day', base.turn + k,
      case when is_begun then 'processing' else 'pending' end,
      case when is_begun then 'poll' else 'submit' end, case when is_begun then 'fal' end,
      case when is_begun then now() end,
      case when is_begun then jsonb_build_object('v', 1, 'engine', 'fal', 'data', jsonb_build_object('request_id', video.id)) end,
      case when is_begun then now() + interval '1 day' else now() end
    from video, base;
  create temp table holds on commit drop as
    select base.id + (select count(*) from person) + i as id, account, video.id as project from video, base;
  insert into credit_entries (id, account_id, type, project_id, description) overriding system value
    select id, account, 'hold', project, 'Video: A cat that waits' from holds;
  insert into credit_postings (entry_id, book, lot_id, amount)
    select holds.id, 'purchased', lot.id, -1 from holds join credit_lots lot on account_id = account
    union all select id, 'held', null, 1 from holds;
  select setval(pg_get_serial_sequence('credit_entries', 'id'), (select max(id) from credit_entries));
`;
