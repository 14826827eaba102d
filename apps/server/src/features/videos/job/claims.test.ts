import { randomUUID } from 'node:crypto';
import { type Kysely, sql as query } from 'kysely';
import type postgres from 'postgres';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestWeb } from '../../../../test/web.ts';
import { defaultLimits } from '../../../../test/worker.ts';
import type { DB } from '../../../schema.ts';
import { leavePlace, letIntoLine } from '../limits/places.ts';
import { insertProjects } from '../queries.ts';
import { claimDueProject } from './claim-queries.ts';
import type { Lane } from './lanes.ts';
import { overdueProjectIds } from './lease-queries.ts';

// What a claim costs is what it reads: the same, whatever has ended, waits, or is under way elsewhere.

const web = await createTestWeb();
afterAll(web.close);
const { db, sql } = web;

const SUBMITS: Pick<Lane, 'steps' | 'engines'> = { steps: ['submit'], engines: ['fake'] };
const POLLS: Pick<Lane, 'steps' | 'engines'> = { steps: ['poll'], engines: ['fake'] };
const places = { firstEngine: 'fake', elsewhere: ['fake', 'other'], limits: defaultLimits };
const claim = (on: Kysely<DB> = db, lane = SUBMITS) =>
  claimDueProject(on, lane, { ...places, leaseSeconds: 60 });

/** Some work on thousands of rows, of which no list, journal or outcome is kept: no claim reads those. */
const inBulk = (work: (sql: postgres.TransactionSql) => Promise<unknown>) =>
  sql.begin(async (sql) => {
    await sql`alter table projects disable trigger user`;
    await work(sql);
    await sql`alter table projects enable trigger user`;
  });

beforeEach(() => inBulk((sql) => sql`delete from projects`));

/** Among thousands. The planner reads some itself, to see where an index ends. */
const FEW = 150;

/** Rows of `projects` that some work reads, by scans or by indexes. */
async function reads(work: (db: Kysely<DB>) => Promise<unknown>): Promise<number> {
  return db.transaction().execute(async (db) => {
    await work(db);
    const { rows } = await query<{ reads: number }>`
      select (seq_tup_read + idx_tup_fetch)::int as reads from pg_stat_xact_user_tables
      where relname = 'projects'`.execute(db);
    return rows[0]!.reads;
  });
}

/** Rows that are gone are read, too, until they are cleared away, which any older transaction puts off. */
async function expectFewReads(work: (db: Kysely<DB>) => Promise<unknown>): Promise<void> {
  const readsNow = async () => {
    await sql`vacuum projects`;
    return reads(work);
  };
  await expect.poll(readsNow).toBeLessThan(FEW);
}

/** Many projects in a moment, each of one of so many people who have nothing else. */
async function fill(
  people: readonly string[],
  count: number,
  { status = 'pending', step = 'submit', engine = null as string | null, dueIn = '0 s' } = {},
): Promise<void> {
  await inBulk(
    (sql) => sql`
    insert into projects (account_id, title, prompt, template_id, category, aspect_ratio,
      generate_audio, enhance_prompt, seed, deadline_at, due_at, status, step, engine, turn, created_at,
      submit_started_at, completed_at)
    select (${sql.array([...people])}::uuid[])[1 + n % ${people.length}], '', '', '', '', '9:16',
      true, false, 0, now() + interval '1 hour', now() + ${dueIn}::interval, ${status}, ${step},
      ${engine}, 1 + n / ${people.length}, now() + n * interval '1 microsecond',
      case when ${step} <> 'submit' then now() end, case ${status} when 'completed' then now() end
    from generate_series(0, ${count - 1}) n`,
  );
  await sql`analyze projects`;
}

const people = async (count: number) =>
  Promise.all(Array.from({ length: count }, async () => (await web.person()).id));

test('past its deadline a project is claimed by nobody, begun or not', async () => {
  const { id } = await web.person();
  await fill([id], 1);
  await fill([id], 1, { status: 'processing', step: 'poll', engine: 'fake' });
  await sql`update projects set deadline_at = now()`;
  expect([await claim(), await claim(db, POLLS)]).toEqual([undefined, undefined]);
  expect(await overdueProjectIds(db)).toHaveLength(2);
  await sql`update projects set deadline_at = now() + interval '1 hour'`;
  expect([await claim(), await claim(db, POLLS)]).toMatchObject([
    { step: 'submit' },
    { step: 'poll' },
  ]);
});

test('a claim reads a few rows, however many wait, were made, or are under way', async () => {
  const few = await people(10);
  await fill(few, 5000, { status: 'completed', step: 'publish', engine: 'fake' });
  await fill(few, 3000);
  await expectFewReads((db) => claim(db));
  await fill(few, 3000, { status: 'processing', step: 'poll', engine: 'other' });
  await fill(few, 3000, { status: 'processing', step: 'poll', engine: 'fake', dueIn: '1 min' });
  await expectFewReads((db) => claim(db, { ...POLLS, engines: ['other'] }));
  await expectFewReads((db) => claim(db, POLLS));
  await expectFewReads((db) => overdueProjectIds(db));
});

test('one person’s thousands without a place are read once, and then by no claim', async () => {
  const [many, one] = await people(2);
  await fill([many!], 10, { status: 'processing', step: 'poll', engine: 'fake', dueIn: '1 min' });
  await fill([many!], 2000);
  expect(await claim()).toBeUndefined();
  await expectFewReads((db) => claim(db));
  await fill([one!], 1);
  expect(await claim()).toMatchObject({ account_id: one });
});

/** In the order in which they were asked for. */
const waitingOf = async (person: string): Promise<string[]> => {
  const rows = await sql<{ id: string }[]>`
    select id from projects where account_id = ${person} and status = 'pending' order by created_at`;
  return rows.map(({ id }) => id);
};

test('a place that is left lets its owner’s next one in, by their turns', async () => {
  const [many] = await people(1);
  await fill([many!], 10, { status: 'processing', step: 'poll', engine: 'fake' });
  await fill([many!], 3);
  const [next] = await waitingOf(many!);
  expect(await claim()).toBeUndefined();
  await leavePlace(db, many!);
  // It was let in too early: there is no place yet.
  expect(await claim()).toBeUndefined();
  await sql`update projects set step = 'collect'
    where id = (select id from projects where step = 'poll' limit 1)`;
  await leavePlace(db, many!);
  expect(await claim()).toMatchObject({ id: next });
  expect(await claim()).toBeUndefined();
});

test('what nobody let in is let in before long, as many as each has places', async () => {
  const [ann, ben] = await people(2);
  await fill([ann!, ben!], 20, { status: 'processing', step: 'poll', engine: 'fake' });
  await fill([ann!, ben!], 30);
  const waiting = await waitingOf(ann!);
  expect(await claim()).toBeUndefined();
  await letIntoLine(db, places);
  expect(await claim()).toBeUndefined();
  await sql`update projects set step = 'collect'
    where id in (select id from projects where step = 'poll' and account_id = ${ann!} limit 3)`;
  await letIntoLine(db, places);
  const claimed = [await claim(), await claim(), await claim(), await claim()];
  expect(claimed.map((project) => project?.id)).toEqual([...waiting.slice(0, 3), undefined]);
});

test('what waits for an engine that is closed to its owner keeps nobody from another engine', async () => {
  const [ann, ben] = await people(2);
  // A filter has ended so many asks that it may end no more than are at the engine.
  const filtered = defaultLimits.filteredAsks - 5;
  await sql`
    insert into abandoned_asks (project_id, attempt, account_id, engine, reason, billed)
    select gen_random_uuid(), 1, ${ann!}, 'fake', 'FILTERED_PROMPT', 'no'
    from generate_series(1, ${filtered})`;
  await fill([ann!, ben!], 10, {
    status: 'processing',
    step: 'poll',
    engine: 'fake',
    dueIn: '1 min',
  });
  await fill([ann!, ben!], 20);
  await fill([ann!, ben!], 4, { engine: 'other' });
  // Whose turns come first.
  await sql`update projects set held_back = true, turn = turn + case engine when 'other' then 10 else 0 end
    where status = 'pending'`;
  await letIntoLine(db, places);
  const letIn = await sql`
    select account_id, coalesce(engine, 'fake') as engine, count(*)::int
    from projects where status = 'pending' and not held_back group by 1, 2`;
  expect(letIn.find(({ account_id }) => account_id === ann)).toMatchObject({
    engine: 'other',
    count: 2,
  });
  expect(
    letIn.filter(({ account_id }) => account_id === ben).reduce((sum, { count }) => sum + count, 0),
  ).toBe(5);
  expect(await claim(db, { ...SUBMITS, engines: ['other'] })).toMatchObject({ account_id: ann });
});

test('letting one in reads no more where thousands were made, wait or are held back', async () => {
  const [many, ...few] = await people(5);
  await fill([many!], 9, { status: 'processing', step: 'poll', engine: 'fake', dueIn: '1 min' });
  await fill(few, 3000, { status: 'completed', step: 'publish', engine: 'fake' });
  await fill(few, 3000);
  await fill([many!], 3000);
  await inBulk(
    (sql) => sql`
      update projects set held_back = true where status = 'pending' and account_id = ${many!}`,
  );
  await sql`analyze projects`;
  await expectFewReads((db) => leavePlace(db, many!));
});

test('an ask reads no more of a person with thousands of videos', async () => {
  const [person] = await people(1);
  await fill([person!], 5000, { status: 'completed', step: 'publish', engine: 'fake' });
  const project = {
    ...{ title: '', prompt: '', template_id: '', category: '', seed: 0 },
    ...({ aspect_ratio: '9:16', generate_audio: true, enhance_prompt: false } as const),
    deadline_at: new Date(Date.now() + 60_000),
  };
  await expectFewReads((db) => insertProjects(db, person!, [{ ...project, id: randomUUID() }]));
});
