import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { FakeEngine } from '../../../../test/fake-engine.ts';
import { plainVideo } from '../../../../test/media.ts';
import { createTestWeb } from '../../../../test/web.ts';
import { createVideo, startTestWorker } from '../../../../test/worker.ts';
import { insertAbandonedAsk } from '../abandoned/queries.ts';

const web = await createTestWeb();
const video = await plainVideo();
afterAll(web.close);
beforeEach(() => web.db.deleteFrom('abandoned_asks').execute());

/** An engine that hears of what is not wanted any more, and may hang then until it is let go. */
function engine(id: string) {
  const fake = new FakeEngine({ directory: web.directory, video, id });
  const told: string[] = [];
  const hanging = Promise.withResolvers<void>();
  let isHanging = false;
  fake.cancel = async (handle) => {
    told.push(String(handle.data.jobId));
    if (isHanging) await hanging.promise;
    return 'accepted';
  };
  const hang = () => {
    isHanging = true;
  };
  return { fake, told, hang, letGo: hanging.resolve };
}

/** Asks of an engine that came to nothing, those of the first call longest ago. */
async function abandon(engine: string, count: number): Promise<void> {
  const { id: account_id } = await web.person();
  for (let index = 0; index < count; index++) {
    await insertAbandonedAsk(web.db, {
      ...{
        project_id: randomUUID(),
        account_id,
        attempt: 1,
        engine,
        reason: 'DELETED',
        billed: 'no',
      },
      handle: { engine, model: 'fake-1', v: 1, data: { jobId: `${engine}-${index}` } },
      cancel_due_at: sql<Date>`clock_timestamp()`,
      // Who has been told this often is told again in 20 minutes: no test sees it.
      cancel_tries: 10,
    });
  }
}

test('an engine that hangs does not keep another from hearing what is not wanted', async () => {
  const [stuck, healthy] = [engine('stuck'), engine('healthy')];
  stuck.hang();
  await abandon('stuck', 5);
  await abandon('healthy', 20);
  const worker = await startTestWorker(web, { engines: [stuck.fake, healthy.fake] });
  await expect.poll(() => healthy.told.length).toBe(20);
  expect(stuck.told).toHaveLength(5);
  stuck.letGo();
  await worker.stop();
});

test('a stop claims nothing more and tells no further engine while one hangs', async () => {
  const stuck = engine('stuck');
  stuck.hang();
  await abandon('stuck', 20);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const worker = await startTestWorker(web, { engines: [stuck.fake] });
  await expect.poll(() => stuck.told.length).toBe(8);
  const stopping = worker.stop();
  const person = await web.person(1);
  const id = await createVideo(person);
  // Many ticks of a lane that would still be looking.
  await vi.advanceTimersByTimeAsync(60_000);
  stuck.letGo();
  await stopping;
  expect((await person.send('GET', `/api/projects/${id}`)).body).toMatchObject({
    status: 'pending',
  });
  expect(worker.told.of('job.claimed', { project: id })).toEqual([]);
  expect(await stuck.fake.asked()).toEqual([]);
  expect(stuck.told).toHaveLength(8);
});
