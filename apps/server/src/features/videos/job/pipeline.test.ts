import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Input } from 'mediabunny';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { plainVideo, testVideo } from '../../../../test/media.ts';
import { letTimePass } from '../../../../test/time-passes.ts';
import { createTestWeb, type Person } from '../../../../test/web.ts';
import { BODY, createVideo, projectWhen, startTestWorker } from '../../../../test/worker.ts';
import type { Progress } from '../../../engines/engine.ts';
import { type Fault, SubmitError } from '../../../engines/faults.ts';
import { checkLedger } from '../../credits/check-ledger.ts';
import { videoKey } from '../media/keys.ts';
import { fromNow } from './lease-queries.ts';

const web = await createTestWeb();
const stopTime = letTimePass(web);
afterAll(async () => {
  await stopTime();
  await web.close();
});

let worker: Awaited<ReturnType<typeof startTestWorker>> | undefined;
const start = async (options: Parameters<typeof startTestWorker>[1] = {}) => {
  const started = await startTestWorker(web, options);
  worker = started;
  return started;
};
afterEach(async () => {
  await worker?.stop();
  const breaches = await checkLedger(web.db, (id) => web.storage.has(videoKey(id)));
  expect(breaches).toEqual([]);
});

const ended = (project: string) => web.told.when('job.ended', { project });

const creditsOf = async (person: Person) =>
  (await person.send('GET', '/api/auth/user')).body.creditsRemaining;

const fault = (kind: Fault['kind'], message = 'No.'): Fault => ({
  kind,
  code: `FAKE_${kind}`,
  message,
  detail: 'for a test',
  billed: 'no',
});

test('a video is made, stored and paid for, and its owner alone can fetch it', async () => {
  const { fake } = await start();
  const [person, other] = [await web.person(1), await web.person(1)];
  const id = await createVideo(person);
  const project = await projectWhen(person, id);
  expect(project).toMatchObject({ status: 'completed', progress: 1, failureReason: null });
  expect(project.completedAt).not.toBeNull();
  expect(await creditsOf(person)).toBe(0);
  expect(await fake.asked()).toEqual([`${id}-1`]);

  const video = await person.send('GET', project.videoUrl!);
  expect(video.status).toBe(200);
  expect(video.headers['content-type']).toBe('video/mp4');
  const part = await person.send('GET', project.videoUrl!, undefined, { range: 'bytes=0-99' });
  expect(part.status).toBe(206);
  expect(part.headers['content-range']).toMatch(/^bytes 0-99\//);
  expect(part.headers['cache-control']).toBe('private, no-cache');
  const size = Number(video.headers['content-length']);
  for (const range of [`bytes=${size}-`, 'bytes=-0']) {
    const beyond = await person.send('GET', project.videoUrl!, undefined, { range });
    expect(beyond).toMatchObject({ status: 416, body: { code: 'RANGE_NOT_SATISFIABLE' } });
    expect(beyond.headers['content-range']).toBe(`bytes */${size}`);
  }
  for (const name of ['constructor', '__proto__', 'valueOf', 'nothing.mp4']) {
    expect((await person.send('GET', `/media/${id}/${name}`)).status).toBe(404);
  }
  const poster = await person.send('GET', project.thumbnailUrl!);
  expect(poster.headers['content-type']).toBe('image/jpeg');

  expect((await other.send('GET', project.videoUrl!)).status).toBe(404);
  expect((await web.app.inject({ url: project.videoUrl! })).statusCode).toBe(404);

  expect((await person.send('DELETE', `/api/projects/${id}`)).status).toBe(204);
  expect((await person.send('GET', project.videoUrl!)).status).toBe(404);
  await expect(access(web.storage.pathOf(id))).rejects.toThrow('ENOENT');
  expect(await creditsOf(person)).toBe(0);
  const transactions = (await person.send('GET', '/api/transactions')).body;
  expect(transactions[0]).toMatchObject({ type: 'video_usage', projectId: id });
});

test('an enhanced prompt is written once, shown, and used for every ask', async () => {
  const [black, good] = [await testVideo({ picture: 'color=black' }), await plainVideo()];
  let enhanced = 0;
  const { fake } = await start({
    script: {
      enhance: (prompt) => `${prompt}, take ${++enhanced}`,
      video: (ask) => (ask === 1 ? black : good),
    },
  });
  const person = await web.person(2);
  const wanted = { ...BODY.templateData, enhancePrompt: true };
  const id = await createVideo(person, { ...BODY, templateData: wanted });
  const project = await projectWhen(person, id);
  expect(project).toMatchObject({
    status: 'completed',
    prompt: BODY.prompt,
    enhancedPrompt: `${BODY.prompt}, take 1`,
  });
  expect(fake.prompts).toEqual(Array(2).fill(`${BODY.prompt}, take 1`));
  const plain = await projectWhen(person, await createVideo(person));
  expect(plain.enhancedPrompt).toBeNull();
});

test('progress is the engine’s own and never goes back', async () => {
  let told: Progress | undefined = { state: 'running', fraction: 0 };
  let polls = 0;
  await start({
    ffmpeg: 'replayed',
    script: {
      poll: () => {
        polls += 1;
        return told;
      },
    },
  });
  const person = await web.person(1);
  const id = await createVideo(person);
  for (const [state, fraction, shown] of [
    ['running', 0.2, 0.2],
    ['running', 0.5, 0.5],
    ['running', 0.3, 0.5],
    ['queued', 0.1, 0.5],
    ['running', 0.9, 0.9],
  ] as const) {
    told = { state, fraction };
    const before = polls;
    // The second poll begins when what the first one told is written down.
    await expect.poll(() => polls).toBeGreaterThan(before + 1);
    const { body } = await person.send('GET', `/api/projects/${id}`);
    expect(body.progress).toBe(shown);
  }
  told = undefined;
  expect(await projectWhen(person, id)).toMatchObject({ status: 'completed', progress: 1 });
});

test('a waiting engine shows no invented progress', async () => {
  await start({ script: { poll: () => ({ state: 'queued' }) } });
  const person = await web.person(1);
  const id = await createVideo(person);
  const waiting = await projectWhen(person, id, ({ step }) => step === 'waiting');
  expect(waiting).toMatchObject({ status: 'processing', progress: null });
  await person.send('DELETE', `/api/projects/${id}`);
});

test.each<[string, Fault['kind'], RegExp]>([
  ['filtered', 'filtered', /^Faces\. Changing the prompt helps\.$/],
  ['fatal', 'fatal', /^Faces\. Please try again later\.$/],
])('a %s fault at submit fails at once and gives the credit back', async (_name, kind, reason) => {
  const { fake } = await start({
    script: {
      submit: () => {
        throw new SubmitError(fault(kind, 'Faces.'), 'no');
      },
    },
  });
  const person = await web.person(1);
  const project = await projectWhen(person, await createVideo(person));
  expect(project).toMatchObject({ status: 'failed', creditRefunded: true, progress: null });
  expect(project.failureReason).toMatch(reason);
  expect(await creditsOf(person)).toBe(1);
  expect((await person.send('GET', '/api/transactions')).body).toHaveLength(1);
  expect(await fake.asked()).toEqual([]);
});

test('a busy engine is asked again under a new number', async () => {
  const { fake } = await start({
    ffmpeg: 'replayed',
    script: {
      submit: (ask) => {
        if (ask < 3) throw new SubmitError({ ...fault('retryable'), retryAfterMs: 20 }, 'no');
      },
    },
  });
  const person = await web.person(1);
  const id = await createVideo(person);
  expect(await ended(id)).toMatchObject({ outcome: 'completed' });
  expect(await fake.asked()).toEqual([`${id}-3`]);
});

test('a submit of unknown outcome is looked up, not repeated', async () => {
  const { fake } = await start({
    ffmpeg: 'replayed',
    script: {
      submit: () => {
        throw new SubmitError(fault('retryable'), 'unknown');
      },
      poll: () => undefined,
    },
  });
  fake.find = async ({ jobId }) => [{ engine: 'fake', model: 'f', v: 1, data: { jobId } }];
  const person = await web.person(1);
  const project = await projectWhen(person, await createVideo(person));
  expect(project.status).toBe('completed');
  expect(await fake.asked()).toEqual([]);
});

test('a submit of unknown outcome fails where the engine cannot be asked about it', async () => {
  const { fake } = await start({
    script: {
      submit: () => {
        throw new SubmitError(fault('retryable'), 'unknown');
      },
    },
  });
  (fake as { find?: unknown }).find = undefined;
  const person = await web.person(1);
  const project = await projectWhen(person, await createVideo(person));
  expect(project).toMatchObject({ status: 'failed', creditRefunded: true });
});

test('a bad file is asked for again, twice at most', async () => {
  const black = await testVideo({ picture: 'color=black' });
  const good = await plainVideo();
  const { fake } = await start({ script: { video: (ask) => (ask < 3 ? black : good) } });
  const person = await web.person(1);
  const id = await createVideo(person);
  expect(await ended(id)).toMatchObject({ outcome: 'completed' });
  expect(await fake.asked()).toEqual([1, 2, 3].map((ask) => `${id}-${ask}`));
});

test('files that stay bad fail the project and give the credit back', async () => {
  const black = await testVideo({ picture: 'color=black' });
  const { fake } = await start({ script: { video: () => black } });
  const person = await web.person(1);
  const id = await createVideo(person);
  const project = await projectWhen(person, id);
  expect(project).toMatchObject({ status: 'failed', creditRefunded: true });
  expect(project.failureReason).toMatch(/damaged/);
  expect(await fake.asked()).toHaveLength(3);
  expect(await creditsOf(person)).toBe(1);
  await expect.poll(() => readdir(join(web.directory, 'work'))).not.toContain(id);
});

test('a stuck engine loses the project at its deadline', async () => {
  await start({ script: { poll: () => ({ state: 'running', fraction: 0.95 }) } });
  const person = await web.person(1);
  const id = await createVideo(person);
  await projectWhen(person, id, ({ step }) => step === 'rendering');
  await web.db
    .updateTable('projects')
    .set({ deadline_at: fromNow(0) })
    .where('id', '=', id)
    .execute();
  const project = await projectWhen(person, id);
  expect(project).toMatchObject({ status: 'failed', creditRefunded: true });
  expect(project.failureReason).toMatch(/too long/);
  expect(await creditsOf(person)).toBe(1);
});

test('a file that is never read to its end is asked for once, and fails at the deadline', async () => {
  const read = vi
    .spyOn(Input.prototype, 'getPrimaryVideoTrack')
    .mockReturnValue(new Promise(() => {}));
  const letGo = vi.spyOn(Input.prototype, 'dispose');
  const { fake } = await start();
  const person = await web.person(1);
  const id = await createVideo(person);
  await expect.poll(() => read.mock.calls.length).toBe(1);
  await web.db
    .updateTable('projects')
    .set({ deadline_at: new Date() })
    .where('id', '=', id)
    .execute();
  const project = await projectWhen(person, id);
  expect(project).toMatchObject({ status: 'failed', creditRefunded: true });
  expect(await fake.asked()).toEqual([`${id}-1`]);
  await worker?.stop();
  expect(letGo).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

test('a project deleted while the engine works costs nothing and leaves nothing', async () => {
  await start({ script: { poll: () => ({ state: 'running' }) } });
  const person = await web.person(1);
  const id = await createVideo(person);
  await projectWhen(person, id, ({ step }) => step === 'rendering');
  expect((await person.send('DELETE', `/api/projects/${id}`)).status).toBe(204);
  expect(await creditsOf(person)).toBe(1);
  await worker?.stop();
  await expect(access(web.storage.pathOf(id))).rejects.toThrow('ENOENT');
});

test('a project deleted in the very moment of asking is cancelled at the engine', async () => {
  const { fake } = await start();
  const person = await web.person(1);
  const cancelled: string[] = [];
  const deletions: number[] = [];
  const submit = fake.submit.bind(fake);
  fake.submit = async (request) => {
    const { status } = await person.send('DELETE', `/api/projects/${request.jobId.slice(0, 36)}`);
    deletions.push(status);
    return submit(request);
  };
  fake.cancel = async (handle) => {
    cancelled.push(handle.data.jobId as string);
    return 'accepted';
  };
  const id = await createVideo(person);
  // Beside this one the worker tells of what the test before has deleted, if that was not told yet.
  await expect.poll(() => cancelled.filter((job) => job.startsWith(id))).toEqual([`${id}-1`]);
  expect(deletions).toEqual([204]);
  expect(await creditsOf(person)).toBe(1);
});

test('a project of a stopped worker is finished by the next', async () => {
  const first = await start({ script: { poll: () => ({ state: 'running', fraction: 0.4 }) } });
  const person = await web.person(1);
  const id = await createVideo(person, BODY);
  await web.told.when('job.handed-back', { project: id, why: 'waits' });
  await first.stop();
  await start({ ffmpeg: 'replayed' });
  expect(await ended(id)).toMatchObject({ outcome: 'completed' });
});
