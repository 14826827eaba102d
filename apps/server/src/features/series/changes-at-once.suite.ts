import { expect, onTestFinished } from 'vitest';
import { FakeEngine, type Script } from '../../../test/fake-engine.ts';
import { plainVideo } from '../../../test/media.ts';
import { createTestWeb, type Person, type TestWeb } from '../../../test/web.ts';
import { BODY, startTestWorker } from '../../../test/worker.ts';
import { requestRefused } from '../../engines/faults.ts';
import { askLimitsOf } from '../../wiring/ask-limits.ts';
import { checkLedger } from '../credits/check-ledger.ts';
import { failOverdueProjects } from '../videos/job/outcome.ts';
import { videoKey } from '../videos/media/keys.ts';

// All that may be done with a series, done at once, while workers are at its videos.

/** A web whose first engine has so little to spend that much goes to the second, and comes back from both. */
export const createWeb = (cents: number) =>
  createTestWeb({
    ...{ VIDEO_ENGINE: 'fal,google-omni', FAL_KEY: 'key', GEMINI_API_KEY: 'key' },
    ...{ ENGINE_COST_CENTS: 'fal=1,google-omni=1', FREE_ABANDONS_PER_DAY: '2' },
    ENGINE_BUDGET_CENTS_PER_DAY: `fal=${cents},google-omni=1000`,
  });

/** A file is work: few of the videos have one, and the others fail. */
const script: Script = {
  poll: (poll) => (poll % 20 === 0 ? undefined : { state: 'failed', fault: requestRefused(400) }),
};

async function startWorkers(web: TestWeb, count: number): Promise<void> {
  const video = await plainVideo();
  const engines = ['fal', 'google-omni'].map(
    (id) => new FakeEngine({ directory: web.directory, id, video, script, concurrency: 20 }),
  ) as [FakeEngine, ...FakeEngine[]];
  for (let i = 0; i < count; i++) {
    const worker = await startTestWorker(web, {
      engines,
      limits: askLimitsOf(web.config),
      ffmpeg: 'replayed',
    });
    onTestFinished(() => worker.stop());
  }
}

export const items = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ ...BODY, prompt: `Cream number ${i}` }));
let keys = 0;
export const post = (person: Person, path: string, body: unknown) =>
  person.send('POST', path, body, { 'idempotency-key': `key-${++keys}` });

/** Does all to four people's series of `first` videos, to each of which `added` are added, at once. */
export async function expectNoCreditLost(
  web: TestWeb,
  { first, added }: { first: number; added: number },
): Promise<void> {
  await startWorkers(web, 2);
  const people = await Promise.all(Array.from({ length: 4 }, () => web.person(2 * first + added)));
  const answers = await Promise.all(
    people.map(async (person, n) => {
      const { status, body } = await post(person, '/api/series', {
        title: 'x',
        items: items(first),
      });
      expect(status).toBe(201);
      const path = `/api/series/${body.id}`;
      // Some are under way at both engines, and some at their end.
      await web.told.when('job.claimed', { account: person.id });
      if (n % 2 === 0) await web.told.when('job.ended', { account: person.id });
      const once = (at: number) => person.send('DELETE', `/api/projects/${body.projectIds[at]}`);
      return Promise.all([
        person.send('POST', `${path}/cancel`),
        post(person, `${path}/items`, { items: items(added) }),
        ...[0, 1, 5, first - 1].map(once),
        person.send('POST', `${path}/cancel`),
        post(person, '/api/series', { title: 'y', items: items(first) }),
        failOverdueProjects(web.db).then(() => ({ status: 200 })),
        ...(n % 3 === 0 ? [person.send('DELETE', path), person.send('DELETE', path)] : []),
      ]);
    }),
  );
  const statuses = Map.groupBy(answers.flat(), ({ status }) => status);
  // Two that wait for each other would be a 503.
  expect(
    [...statuses.keys()].filter((status) => ![200, 201, 204, 402, 404].includes(status)),
  ).toEqual([]);
  for (const person of people) {
    const { body } = await person.send('GET', '/api/series');
    for (const { id } of body) await person.send('POST', `/api/series/${id}/cancel`);
  }
  const live = () => web.sql`select id from projects where status in ('pending', 'processing')`;
  expect(await live()).toHaveLength(0);
  expect(await checkLedger(web.db, (id) => web.storage.has(videoKey(id)))).toEqual([]);
  const [budget] = await web.sql<{ spent: number; held: number; lost: number }[]>`
    select (select sum(reserved_micro_usd)::int from engine_spend) as spent,
      (select coalesce(sum(reserved_micro_usd), 0)::int from (
        select reserved_micro_usd from projects union all select reserved_micro_usd from abandoned_asks
      ) holders) as held,
      (select count(*)::int from credit_balances where purchased < 0) as lost`;
  // What was made and then deleted stays spent, and has no row any more.
  const gone = budget!.spent - budget!.held;
  expect([gone >= 0, gone % 10_000, budget!.lost]).toEqual([true, 0, 0]);
}
