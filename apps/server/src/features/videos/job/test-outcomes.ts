import type { UpdateObject } from 'kysely';
import { afterAll, afterEach, expect } from 'vitest';
import { FakeEngine, type Script } from '../../../../test/fake-engine.ts';
import { plainVideo } from '../../../../test/media.ts';
import { letTimePass } from '../../../../test/time-passes.ts';
import { createTestWeb, type Person } from '../../../../test/web.ts';
import { createVideo, projectWhen, startTestWorker } from '../../../../test/worker.ts';
import { type Fault, SubmitError } from '../../../engines/faults.ts';
import type { DB } from '../../../schema.ts';
import { checkLedger } from '../../credits/check-ledger.ts';
import { videoKey } from '../media/keys.ts';

// For `outcomes-*.test.ts`: what becomes of a project for each thing that an engine can do, which is the
// policy after a fault, carried out.

export const refuse = (fault: Fault) => () => {
  throw new SubmitError(fault, 'no');
};

/** Numbers of the asks for one project that an engine got, read from the ids of its jobs. */
export const asksOf = async (fake: FakeEngine, projectId: string): Promise<string[]> =>
  (await fake.asked())
    .filter((jobId) => jobId.startsWith(projectId))
    .map((jobId) => jobId.slice(projectId.length + 1));

/**
 * Opens a web for a file of tests, where waits after faults are due at once. After each test its worker is
 * stopped, and the ledger checked.
 */
export async function openOutcomes() {
  const web = await createTestWeb();
  const stopTime = letTimePass(web);
  afterAll(async () => {
    await stopTime();
    await web.close();
  });

  let worker: { stop(): Promise<void> } | undefined;
  const stopWorker = async () => await worker?.stop();
  afterEach(async () => {
    await stopWorker();
    const breaches = await checkLedger(web.db, (id) => web.storage.has(videoKey(id)));
    expect(breaches).toEqual([]);
  });

  const fake = async (script: Script, id = 'first'): Promise<FakeEngine> =>
    new FakeEngine({ directory: web.directory, id, video: await plainVideo(), script });

  async function startWorker(
    engines: [FakeEngine, ...FakeEngine[]],
    ffmpeg: 'real' | 'replayed' = 'replayed',
  ): Promise<void> {
    worker = await startTestWorker(web, { engines, ffmpeg });
  }

  /** Starts a worker with a fake engine for one script, or for two: the second stands in for the first. */
  async function start(
    script: Script,
    ofSecond?: Script,
  ): Promise<[FakeEngine, FakeEngine | undefined]> {
    const first = await fake(script);
    const second = ofSecond && (await fake(ofSecond, 'second'));
    await startWorker(second ? [first, second] : [first]);
    return [first, second];
  }

  /** Asks for one video, and gives what became of it. */
  async function outcome(ask: (person: Person) => Promise<string> = createVideo) {
    const person = await web.person(1);
    const id = await ask(person);
    const project = await projectWhen(person, id);
    const { creditsRemaining } = (await person.send('GET', '/api/auth/user')).body;
    expect(creditsRemaining).toBe(project.status === 'completed' ? 0 : 1);
    return { ...project, asksOf: (fake: FakeEngine) => asksOf(fake, id) };
  }

  /** Changes a project's row: time passes where a test says so. */
  const update = (id: string, changes: UpdateObject<DB, 'projects'>) =>
    web.db.updateTable('projects').set(changes).where('id', '=', id).execute();

  /** Waits until a project has met with trouble, and was given back to be tried again. */
  function waiting(id: string) {
    const row = web.db
      .selectFrom('projects')
      .where('id', '=', id)
      .select(['trouble', 'leased_until']);
    return expect
      .poll(() => row.executeTakeFirst())
      .toEqual({ trouble: expect.anything(), leased_until: null });
  }

  const abandonedOf = (projectId: string) =>
    web.db
      .selectFrom('abandoned_asks')
      .select(['attempt', 'reason', 'billed', 'cancel_due_at'])
      .where('project_id', '=', projectId)
      .orderBy('attempt')
      .execute();

  return {
    ...{ web, fake, start, startWorker, stopWorker },
    ...{ outcome, update, waiting, abandonedOf },
  };
}
