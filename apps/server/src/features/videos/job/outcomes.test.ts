import type { UpdateObject } from 'kysely';
import { afterAll, afterEach, expect, onTestFinished, test } from 'vitest';
import { FakeEngine, type Script } from '../../../../test/fake-engine.ts';
import { plainVideo, testVideo } from '../../../../test/media.ts';
import { letTimePass } from '../../../../test/time-passes.ts';
import { createTestWeb, type Person } from '../../../../test/web.ts';
import { BODY, createVideo, projectWhen, startTestWorker } from '../../../../test/worker.ts';
import type { VideoRequest } from '../../../engines/engine.ts';
import * as faults from '../../../engines/faults.ts';
import type { DB } from '../../../schema.ts';
import { checkLedger } from '../../credits/check-ledger.ts';
import { noteLateHandle } from '../abandoned/note.ts';
import { videoKey } from '../media/keys.ts';
import type { ProjectRow } from '../queries.ts';
import { MOST_REFUSALS } from './after-fault/policy.ts';
import { fromNow } from './lease-queries.ts';

// What becomes of a project for each thing that an engine can do: the policy after a fault, carried out.

const web = await createTestWeb();
const stopTime = letTimePass(web);
afterAll(async () => {
  await stopTime();
  await web.close();
});

/** Real for the test that is about a file. */
let ffmpeg: 'real' | 'replayed' = 'replayed';
let worker: { stop(): Promise<void> } | undefined;
afterEach(async () => {
  await worker?.stop();
  const breaches = await checkLedger(web.db, (id) => web.storage.has(videoKey(id)));
  expect(breaches).toEqual([]);
});

const { EngineError, SubmitError } = faults;
const refuse = (fault: faults.Fault) => () => {
  throw new SubmitError(fault, 'no');
};

/** A worker with a fake engine for each script, each the stand-in of the one before. */
async function start(...scripts: [Script, ...Script[]]): Promise<FakeEngine[]> {
  const video = await plainVideo();
  const fakes = scripts.map((script, index) => {
    const id = index === 0 ? 'first' : 'second';
    return new FakeEngine({ directory: web.directory, id, video, script });
  });
  const engines = fakes as [FakeEngine, ...FakeEngine[]];
  worker = await startTestWorker(web, { engines, ffmpeg });
  return fakes;
}

/** One video asked for, and what became of it. */
async function outcome(ask: (person: Person) => Promise<string> = createVideo) {
  const person = await web.person(1);
  const id = await ask(person);
  const project = await projectWhen(person, id);
  const { creditsRemaining } = (await person.send('GET', '/api/auth/user')).body;
  expect(creditsRemaining).toBe(project.status === 'completed' ? 0 : 1);
  return { ...project, asksOf: (fake: FakeEngine) => asksOf(fake, id) };
}

const asksOf = async (fake: FakeEngine, id: string) =>
  (await fake.asked()).filter((jobId) => jobId.startsWith(id)).map((jobId) => jobId.slice(37));

/** Changes a project's row: time passes where a test says so. */
const update = (id: string, changes: UpdateObject<DB, 'projects'>) =>
  web.db.updateTable('projects').set(changes).where('id', '=', id).execute();

/** A project that has met with trouble, and was given back to be tried again. */
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

test.each([
  ['a refused key', faults.keyRefused('FAL_KEY', 401)],
  ['a model that is gone', faults.modelGone('FAL_VIDEO_MODEL', 'old-model')],
  ['a refused request', faults.requestRefused(400)],
])('%s: the next engine is asked at once, for the same credit', async (_name, fault) => {
  const [first, second] = await start({ submit: refuse(fault) }, {});
  const project = await outcome();
  expect(project.status).toBe('completed');
  expect(await project.asksOf(first!)).toEqual([]);
  expect(await project.asksOf(second!)).toEqual(['2']);
});

test('a refused key without a stand-in: failed, and nobody but the operator is told whose fault', async () => {
  await start({ submit: refuse(faults.keyRefused('FAL_KEY', 403)) });
  const project = await outcome();
  expect(project).toMatchObject({ status: 'failed', creditRefunded: true });
  expect(project.failureReason).toMatch(/problem on our side; it is nothing you did/);
  expect(project.failureReason).not.toMatch(/key/i);
});

test('an engine over its quota is asked thrice, then the next', async () => {
  let refusals = 0;
  const [, second] = await start(
    {
      submit: () => {
        refusals += 1;
        throw new SubmitError(faults.overQuota('429'), 'no');
      },
    },
    {},
  );
  const project = await outcome();
  expect(project.status).toBe('completed');
  expect(refusals).toBe(3);
  expect(await project.asksOf(second!)).toEqual(['4']);
});

test('an engine that asks for more patience than a minute is not waited for beside another', async () => {
  const [, second] = await start({ submit: refuse(faults.overQuota('429', 120_000)) }, {});
  const project = await outcome();
  expect(project.status).toBe('completed');
  expect(await project.asksOf(second!)).toEqual(['2']);
});

test('an engine alone is waited for as it says, and given up when that is past the deadline', async () => {
  const [first] = await start({
    submit: (ask) => {
      throw new SubmitError(faults.overQuota('429', ask === 1 ? 600_000 : 2_000_000), 'no');
    },
  });
  const project = await outcome(async (person) => {
    const id = await createVideo(person);
    await waiting(id);
    // Ten minutes go by.
    await update(id, { due_at: fromNow(0) });
    return id;
  });
  expect(project).toMatchObject({ status: 'failed', creditRefunded: true });
  expect(project.failureReason).toMatch(/more to do than it can take right now\. Please try again/);
  expect(first!.prompts).toHaveLength(2);
});

test('a deadline that passes while the engine is over its quota says so', async () => {
  await start({ submit: refuse(faults.overQuota('429', 600_000)) });
  const project = await outcome(async (person) => {
    const id = await createVideo(person);
    await waiting(id);
    await update(id, { deadline_at: fromNow(-1) });
    return id;
  });
  expect(project.status).toBe('failed');
  expect(project.failureReason).toMatch(/stopped waiting for it\..*more to do than it can take/);
});

test('a filtered prompt is final: no other engine is asked', async () => {
  const fault = faults.filtered('prompt', 'it shows violence', 'no');
  const [, second] = await start({ submit: refuse(fault) }, {});
  const project = await outcome();
  expect(project.failureReason).toMatch(
    /filter refused this prompt: it shows violence\. Changing the prompt helps\.$/,
  );
  expect(await project.asksOf(second!)).toEqual([]);
});

test.each([
  ['once', 1, 'completed'],
  ['twice', 2, 'failed'],
])('a filter on the sound %s', async (_name, times, status) => {
  const fault = faults.filtered('sound', undefined, 'yes');
  const [first] = await start({
    poll: (_poll, ask) => (ask <= times ? { state: 'failed', fault } : undefined),
  });
  const project = await outcome();
  expect(project.status).toBe(status);
  expect(await project.asksOf(first!)).toEqual(['1', '2']);
  if (status === 'failed') expect(project.failureReason).toMatch(/video without sound/);
});

test('an unknown outcome is not asked again, nor of another engine', async () => {
  const [first, second] = await start(
    {
      submit: () => {
        throw new SubmitError(faults.noAnswer('500'), 'unknown');
      },
    },
    {},
  );
  const project = await outcome();
  expect(project).toMatchObject({ status: 'failed', creditRefunded: true });
  expect(first!.prompts).toHaveLength(1);
  expect(second!.prompts).toHaveLength(0);
  expect(await abandonedOf(project.id)).toMatchObject([
    { reason: 'SUBMIT_OUTCOME_UNKNOWN', billed: 'unknown', cancel_due_at: null },
  ]);
});

test('an engine that cannot list its jobs now is asked again, and its refusals before do not count as looks', async () => {
  const [fake] = await start({});
  let submits = 0;
  let looks = 0;
  let made = '';
  fake!.submit = async ({ jobId }) => {
    submits += 1;
    if (submits < 3) throw new SubmitError(faults.overQuota('503'), 'no');
    made = jobId;
    throw new SubmitError(faults.noAnswer('reset'), 'unknown');
  };
  fake!.find = async () => {
    looks += 1;
    if (looks === 2) throw new EngineError(faults.noAnswer('500'));
    return looks < 4 ? [] : [{ engine: 'first', model: 'f', v: 1, data: { jobId: made } }];
  };
  expect((await outcome()).status).toBe('completed');
  expect(submits).toBe(3);
});

test('an engine that never lists its jobs leaves an unknown outcome unknown', async () => {
  const [fake] = await start({
    submit: () => {
      throw new SubmitError(faults.noAnswer('500'), 'unknown');
    },
  });
  let looks = 0;
  fake!.find = async () => {
    looks += 1;
    throw new EngineError(faults.requestRefused(405));
  };
  const project = await outcome();
  expect(project.failureReason).toMatch(/did not answer when we asked/);
  expect(looks).toBe(3);
});

test('an answer that reached a worker after it had lost the project is used', async () => {
  const [fake] = await start({});
  // Only the note knows of the job.
  (fake as { find?: unknown }).find = undefined;
  const person = await web.person(1);
  await worker?.stop();
  const id = await createVideo(person);
  const jobId = `${id}-1`;
  const handle = await fake!.submit({ ...BODY, jobId } as unknown as VideoRequest);
  await update(id, { status: 'processing', engine: 'first', submit_started_at: fromNow(0) });
  const row = { id, account_id: person.id, attempt: 1 } as ProjectRow;
  await noteLateHandle(web.db, row, handle);
  worker = await startTestWorker(web, { engines: [fake!], ffmpeg });
  expect((await projectWhen(person, id)).status).toBe('completed');
  expect(await asksOf(fake!, id)).toEqual(['1']);
});

test('two people whose submits of the same prompt got no answer each get a video of their own', async () => {
  const [fake] = await start({});
  const made: string[] = [];
  const bothAsked = Promise.withResolvers<void>();
  fake!.submit = async ({ jobId }) => {
    made.push(jobId);
    if (made.length === 2) bothAsked.resolve();
    await bothAsked.promise;
    throw new SubmitError(faults.noAnswer('reset'), 'unknown');
  };
  const handle = (jobId: string) => ({
    engine: 'first',
    model: 'f',
    v: 1 as const,
    data: { jobId },
  });
  fake!.find = async () => made.map(handle);
  const people = [await web.person(1), await web.person(1)];
  const ids = await Promise.all(people.map((person) => createVideo(person)));
  for (const [index, person] of people.entries()) {
    expect(await projectWhen(person, ids[index]!)).toMatchObject({ status: 'completed' });
  }
  const handles = await web.db
    .selectFrom('projects')
    .select('handle')
    .where('id', 'in', ids)
    .execute();
  expect(new Set(handles.map(({ handle }) => JSON.stringify(handle))).size).toBe(2);
});

test('a job that comes to nothing is asked for twice more, then of the next engine', async () => {
  const fault = faults.jobFailed('for a test', 'unknown');
  const [first, second] = await start({ poll: () => ({ state: 'failed', fault }) }, {});
  const project = await outcome();
  expect(project.status).toBe('completed');
  expect(await project.asksOf(first!)).toEqual(['1', '2', '3']);
  expect(await project.asksOf(second!)).toEqual(['4']);
  expect(await abandonedOf(project.id)).toMatchObject(
    Array(3).fill({ reason: 'JOB_FAILED', billed: 'unknown' }),
  );
});

test('a job that the engine forgot is asked for again', async () => {
  const fault = faults.jobLost('404');
  const [first] = await start({
    poll: (_poll, ask) => (ask < 3 ? { state: 'failed', fault } : undefined),
  });
  const project = await outcome();
  expect(project.status).toBe('completed');
  expect(await project.asksOf(first!)).toEqual(['1', '2', '3']);
});

test('a job that is lost for ever is asked for twice more, then of the next engine', async () => {
  const fault = faults.jobLost('404');
  const [first, second] = await start({ poll: () => ({ state: 'failed', fault }) }, {});
  const project = await outcome();
  expect(project.status).toBe('completed');
  expect(await project.asksOf(first!)).toEqual(['1', '2', '3']);
  expect(await project.asksOf(second!)).toEqual(['4']);
});

test('without a next engine it has failed', async () => {
  const fault = faults.jobLost('404');
  const [first] = await start({ poll: () => ({ state: 'failed', fault }) });
  const project = await outcome();
  expect(project).toMatchObject({ status: 'failed', creditRefunded: true });
  expect(project.failureReason).toMatch(/lost this video/);
  expect(await project.asksOf(first!)).toEqual(['1', '2', '3']);
});

test('polls that get no answer cost nothing but time', async () => {
  const [first] = await start({
    poll: (poll) => {
      if (poll < 4) throw new EngineError(faults.noAnswer('500'));
      return undefined;
    },
  });
  const project = await outcome();
  expect(project.status).toBe('completed');
  expect(await project.asksOf(first!)).toEqual(['1']);
});

test('polls that are refused for half a minute end the job, which may be charged', async () => {
  let polls = 0;
  await start({
    poll: () => {
      polls += 1;
      throw new EngineError(faults.keyRefused('FAL_KEY', 401));
    },
  });
  const person = await web.person(1);
  const id = await createVideo(person);
  // The half minute goes by in no time: what waits is due.
  const project = await projectWhen(person, id, async ({ step }) => {
    await web.sql`
      update projects set due_at = now() where id = ${id} and leased_until is null and due_at > now()`;
    return step === null;
  });
  expect(project.failureReason).toMatch(/problem on our side/);
  expect(polls).toBe(MOST_REFUSALS);
  expect(await abandonedOf(id)).toMatchObject([{ reason: 'KEY_REFUSED', billed: 'unknown' }]);
});

test('a file that the engine is still at is waited for, one that is cut short for ever is asked for again', async () => {
  const [first] = await start({});
  const collect = first!.collect.bind(first);
  const downloadsOf: number[] = [];
  let downloads = 0;
  first!.collect = async (...args) => {
    downloads += 1;
    downloadsOf.push(Number(args[0].data.jobId?.split('-').at(-1)));
    if (downloads <= 2) throw new EngineError(faults.fileNotReady('PROCESSING'));
    if (downloads <= 5) throw new EngineError({ ...faults.noAnswer(''), code: 'DOWNLOAD_CUT' });
    return collect(...args);
  };
  const project = await outcome();
  expect(project.status).toBe('completed');
  expect(await project.asksOf(first!)).toEqual(['1', '2']);
  expect(await abandonedOf(project.id)).toMatchObject([{ reason: 'DOWNLOAD_CUT' }]);
  expect(downloads).toBe(6);
  expect(downloadsOf).toEqual([1, 1, 1, 1, 1, 2]);
});

test('a file at an address that must not be asked is not paid for again, but asked of the next engine', async () => {
  const [first, second] = await start({}, {});
  first!.collect = async () => {
    throw new EngineError(faults.badOutput('FILE_ADDRESS_REFUSED', '10.0.0.1 is private'));
  };
  const project = await outcome();
  expect(project.status).toBe('completed');
  expect(await project.asksOf(first!)).toEqual(['1']);
  expect(await project.asksOf(second!)).toEqual(['2']);
});

test('a place in a line that is over is not shown while the file is fetched', async () => {
  const [first] = await start({
    poll: (poll) => (poll === 1 ? { state: 'queued', position: 3 } : undefined),
  });
  const collect = first!.collect.bind(first);
  const gate = Promise.withResolvers<void>();
  first!.collect = async (...args) => {
    await gate.promise;
    return collect(...args);
  };
  const person = await web.person(1);
  const id = await createVideo(person);
  const fetching = await projectWhen(person, id, ({ step }) => step === 'checking');
  expect(fetching.queuePosition).toBeNull();
  gate.resolve();
  await projectWhen(person, id);
});

test('a download that fails for a moment is tried again, and one that is no good asks again', async () => {
  const [first] = await start({});
  const collect = first!.collect.bind(first);
  let downloads = 0;
  first!.collect = async (...args) => {
    downloads += 1;
    if (downloads === 1) throw new EngineError(faults.noAnswer('the connection was cut'));
    if (downloads === 2) throw new EngineError(faults.badOutput('FILE_TOO_LARGE', 'too large'));
    return collect(...args);
  };
  const project = await outcome();
  expect(project.status).toBe('completed');
  expect(await project.asksOf(first!)).toEqual(['1', '2']);
  expect(await abandonedOf(project.id)).toMatchObject([
    { reason: 'FILE_TOO_LARGE', billed: 'yes' },
  ]);
});

test('a file in another shape, with sound that was not wanted, is made what was asked for', async () => {
  ffmpeg = 'real';
  onTestFinished(() => {
    ffmpeg = 'replayed';
  });
  const wide = await testVideo({ size: '1280x720' });
  const [first] = await start({ video: () => wide });
  const person = await web.person(1);
  const templateData = { ...BODY.templateData, aspectRatio: '1:1', generateAudio: false };
  const id = await createVideo(person, { ...BODY, templateData });
  const project = await projectWhen(person, id);
  expect(project.status).toBe('completed');
  expect(await asksOf(first!, id)).toEqual(['1']);
});

test('what is stopped is told to the engine, until it has heard', async () => {
  const [first] = await start({ poll: () => ({ state: 'running' }) });
  const person = await web.person(1);
  const id = await createVideo(person);
  let told = 0;
  first!.cancel = async ({ data }) => {
    // What the tests before have stopped is told of as well.
    if (data.jobId !== `${id}-1`) return 'accepted';
    told += 1;
    if (told === 2) return 'accepted';
    // It is put off, and due again at once.
    const due = { cancel_due_at: fromNow(0) };
    await web.db.updateTable('abandoned_asks').set(due).where('project_id', '=', id).execute();
    throw new EngineError(faults.noAnswer('500'));
  };
  await projectWhen(person, id, ({ step }) => step === 'rendering');
  await person.send('DELETE', `/api/projects/${id}`);
  await expect
    .poll(() => abandonedOf(id))
    .toMatchObject([{ reason: 'DELETED', billed: 'unknown', cancel_due_at: null }]);
  expect(told).toBe(2);
});

test('the place in the engine’s line is shown while it waits there', async () => {
  let isItsTurn = false;
  await start({
    poll: () =>
      !isItsTurn ? { state: 'queued', position: 3 } : { state: 'running', fraction: 0.5 },
  });
  const person = await web.person(1);
  const id = await createVideo(person);
  const waiting = await projectWhen(person, id, ({ queuePosition }) => queuePosition !== null);
  expect(waiting).toMatchObject({ step: 'waiting', queuePosition: 3, progress: null });
  isItsTurn = true;
  const rendering = await projectWhen(person, id, ({ step }) => step === 'rendering');
  expect(rendering).toMatchObject({ queuePosition: null, progress: 0.5 });
});
