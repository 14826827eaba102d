import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { FakeEngine } from '../../../../test/fake-engine.ts';
import { createTestWeb } from '../../../../test/web.ts';
import { createVideo } from '../../../../test/worker.ts';
import type { VideoEngine } from '../../../engines/engine.ts';
import { lineUp } from '../../../engines/line-up.ts';
import type { ProjectRow } from '../queries.ts';
import { lanesOf } from './lanes.ts';
import { fromNow } from './lease-queries.ts';
import { workOn } from './pipeline.ts';
import type { StepTools } from './step.ts';

// Nobody else looks for work here: however late a beat comes, no project is taken over but by a test.

const web = await createTestWeb();
afterAll(web.close);
const { db } = web;

/** A job whose poll hangs until it is let go or stopped, with a beat every quarter of a second. */
async function hangingJob() {
  const id = await createVideo(await web.person(1));
  const claimed = await db
    .updateTable('projects')
    .set({
      ...{ status: 'processing', step: 'poll', engine: 'fake', lease_number: 1 },
      ...{ submit_started_at: fromNow(0), leased_until: fromNow(1) },
      handle: { engine: 'fake', model: 'f', v: 1, data: { jobId: `${id}-1` } },
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const fake: VideoEngine = new FakeEngine({ directory: web.directory, video: '' });
  const gate = Promise.withResolvers<void>();
  let reason: unknown;
  fake.poll = async (_handle, signal) => {
    signal.addEventListener('abort', () => gate.reject(signal.reason));
    await gate.promise.catch((error: unknown) => {
      reason = error;
      throw error;
    });
    return { state: 'running' };
  };
  const engines = lineUp([fake]);
  const tools = {
    ...{ db, engines, pace: async () => 1000, storage: web.storage },
    ...{ workDirectory: web.directory, log: pino({ level: 'silent' }) },
  } as unknown as StepTools;
  const lane = lanesOf(engines).find(({ steps }) => steps.includes('poll'))!;
  const never = new AbortController().signal;
  const done = workOn(claimed, lane, tools, { leaseSeconds: 1 }, never);
  const row = () =>
    db.selectFrom('projects').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { claimed, row, done, letGo: gate.resolve, reasonOfEnd: () => reason };
}

test('a lease is kept as long as its worker is at it, and given back after that', async () => {
  const { claimed, row, done, letGo } = await hangingJob();
  await expect
    .poll(async () => (await row()).leased_until?.getTime())
    .toBeGreaterThan((claimed.leased_until as Date).getTime());
  letGo();
  await done;
  expect((await row()).leased_until).toBeNull();
});

test('a worker learns by the beat that it has lost its project, and leaves it alone', async () => {
  const { claimed, row, done, reasonOfEnd } = await hangingJob();
  await db
    .updateTable('projects')
    .set({ lease_number: 2, leased_until: fromNow(3600) })
    .where('id', '=', claimed.id)
    .execute();
  const theirs: ProjectRow = await row();
  await done;
  expect(String(reasonOfEnd())).toMatch(/the lease on project .* is lost/);
  expect(await row()).toEqual(theirs);
});
