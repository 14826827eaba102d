import { sql } from 'kysely';
import { expect } from 'vitest';
import { FakeEngine } from '../../../../test/fake-engine.ts';
import { plainVideo } from '../../../../test/media.ts';
import { createTestWeb, type Person } from '../../../../test/web.ts';
import { createVideo, defaultLimits, startTestWorker } from '../../../../test/worker.ts';
import type { Handle, Progress, VideoRequest } from '../../../engines/engine.ts';
import { requestRefused } from '../../../engines/faults.ts';
import { checkLedger } from '../../credits/check-ledger.ts';
import { claimDueProject } from '../job/claim-queries.ts';
import type { Lane } from '../job/lanes.ts';
import { videoKey } from '../media/keys.ts';

export const web = await createTestWeb();

const workers: { stop(): Promise<void> }[] = [];
/** Stops the workers of a test, and expects the ledger to be clean. */
export async function stopWorkers(): Promise<void> {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  expect(await checkLedger(web.db, (id) => web.storage.has(videoKey(id)))).toEqual([]);
}

/** Knows how many jobs it was at, at once, of each of its askers; each takes a few polls. */
class Counting extends FakeEngine {
  readonly most = new Map<string, number>();
  readonly #polls = new Map<string, number>();
  readonly #underWay = new Set<string>();
  ownerOf = (_jobId: string): string => '';
  isHeld = false;

  override async submit(request: VideoRequest): Promise<Handle> {
    this.#underWay.add(request.jobId);
    const owner = this.ownerOf(request.jobId);
    const atOnce = [...this.#underWay].filter((id) => this.ownerOf(id) === owner).length;
    this.most.set(owner, Math.max(atOnce, this.most.get(owner) ?? 0));
    return super.submit(request);
  }

  override async poll(handle: Handle): Promise<Progress> {
    const jobId = handle.data.jobId as string;
    const polls = (this.#polls.get(jobId) ?? 0) + 1;
    this.#polls.set(jobId, polls);
    if (polls < 4 || this.isHeld) return { state: 'running' };
    this.#underWay.delete(jobId);
    // No file is to be looked at: that is work, and no part of this.
    return { state: 'failed', fault: requestRefused(400) };
  }
}

export async function startCounting(count: number): Promise<Counting> {
  const { directory } = web;
  const video = await plainVideo();
  const engine = new Counting({ directory, video, concurrency: 20 });
  for (let i = 0; i < count; i += 1) {
    workers.push(await startTestWorker(web, { engines: [engine] }));
  }
  return engine;
}

export const ended = (project: string) => web.told.when('job.ended', { project });
/** Its engine was asked how far it is. */
export const polled = (project: string) =>
  web.told.when('job.handed-back', { project, why: 'waits' });

const askOften = (person: Person, times: number) =>
  Promise.all(Array.from({ length: times }, () => createVideo(person)));

/** Asks for so many at once, with three workers. */
export async function expectTenAtTheEngine(count: number): Promise<void> {
  const person = await web.person(count);
  const engine = await startCounting(3);
  engine.isHeld = true;
  const ids = await askOften(person, count);
  // On a busy machine jobs would end before all places are taken.
  await expect.poll(() => engine.most.get('')).toBe(defaultLimits.videosAtOnce);
  engine.isHeld = false;
  const ends = await Promise.all(ids.map(ended));
  expect(ends.map(({ outcome }) => outcome)).toEqual(ids.map(() => 'failed'));
  expect(engine.most.get('')).toBe(defaultLimits.videosAtOnce);
}

const LANE: Pick<Lane, 'steps' | 'engines'> = { steps: ['submit'], engines: ['fake'] };
const claim = () =>
  claimDueProject(web.db, LANE, {
    ...{ firstEngine: 'fake', elsewhere: ['fake'] },
    ...{ limits: defaultLimits, leaseSeconds: 60 },
  });

/** Has so many wait for ten places, beside one of somebody else. */
export async function expectWaitingOnesPassedOver(count: number): Promise<void> {
  const [many, one] = [await web.person(count), await web.person(1)];
  const ids: string[] = [];
  for (let i = 0; i < count; i += 1) ids.push(await createVideo(many));
  const claimed = [];
  for (let i = 0; i < 10; i += 1) claimed.push(await claim());
  expect(claimed.every((project) => project?.account_id === many.id)).toBe(true);
  expect(await claim()).toBeUndefined();
  const id = await createVideo(one);
  expect((await claim())?.id).toBe(id);
  await web.db
    .updateTable('projects')
    .set({ deadline_at: sql<Date>`now()` })
    .where('status', 'in', ['pending', 'processing'])
    .execute();
  workers.push(await startTestWorker(web));
  const ends = await Promise.all([id, ...ids].map(ended));
  expect(ends.every(({ outcome }) => outcome === 'failed')).toBe(true);
}
