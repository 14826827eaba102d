import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, test } from 'vitest';
import type { CrashingWeb, CrashPoint } from '../../../test/crash-web.ts';
import { createTestWeb, type Person } from '../../../test/web.ts';
import { BODY } from '../../../test/worker.ts';
import { checkLedger } from '../credits/check-ledger.ts';

const CRASHING = fileURLToPath(new URL('../../../test/crash-web.ts', import.meta.url));
const NAME = 'shortcake web that dies';
const VIDEOS = 20;
const TAKEN = 3;

const environment = {
  ...{ VIDEO_ENGINE: 'fal', FAL_KEY: 'key', ENGINE_COST_CENTS: 'fal=33' },
  ...{ ENGINE_BUDGET_CENTS_PER_DAY: 'fal=100000', FREE_ABANDONS_PER_DAY: '1' },
};
const web = await createTestWeb(environment);
type Request = { method: 'POST' | 'DELETE'; path: string; body?: object };

/** Sends a request to a web process that dies over it. */
async function dieOver(person: Person, { method, path, body }: Request, dieAt: CrashPoint) {
  const plan: CrashingWeb = {
    ...{ url: web.url, name: NAME, dieAt },
    environment: {
      ...{ ...environment, DATA_DIR: web.directory },
      SESSION_SECRET: web.config.sessionSecrets![0],
    },
  };
  const child = fork(CRASHING, [JSON.stringify(plan)]);
  const died = once(child, 'exit');
  const [port] = await Promise.race([once(child, 'message'), died]);
  const answer = fetch(`http://127.0.0.1:${port}${path}`, {
    ...{ method, headers: headersOf(person) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  await expect(answer).rejects.toThrow('fetch failed');
  expect((await died)[1]).toBe('SIGKILL');
  // What it had sent when it died is still carried out.
  const sessions = () => web.sql`
    select pid from pg_stat_activity where application_name = ${NAME} and datname = current_database()`;
  await expect.poll(sessions, { interval: 10 }).toHaveLength(0);
}

const headersOf = ({ cookie }: Person) => ({
  ...{ cookie, 'idempotency-key': 'once', 'content-type': 'application/json' },
});
const again = (person: Person, { method, path, body }: Request) =>
  person.send(method, path, body, body ? { 'idempotency-key': 'once' } : {});

const items = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ ...BODY, prompt: `Cream number ${i}` }));
const balance = async (person: Person) =>
  (await person.send('GET', '/api/auth/user')).body.creditsRemaining;
const seriesOf = async (person: Person) => (await person.send('GET', '/api/series')).body;

/** A series of which some are at an engine that charges. */
async function seriesUnderWay(person: Person): Promise<string> {
  const body = { title: 'Under way', items: items(VIDEOS) };
  const answer = await person.send('POST', '/api/series', body, { 'idempotency-key': 'before' });
  const { id } = answer.body;
  await web.sql`
    update projects set status = 'processing', step = 'poll', submit_started_at = now(),
      handle = jsonb_build_object('v', 1, 'engine', 'fal', 'model', 'm', 'data', jsonb_build_object('id', id))
    where series_id = ${id} and series_index < ${TAKEN}`;
  return id;
}

const AROUND_COMMIT: CrashPoint[] = [
  { statement: 'commit', when: 'before' },
  { statement: 'commit', when: 'during' },
  { statement: 'commit', when: 'after' },
];
const inserted = (table: string): CrashPoint => ({
  statement: `insert into "${table}"`,
  when: 'after',
});
/** Whether it was done by then: nobody knows of a commit without an answer. */
const mayBeDone = ({ statement, when }: CrashPoint) =>
  statement !== 'commit' || when === 'before' ? [false] : when === 'after' ? [true] : [true, false];

/** Questions about a series that are open when the process dies. */
export type CrashRequest = 'ask' | 'add' | 'cancel' | 'delete';

/**
 * Defines the tests: a web process dies at points of a request about a series, those that `choose` takes
 * of each request's, and the browser asks the next process again.
 */
export function testCrashes(
  choose: (points: readonly CrashPoint[], request: CrashRequest) => readonly CrashPoint[],
): void {
  const named = (request: CrashRequest, points: readonly CrashPoint[]) =>
    choose(points, request).map((point) => [`${point.when} ${point.statement}`, point] as const);

  afterAll(web.close);
  afterEach(async () => {
    expect(await checkLedger(web.db, async () => true)).toEqual([]);
    const [budget] = await web.sql<{ spent: number; held: number }[]>`
      select (select coalesce(sum(reserved_micro_usd), 0)::int from engine_spend) as spent,
        (select coalesce(sum(reserved_micro_usd), 0)::int from (
          select reserved_micro_usd from projects union all select reserved_micro_usd from abandoned_asks
        ) holders) as held`;
    expect(budget!.spent).toBe(budget!.held);
  });

  test.each(
    named('ask', [
      { statement: 'begin', when: 'before' },
      ...['series', 'credit_postings', 'engine_spend', 'projects'].map(inserted),
      ...AROUND_COMMIT,
    ]),
  )(
    'kill -9 %s: a series is there as a whole or not at all, and once when asked for again',
    async (_, point) => {
      const person = await web.person(2 * VIDEOS);
      const ask: Request = {
        method: 'POST',
        path: '/api/series',
        body: { title: 'All', items: items(VIDEOS) },
      };
      await dieOver(person, ask, point);
      const found = await seriesOf(person);
      expect(mayBeDone(point)).toContain(found.length === 1);
      expect(await balance(person)).toBe(2 * VIDEOS - VIDEOS * found.length);
      const retried = await again(person, ask);
      expect(retried.status).toBe(found.length === 1 ? 200 : 201);
      expect(retried.body.counts.total).toBe(VIDEOS);
      if (found.length === 1) expect(found).toEqual([retried.body]);
      expect(await seriesOf(person)).toEqual([retried.body]);
      expect(await balance(person)).toBe(VIDEOS);
      const [rows] = await web.sql`
      select count(*)::int as videos from projects where account_id = ${person.id}`;
      expect(rows!.videos).toBe(VIDEOS);
    },
  );

  test.each(named('add', AROUND_COMMIT))(
    'kill -9 %s: videos are added to a series all or none, and once',
    async (_, point) => {
      const person = await web.person(3 * VIDEOS);
      const id = await seriesUnderWay(person);
      const more: Request = {
        method: 'POST',
        path: `/api/series/${id}/items`,
        body: { items: items(VIDEOS) },
      };
      await dieOver(person, more, point);
      const [{ counts }] = await seriesOf(person);
      expect(mayBeDone(point)).toContain(counts.total === 2 * VIDEOS);
      expect(await balance(person)).toBe(3 * VIDEOS - counts.total);
      const { body } = await again(person, more);
      expect(body.counts.total).toBe(2 * VIDEOS);
      expect(await balance(person)).toBe(VIDEOS);
    },
  );

  test.each(named('cancel', [inserted('credit_postings'), ...AROUND_COMMIT]))(
    'kill -9 %s: a series is cancelled as a whole or not at all',
    async (_, point) => {
      const person = await web.person(VIDEOS);
      const id = await seriesUnderWay(person);
      const cancel: Request = { method: 'POST', path: `/api/series/${id}/cancel` };
      await dieOver(person, cancel, point);
      const [{ counts }] = await seriesOf(person);
      const isDone = counts.failed === VIDEOS;
      expect(isDone || counts.failed === 0).toBe(true);
      expect(mayBeDone(point)).toContain(isDone);
      // One of those that an engine has is free.
      const back = VIDEOS - TAKEN + 1;
      expect(await balance(person)).toBe(isDone ? back : 0);
      const { status, body } = await again(person, cancel);
      expect([status, body.counts.failed]).toEqual([200, VIDEOS]);
      expect(await balance(person)).toBe(back);
    },
  );

  test.each(named('delete', [inserted('file_removals'), ...AROUND_COMMIT]))(
    'kill -9 %s: a series is deleted as a whole or not at all',
    async (_, point) => {
      const person = await web.person(VIDEOS);
      const id = await seriesUnderWay(person);
      const remove: Request = { method: 'DELETE', path: `/api/series/${id}` };
      await dieOver(person, remove, point);
      const left = await seriesOf(person);
      expect(mayBeDone(point)).toContain(left.length === 0);
      if (left.length > 0) expect(left[0].counts.total).toBe(VIDEOS);
      expect([204, 404]).toContain((await again(person, remove)).status);
      expect(await seriesOf(person)).toEqual([]);
      expect(await balance(person)).toBe(VIDEOS - TAKEN + 1);
      const [removals] = await web.sql`
        select count(*)::int as files from file_removals where requested_at > now() - interval '1 min'`;
      expect(removals!.files).toBeGreaterThanOrEqual(VIDEOS);
    },
  );
}
