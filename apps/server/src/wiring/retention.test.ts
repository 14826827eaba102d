import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import type { DB } from '../schema.ts';
import { forgetWhatIsOver } from './forget-what-is-over.ts';
import { RETENTION } from './retention.ts';

const { db, sql, destroy } = await createTestDatabase<DB>();
afterAll(destroy);

const account = '00000000-0000-4000-8000-000000000001';
beforeAll(async () => {
  await sql`insert into accounts (id, issuer, subject, email) values (${account}, 'test', 's', 'e')`;
});

test('it says of every table how long its rows are kept', async () => {
  const tables = await sql<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = current_schema()`;
  expect(Object.keys(RETENTION).sort()).toEqual(tables.map(({ name }) => name).sort());
});

test('docs/operations.md says the same', () => {
  const operations = readFileSync(
    new URL('../../../../docs/operations.md', import.meta.url),
    'utf8',
  );
  const [, rows] = /\| table \| holds \| kept \|\n\|---\|---\|---\|\n((?:\|.*\n)+)/.exec(
    operations,
  )!;
  const told = Object.entries(RETENTION).map(
    ([table, { holds, kept }]) => `| \`${table}\` | ${holds} | ${kept} |\n`,
  );
  expect(rows).toBe(told.join(''));
});

/** Rows of each table that a chore empties, by a word each: the first word of those that stay is `stays`. */
const ROWS: Record<string, { word: string; insert: string }> = {
  abandoned_asks: {
    word: 'reason',
    insert: `insert into abandoned_asks
        (project_id, account_id, attempt, engine, billed, reason, abandoned_at, cancel_due_at, credit)
      select gen_random_uuid(), ':account', 1, 'fal', 'unknown', reason, now() - days * interval '1 day',
        due, credit
      from (values ('goes', 91, null::timestamptz, null), ('stays: young', 89, null, null),
        ('stays: to be told', 91, now(), null), ('stays: held', 400, now(), 'held'))
        as rows (reason, days, due, credit)`,
  },
  alerts: {
    word: 'subject',
    insert: `insert into alerts (kind, subject, text, began_at, ended_at)
      select 'disk', word, '', now() - interval '2 years', now() - days * interval '1 day'
      from (values ('goes', 91), ('stays: over lately', 89), ('stays: on', null))
        as rows (word, days)`,
  },
  api_key_days: {
    word: "case when asked = 1 then 'goes' else 'stays' end",
    insert: `with key as (insert into api_keys (account_id, name, start, hash, scopes)
        values (':account', 'stays: its days', '', sha256('days'), '{read}') returning id)
      insert into api_key_days (key_id, day, asked)
      select id, (now() at time zone 'UTC')::date - days, asked
      from key, (values (367, 1), (366, 2), (0, 2)) as rows (days, asked)`,
  },
  api_key_uses: {
    word: "case when key_id = project_id then 'goes' else 'stays' end",
    insert: `with key as (insert into api_keys (account_id, name, start, hash, scopes)
        values (':account', 'stays: its uses', '', sha256('uses'), '{read}') returning id)
      insert into api_key_uses (project_id, key_id, day)
      select case when days = 367 then id else gen_random_uuid() end, id,
        (now() at time zone 'UTC')::date - days
      from key, (values (367), (366), (0)) as rows (days)`,
  },
  api_keys: {
    word: 'name',
    insert: `insert into api_keys (account_id, name, start, hash, scopes, revoked_at)
      select ':account', word, '', sha256(word::bytea), '{read}', now() - days * interval '1 day'
      from (values ('goes', 367), ('stays: revoked lately', 365), ('stays: counts', null)) as rows (word, days)`,
  },
  chores: {
    word: 'name',
    insert: `insert into chores (name, due_at, leased_until) values
      ('goes', now() - interval '91 days', null), ('stays', now() - interval '89 days', null),
      ('stays: somebody is at it', now() - interval '91 days', now() + interval '1 minute')`,
  },
  credit_orders: {
    word: 'customer_id',
    insert: `insert into credit_orders (id, account_id, customer_id, credits, amount_cents,
        payment_intent_id, status, created_at)
      select gen_random_uuid(), ':account', word, 1, 10, intent, status, now() - days * interval '1 day'
      from (values ('goes: paid', 'pi_1', 'paid', 366), ('goes: expired', 'pi_2', 'expired', 366),
        ('goes: nobody was told', null, 'open', 366), ('stays: young', 'pi_3', 'paid', 364),
        ('stays: open', 'pi_4', 'open', 366), ('stays: refused', 'pi_5', 'refused', 3660))
        as rows (word, intent, status, days)`,
  },
  engine_spend: {
    word: 'engine',
    insert: `insert into engine_spend (day, engine, reserved_micro_usd) values
      (current_date - 402, 'goes', 1), (current_date - 398, 'stays', 1)`,
  },
  findings: {
    word: 'kind',
    insert: `insert into findings (check_name, kind, subject, text, needs_whole, over_at) values
      ('x', 'goes', '', 'a', false, now() - interval '91 days'),
      ('x', 'stays: young', '', 'b', false, now() - interval '89 days'),
      ('x', 'stays: open', '', 'c', false, null)`,
  },
  disputes: {
    word: 'id',
    insert: `insert into disputes (id, closed_at) values
      ('goes', now() - interval '366 days'), ('stays: closed', now() - interval '364 days'),
      ('stays: open', null)`,
  },
  engine_news: {
    word: 'engine',
    insert: `insert into engine_news (engine, about, works, at) values
      ('goes', 'ask', true, now() - interval '8 days'),
      ('stays', 'ask', true, now() - interval '6 days')`,
  },
  idempotency_keys: {
    word: 'key',
    insert: `insert into idempotency_keys (account_id, key, body_hash, project_id, created_at)
      values (':account', 'goes', '', gen_random_uuid(), now() - interval '7 days 1 minute'),
        (':account', 'stays', '', gen_random_uuid(), now() - interval '6 days 23 hours')`,
  },
  outbox: {
    word: 'subject',
    insert: `insert into outbox (topic, subject, body, ended_at, outcome) values
      ('x', 'goes: delivered', '{}', now() - interval '31 days', 'delivered'),
      ('x', 'goes: given up', '{}', now() - interval '31 days', 'given up'),
      ('x', 'stays: lately', '{}', now() - interval '29 days', 'delivered'),
      ('x', 'stays: to be sent', '{}', null, null);
      insert into outbox (topic, subject, body, created_at) values
      ('x', 'goes: nobody sends', '{}', now() - interval '34 days'),
      ('x', 'stays: nobody sends', '{}', now() - interval '32 days')`,
  },
  plan_changes: {
    word: 'plan',
    insert: `insert into plan_changes (id, account_id, kind, plan, outcome, requested_at)
      values (gen_random_uuid(), ':account', 'upgrade', 'goes', 'done', now() - interval '366 days'),
        (gen_random_uuid(), ':account', 'upgrade', 'stays: young', 'done', now() - interval '364 days'),
        (gen_random_uuid(), ':account', 'upgrade', 'stays: cut short', null, now() - interval '366 days')`,
  },
  plan_orders: {
    word: 'customer_id',
    insert: `insert into plan_orders (id, account_id, customer_id, plan, price_id, setup_intent_id,
        status, created_at)
      select gen_random_uuid(), ':account', word, 'pro', 'price', intent, status,
        now() - days * interval '1 day'
      from (values ('goes: completed', 'seti_1', 'completed', 366),
        ('goes: declined', 'seti_2', 'declined', 366), ('goes: nobody was told', null, 'open', 366),
        ('stays: young', 'seti_3', 'completed', 364), ('stays: open', 'seti_4', 'open', 366))
        as rows (word, intent, status, days)`,
  },
  // What is over of these two loses its words.
  reports: {
    word: 'text',
    insert: `with word as (select *, gen_random_uuid() as id, gen_random_uuid() as project_id,
          now() - days * interval '1 day' as at
        from (values ('goes', 'decided', 181), ('goes: moot', 'moot', 181), ('stays: young', 'decided', 179),
          ('stays: waits', 'waits', 400), ('stays: answered lately', 'answered', 181),
          ('goes: of nobody', 'of nobody', 1), ('stays: evidence', 'evidence', 1),
          ('goes: its writer is erased', 'erased', 1), ('stays: its writer is erased', 'waits', 1))
          as rows (word, what, days)),
      kept as (insert into evidence (project_id, keep_until)
        select project_id, now() + interval '1 day' from word where what = 'evidence'),
      down as (insert into takedowns (report_id, kind, until, answered_at)
        select id, 'other', now(), now() from word where what in ('answered', 'evidence'))
      insert into reports (id, project_id, account_id, kind, text, good_faith, rights_holder,
        waiting_since, decided_at, moot_at, reporter_erased_at)
      select id, project_id, case when what not in ('of nobody', 'evidence') then ':account'::uuid end,
        'other', word, true, false, case when what = 'waits' then at end,
        case when what <> 'moot' then at end, case when what = 'moot' then at end,
        case when word like '%erased' then at end from word`,
  },
  sandbox_mails: {
    word: 'kind',
    insert: `insert into sandbox_mails (id, kind, recipient, subject, headers, plain, html, created_at)
      select gen_random_uuid(), word, '', '', '{}', '', '', now() - days * interval '1 day'
      from (values ('goes', 31), ('stays', 29)) as rows (word, days)`,
  },
  sandbox_stripe_answers: {
    word: 'key',
    insert: `insert into sandbox_stripe_answers (key, request_hash, created_at) values
      ('goes', '', now() - interval '31 days'), ('stays', '', now() - interval '29 days')`,
  },
  series: {
    word: 'title',
    insert: `with made as (insert into series (id, account_id, title) values
        (gen_random_uuid(), ':account', 'goes'), (gen_random_uuid(), ':account', 'stays') returning *)
      insert into projects (account_id, title, prompt, template_id, category, aspect_ratio,
        generate_audio, enhance_prompt, seed, deadline_at, series_id, series_index)
      select ':account', 'x', 'x', 'cat-opera', 'pets', '9:16', true, false, 1, now(), id, 0
      from made where title = 'stays'`,
  },
  sessions: {
    word: "encode(id, 'escape')",
    insert: `insert into sessions (id, account_id, last_seen_at, expires_at) values
      ('goes: old', ':account', now(), now()),
      ('goes: unused', ':account', now() - interval '14 days', now() + interval '1 day'),
      ('stays', ':account', now() - interval '13 days', now() + interval '1 day')`,
  },
  sign_in_attempts: {
    word: 'nonce',
    insert: `insert into sign_in_attempts
        (state_hash, browser_hash, nonce, code_verifier, return_to, expires_at)
      values ('1', '', 'goes', '', '/', now()), ('2', '', 'stays', '', '/', now() + interval '1 minute')`,
  },
  stripe_events: {
    word: 'id',
    insert: `insert into stripe_events (id, type, object_id, applied_at, due_at, attempts)
      select word, 'x', 'x', case when applied then at end, at, attempts
      from (select *, now() - days * interval '1 day' as at from (values ('goes', true, 61, 1),
        ('goes: given up', false, 61, 100), ('stays: young', true, 59, 1),
        ('stays: given up lately', false, 59, 100), ('stays: no worker has come', false, 61, 99))
        as rows (word, applied, days, attempts)) rows`,
  },
  support_tickets: {
    word: 'key',
    insert: `insert into support_tickets
        (account_id, key, subject, priority, description, created_at, closed_at) values
      (':account', 'goes', '', 'low', '', now() - interval '2 years', now() - interval '366 days'),
      (':account', 'stays: closed lately', '', 'low', '', now() - interval '2 years', now()),
      (':account', 'stays: open', '', 'low', '', now() - interval '2 years', null)`,
  },
  takedowns: {
    word: 'reason',
    insert: `insert into takedowns (report_id, project_id, account_id, kind, reason, at, until, answered_at)
      select gen_random_uuid(), gen_random_uuid(), ':account', 'other', word,
        now() - days * interval '1 day', now(), answered
      from (values ('goes', 181, null::timestamptz), ('stays: young', 179, null),
        ('stays: answered lately', 181, now())) as rows (word, days, answered)`,
  },
  webhook_deliveries: {
    word: 'type',
    insert: `with webhook as (
        insert into webhooks (account_id, url, events, secret)
        values (':account', 'https://example.com/', array['video.failed'], sha256('x')) returning id)
      insert into webhook_deliveries (webhook_id, type, payload, quick, created_at)
      select id, word, '{}', false, now() - days * interval '1 day' from webhook,
        (values ('goes', 31), ('stays', 29)) as rows (word, days)`,
  },
};

test('each table that a chore empties is tried below', () => {
  const emptied = Object.entries(RETENTION).filter(([, { forget }]) => forget);
  expect(Object.keys(ROWS).sort()).toEqual(emptied.map(([table]) => table).sort());
});

test.each(Object.keys(ROWS))('of %s goes what is over, and nothing else', async (table) => {
  const { word, insert } = ROWS[table]!;
  await sql.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    if (table === 'plan_changes')
      await sql`alter table plan_changes drop constraint plan_changes_plan_check`;
    await sql.unsafe(insert.replaceAll(':account', account));
  });
  const words = async () =>
    (await sql.unsafe<{ word: string | null }[]>(`select ${word} as word from ${table}`)).flatMap(
      ({ word }) => word ?? [],
    );
  const before = await words();
  await forgetWhatIsOver(db);
  const after = await words();
  expect(after.sort()).toEqual(before.filter((word) => word.startsWith('stays')).sort());
  expect(before.length).toBeGreaterThan(after.length);
});

const oldKeys = (count: number) => sql`
  insert into idempotency_keys (account_id, key, body_hash, project_id, created_at)
  select ${account}, n::text, '', gen_random_uuid(), now() - interval '8 days'
  from generate_series(1, ${count}::int) n`;
const keysLeft = async () =>
  (await sql`select from idempotency_keys where created_at < now() - interval '7 days'`).length;

test('very many go some at a time, until the time is over', async () => {
  await oldKeys(250);
  expect(await forgetWhatIsOver(db, { longestMs: 0 })).toBe(0);
  expect(await keysLeft()).toBe(250);
  expect(await forgetWhatIsOver(db, { rowsAtOnce: 100 })).toBe(250);
  expect(await keysLeft()).toBe(0);
});

test('a process that stops begins nothing more', async () => {
  await oldKeys(250);
  const stop = new AbortController();
  const stopping = stop.signal;
  const forgetting = forgetWhatIsOver(db, { rowsAtOnce: 100, stopping });
  stop.abort();
  expect(await forgetting).toBeLessThan(250);
  expect(await keysLeft()).toBeGreaterThan(0);
  await forgetWhatIsOver(db);
});

test('a row that somebody holds is left for the next time, and a table that fails holds up no other', async () => {
  await oldKeys(10);
  await sql.begin(async (sql) => {
    await sql`select from idempotency_keys where key = '1' for update`;
    expect(await forgetWhatIsOver(db)).toBe(9);
  });
  await sql`alter table support_tickets rename to elsewhere`;
  await expect(forgetWhatIsOver(db)).rejects.toThrow('some old rows are still there');
  await sql`alter table elsewhere rename to support_tickets`;
  expect(await keysLeft()).toBe(0);
});
