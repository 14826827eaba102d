import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Project } from '@shortcake/contract/project';
import type { Behavior } from '@shortcake/sandbox/engines/behavior';
import { sql } from 'kysely';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { FakeEngine } from '../../../test/fake-engine.ts';
import { serveFakeEngines } from '../../../test/fake-engines.ts';
import { ffmpegPath, plainVideo } from '../../../test/media.ts';
import { createTestWeb, type Person, type TestWeb } from '../../../test/web.ts';
import {
  BODY,
  createVideo,
  defaultLimits,
  projectWhen,
  startTestWorker,
} from '../../../test/worker.ts';
import { readConfig } from '../../config/config.ts';
import type { VideoEngine } from '../../engines/engine.ts';
import * as faults from '../../engines/faults.ts';
import { SubmitError } from '../../engines/faults.ts';
import { createEngines } from '../../wiring/video-engines.ts';
import { checkLedger } from '../credits/check-ledger.ts';
import { noteLateHandle } from './abandoned/note.ts';
import { settleAsk } from './abandoned/settle.ts';
import { notifyDue } from './due.ts';
import { fromNow } from './job/lease-queries.ts';

// Deleting videos under way: what an engine that charges has taken gives its credit back a few times a
// day, and what it has not taken, or does not charge, always.

const video = await plainVideo();
/** A web where two a day are free. */
const web = await createTestWeb({ FREE_ABANDONS_PER_DAY: '2' });
/** Where nobody has anything free. */
const strict = await createTestWeb({ FREE_ABANDONS_PER_DAY: '0' });
afterAll(web.close);
afterAll(strict.close);

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of undo.splice(0).reverse()) await stop();
  expect(await checkLedger(web.db, async () => true)).toEqual([]);
  expect(await checkLedger(strict.db, async () => true)).toEqual([]);
});

async function work(on: TestWeb, engine: VideoEngine): Promise<void> {
  // As many at once as any of these tests asks for.
  const limits = { ...defaultLimits, videosAtOnce: 20 };
  const worker = await startTestWorker(on, { engines: [engine], limits, ffmpeg: 'replayed' });
  undo.push(() => worker.stop());
}

/** A worker with the real adapter for fal, and fal's fake behind it, which does the same with every ask. */
async function startFal(on: TestWeb, behavior: Behavior) {
  const served = await serveFakeEngines(['fal'], {
    video: () => readFile(video),
    script: () => () => behavior,
  });
  undo.push(served.stop);
  const tools = { workDirectory: join(on.directory, 'work'), ffmpegPath };
  await work(on, createEngines(readConfig(served.variables), tools).first);
  const made = () => served.journals.fal!.filter(({ kind, id }) => kind === 'submit' && id);
  return { made };
}

/** A worker with an engine in the process that passes for fal. */
async function startFake(
  on: TestWeb,
  script: ConstructorParameters<typeof FakeEngine>[0]['script'],
) {
  const fake = new FakeEngine({ directory: on.directory, video, id: 'fal', script: script ?? {} });
  await work(on, fake);
  return fake;
}

const creditsOf = async (person: Person): Promise<number> =>
  (await person.send('GET', '/api/auth/user')).body.creditsRemaining;
const remove = (person: Person, id: string, query = '') =>
  person.send('DELETE', `/api/projects/${id}${query}`);
const asksOf = (on: TestWeb, person: Person) =>
  on.db.selectFrom('abandoned_asks').selectAll().where('account_id', '=', person.id).execute();
const isTold = ({ step }: Project) => step === 'waiting' || step === 'rendering';
const isRendering = ({ step }: Project) => step === 'rendering';

/** What is put off is due at once. */
async function hurry(on: TestWeb): Promise<void> {
  const waiting = on.db.updateTable('abandoned_asks').where('cancel_due_at', 'is not', null);
  await waiting.set({ cancel_due_at: sql<Date>`now()` }).execute();
  await notifyDue(on.db, { engine: null, step: 'cancel' });
}

/**
 * Answers what `person` has asked for in vain, and makes it due again once the engine has been told
 * as often as that was begun: two tellings of one ask are never under way at once.
 */
function hurryingOn(fake: FakeEngine, person: Person) {
  let tells = 0;
  const cancel = fake.cancel.bind(fake);
  fake.cancel = async (...args) => {
    try {
      return await cancel(...args);
    } finally {
      tells += 1;
    }
  };
  return async () => {
    const asks = await asksOf(strict, person);
    if (asks.every(({ cancel_tries }) => cancel_tries === tells)) await hurry(strict);
    return asks;
  };
}

/** Running after a moment, and never done. */
const ENDLESS: Behavior = { job: 'stuck', seconds: 0.3 };

/** Asks and deletes as quickly as can be until the credit is gone; answers how often it was asked. */
async function askAndDelete(person: Person, until: (project: Project) => boolean): Promise<number> {
  for (let asks = 0; asks < 40; asks += 1) {
    const { status, body } = await person.send('POST', '/api/projects', BODY);
    if (status === 402) return asks;
    await projectWhen(person, body.id, until);
    expect((await remove(person, body.id)).status).toBe(204);
  }
  return 40;
}

test('one credit buys two free asks and a spent one, however quickly they are deleted', async () => {
  const { made } = await startFal(web, ENDLESS);
  const person = await web.person(1);
  expect(await askAndDelete(person, isRendering)).toBe(3);
  expect(made()).toHaveLength(3);
  expect(await creditsOf(person)).toBe(0);
  const asks = () => asksOf(web, person).then((rows) => rows.map(({ credit }) => credit).sort());
  await expect.poll(asks).toEqual([...Array(2).fill('returned'), 'spent']);
  // What is spent stands in the list for good, although the video is gone.
  const transactions = (await person.send('GET', '/api/transactions')).body;
  expect(transactions).toMatchObject([{ type: 'video_usage' }, { type: 'credit_purchase' }]);
});

test('eight deleted at once: two credits come back', async () => {
  const { made } = await startFal(web, ENDLESS);
  const person = await web.person(8);
  const ids = await Promise.all(Array.from({ length: 8 }, () => createVideo(person)));
  // One that fal has not begun yet costs nothing, and would come back beyond the two.
  for (const id of ids) await projectWhen(person, id, isRendering);
  const answers = await Promise.all(ids.map((id) => remove(person, id)));
  expect(answers.every(({ status }) => status === 204)).toBe(true);
  expect(made()).toHaveLength(8);
  expect(await creditsOf(person)).toBe(2);
});

test('deleting in the very moment of the ask is no way around', async () => {
  const person = await web.person(1);
  const fake = await startFake(web, { poll: () => ({ state: 'running' }) });
  fake.cancel = async () => 'accepted';
  const submit = fake.submit.bind(fake);
  fake.submit = async (request) => {
    expect((await remove(person, request.jobId.slice(0, 36))).status).toBe(204);
    return submit(request);
  };
  let asks = 0;
  for (; asks < 40; asks += 1) {
    const { status, body } = await person.send('POST', '/api/projects', BODY);
    if (status === 402) break;
    await web.told.when('job.ended', { project: body.id, outcome: 'withdrawn' });
  }
  expect(asks).toBe(3);
  // The last one's handle comes late, and with it the engine's word about the bill.
  await expect
    .poll(async () => (await asksOf(web, person)).filter(({ credit }) => credit === 'spent'))
    .toMatchObject([{ billed: 'unknown', cancelled_while: 'running', cancel_due_at: null }]);
  expect(await creditsOf(person)).toBe(0);
});

test('deleting while the text model rewrites the prompt is no way around either', async () => {
  const person = await web.person(1);
  const fake = await startFake(web, {});
  const asked = await fake.asked();
  let texts = 0;
  fake.enhance = async ({ jobId, prompt }) => {
    texts += 1;
    expect((await remove(person, jobId.slice(0, 36))).status).toBe(204);
    return prompt;
  };
  const body = { ...BODY, templateData: { ...BODY.templateData, enhancePrompt: true } };
  for (let tries = 0; tries < 40; tries += 1) {
    const { status, body: project } = await person.send('POST', '/api/projects', body);
    if (status === 402) break;
    await web.told.when('job.ended', { project: project.id, outcome: 'withdrawn' });
  }
  expect(texts).toBe(3);
  expect(await fake.asked()).toEqual(asked);
  expect(await creditsOf(person)).toBe(0);
});

test('what fal confirms as free comes back also beyond the allowance', async () => {
  await startFal(strict, { seconds: 600 });
  const person = await strict.person(1);
  const id = await createVideo(person);
  expect(await projectWhen(person, id, isTold)).toMatchObject({ deleteRefunds: false });
  await remove(person, id);
  await strict.told.when('credits.released', { project: id });
  expect(await creditsOf(person)).toBe(1);
  expect(await asksOf(strict, person)).toMatchObject([
    { credit: 'returned', billed: 'no', cancelled_while: 'queued', cancel_due_at: null },
  ]);
  expect((await person.send('GET', '/api/transactions')).body).toHaveLength(1);
});

test('what is confirmed as free does not count', async () => {
  await startFal(web, { seconds: 600 });
  const person = await web.person(3);
  for (let round = 0; round < 3; round += 1) {
    const id = await createVideo(person);
    expect(await projectWhen(person, id, isTold)).toMatchObject({ deleteRefunds: true });
    await remove(person, id);
    const words = async () => (await asksOf(web, person)).map(({ billed }) => billed);
    await expect.poll(words).toEqual(Array(round + 1).fill('no'));
  }
  expect(await creditsOf(person)).toBe(3);
});

test.each([
  ['an engine that is busy', faults.overQuota('429')],
  ['a filter', faults.filtered('prompt', undefined, 'no')],
  ['a refused key', faults.keyRefused('FAL_KEY', 401)],
])('%s, refusing after the deletion: the credit comes back', async (_name, fault) => {
  const person = await strict.person(1);
  const fake = await startFake(strict, {});
  let creditsThen: number | undefined;
  fake.submit = async ({ jobId }) => {
    await remove(person, jobId.slice(0, 36));
    creditsThen = await creditsOf(person);
    throw new SubmitError(fault, 'no');
  };
  const id = await createVideo(person);
  await strict.told.when('credits.released', { project: id });
  expect([creditsThen, await creditsOf(person)]).toEqual([0, 1]);
  expect(await asksOf(strict, person)).toMatchObject([{ credit: 'returned', billed: 'no' }]);
});

/** A project whose worker has died while it asked fal. */
async function asking(person: Person): Promise<string> {
  const id = await createVideo(person);
  await strict.db
    .updateTable('projects')
    .set({ engine: 'fal', submit_started_at: new Date(), status: 'processing' })
    .where('id', '=', id)
    .execute();
  return id;
}

test('a worker that died with the engine’s answer: the credit is spent after a while', async () => {
  const person = await strict.person(1);
  await remove(person, await asking(person));
  const [ask] = await asksOf(strict, person);
  expect(ask).toMatchObject({ credit: 'held', handle: null });
  expect(ask!.cancel_due_at!.getTime() - ask!.abandoned_at.getTime()).toBe(600_000);
  expect(await creditsOf(person)).toBe(0);
  await hurry(strict);
  await startFake(strict, {});
  const settled = { credit: 'spent', billed: 'unknown', cancel_due_at: null };
  await expect.poll(() => asksOf(strict, person)).toMatchObject([settled]);
});

test.each([
  ['a refusal', false],
  ['the job, which still waits', true],
])(
  'a worker that comes when the credit is spent, with %s, gives it back',
  async (_what, isMade) => {
    const person = await strict.person(1);
    const fake = await startFake(strict, { poll: () => ({ state: 'queued' }) });
    fake.cancel = async () => 'accepted';
    const submit = fake.submit.bind(fake);
    let creditsThen: number | undefined;
    fake.submit = async (request) => {
      await remove(person, request.jobId.slice(0, 36));
      await hurry(strict);
      await strict.told.when('credits.captured', { project: request.jobId.slice(0, 36) });
      const spent = { credit: 'spent', billed: 'unknown', cancel_due_at: null };
      expect(await asksOf(strict, person)).toMatchObject([spent]);
      creditsThen = await creditsOf(person);
      if (isMade) return submit(request);
      throw new SubmitError(faults.keyRefused('FAL_KEY', 401), 'no');
    };
    const id = await createVideo(person);
    await strict.told.when('credits.granted', { source: `ask:${id}-1` });
    expect([creditsThen, await creditsOf(person)]).toEqual([0, 1]);
    expect(await asksOf(strict, person)).toMatchObject([{ credit: 'spent', billed: 'no' }]);
    const transactions = (await person.send('GET', '/api/transactions')).body;
    expect(transactions).toMatchObject([
      { type: 'credit_purchase', amount: 1, description: expect.stringContaining('given back') },
      { type: 'video_usage' },
      { type: 'credit_purchase' },
    ]);
  },
);

/** Such a project, which nobody takes over yet, and the late answer of its worker, who lives after all. */
async function askingStill(person: Person) {
  const project = await strict.db
    .updateTable('projects')
    .set({ leased_until: fromNow(600) })
    .where('id', '=', await asking(person))
    .returningAll()
    .executeTakeFirstOrThrow();
  const data = { jobId: `${project.id}-1` };
  const answer = () =>
    noteLateHandle(strict.db, project, { engine: 'fal', model: 'm', v: 1, data });
  return { id: project.id, answer };
}

test.each(['before', 'after'])(
  'a job that is known since %s the deletion is not left for ten minutes',
  async (when) => {
    const person = await strict.person(1);
    const { id, answer } = await askingStill(person);
    if (when === 'before') await answer();
    await remove(person, id);
    if (when === 'after') await answer();
    const [ask] = await asksOf(strict, person);
    const waitMs = ask!.cancel_due_at!.getTime() - ask!.abandoned_at.getTime();
    expect(waitMs).toBeLessThanOrEqual(30_000);
    await settleAsk(strict.db, ask!, 'no');
  },
);

test('a deletion while the engine is told waits for its word, and is not settled by the one before', async () => {
  const person = await strict.person(1);
  const { id, answer } = await askingStill(person);
  const fake = await startFake(strict, { poll: () => ({ state: 'queued' }) });
  let tells = 0;
  fake.cancel = async ({ data }) => {
    if (data.jobId !== `${id}-1`) return 'accepted';
    tells += 1;
    if (tells > 1) return 'accepted';
    expect((await remove(person, id)).status).toBe(204);
    await hurry(strict);
    return 'accepted';
  };
  const released = strict.told.when('credits.released', { project: id });
  // Only now is there anything to tell: the worker would have told the engine as it was before.
  await answer();
  await hurry(strict);
  await released;
  expect(tells).toBe(2);
  const settled = { credit: 'returned', billed: 'no', cancel_due_at: null };
  expect(await asksOf(strict, person)).toMatchObject([settled]);
  expect(await creditsOf(person)).toBe(1);
});

test.each([
  ['done', { state: 'done', output: { kind: 'file', path: video } }, 'spent', 'yes'],
  ['failed for nothing', { state: 'failed', fault: faults.jobFailed('', 'no') }, 'returned', 'no'],
  [
    'failed, who knows',
    { state: 'failed', fault: faults.jobFailed('', 'unknown') },
    'spent',
    'unknown',
  ],
] as const)('a job that cannot be stopped is asked after until it is %s', async (...row) => {
  const [, end, credit, billed] = row;
  let isDeleted = false;
  let polls = 0;
  const fake = await startFake(strict, {
    poll: () => {
      if (isDeleted) polls += 1;
      return polls > 2 ? end : { state: 'running' };
    },
  });
  const person = await strict.person(1);
  const asks = hurryingOn(fake, person);
  const id = await createVideo(person);
  await projectWhen(person, id, isRendering);
  await remove(person, id);
  isDeleted = true;
  await expect.poll(asks).toMatchObject([{ credit, billed, cancel_due_at: null }]);
  expect(await creditsOf(person)).toBe(credit === 'returned' ? 1 : 0);
});

test.each([
  ['queued', 1, 'no'],
  ['running', 0, 'unknown'],
] as const)(
  'a cancel whose answer is lost counts by the engine’s word before it: %s',
  async (...row) => {
    const [state, credits, billed] = row;
    let isStopped = false;
    const fake = await startFake(strict, {
      poll: () => (isStopped ? { state: 'failed', fault: faults.jobCancelled('') } : { state }),
    });
    fake.cancel = async () => {
      if (isStopped) return 'refused';
      isStopped = true;
      throw new faults.EngineError(faults.noAnswer('reset'));
    };
    const person = await strict.person(1);
    const asks = hurryingOn(fake, person);
    const id = await createVideo(person);
    await projectWhen(person, id, isTold);
    await remove(person, id);
    const settled = { billed, cancelled_while: state, cancel_due_at: null };
    await expect.poll(asks).toMatchObject([settled]);
    expect(await creditsOf(person)).toBe(credits);
  },
);

test('a finished job that its engine forgets with the lost answer to a cancel stays charged', async () => {
  let isDeleted = false;
  let isForgotten = false;
  const fake = await startFake(strict, {
    poll: () => {
      if (isForgotten) return { state: 'failed', fault: faults.jobLost('') };
      return isDeleted ? undefined : { state: 'running' };
    },
  });
  fake.cancel = async () => {
    if (isForgotten) return 'refused';
    isForgotten = true;
    throw new faults.EngineError(faults.noAnswer('reset'));
  };
  const person = await strict.person(1);
  const asks = hurryingOn(fake, person);
  const id = await createVideo(person);
  await projectWhen(person, id, isRendering);
  isDeleted = true;
  await remove(person, id);
  await expect.poll(asks).toMatchObject([{ credit: 'spent', billed: 'yes', cancel_due_at: null }]);
});

test('an engine hears of a deletion when it is done, with no look at what is due', async () => {
  // Workers look by themselves now and then: none of them does so here.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  undo.push(async () => vi.useRealTimers());
  const fake = await startFake(web, { poll: () => ({ state: 'running' }) });
  const told = Promise.withResolvers<unknown>();
  fake.cancel = async ({ data }) => {
    told.resolve(data.jobId);
    return 'refused';
  };
  const person = await web.person(1);
  const id = await createVideo(person);
  await projectWhen(person, id, isRendering);
  await remove(person, id);
  // Not a poll of vitest's, which moves the timers on.
  expect(await told.promise).toBe(`${id}-1`);
});

test('an engine that never answers keeps the credit, after the last try', async () => {
  const fake = await startFake(strict, { poll: () => ({ state: 'queued' }) });
  const person = await strict.person(1);
  const id = await createVideo(person);
  await projectWhen(person, id, isTold);
  fake.cancel = async () => {
    throw new faults.EngineError(faults.noAnswer('500'));
  };
  await remove(person, id);
  const tried = async () => (await asksOf(strict, person))[0]!;
  await expect.poll(async () => (await tried()).cancel_tries).toBe(1);
  expect(await tried()).toMatchObject({ credit: 'held', billed: 'unknown' });
  await strict.db.updateTable('abandoned_asks').set({ cancel_tries: 13 }).execute();
  await hurry(strict);
  await expect
    .poll(tried)
    .toMatchObject({ credit: 'spent', billed: 'unknown', cancel_due_at: null, cancel_tries: 14 });
});

test('what nobody has taken gives its credit back, and the studio’s', async () => {
  const person = await strict.person(2);
  const waiting = await createVideo(person);
  await strict.db
    .updateTable('projects')
    .set({ engine: 'studio', submit_started_at: new Date(), status: 'processing' })
    .where('id', '=', waiting)
    .execute();
  const pending = await createVideo(person);
  const { body } = await person.send('GET', '/api/projects');
  expect(body.map(({ deleteRefunds }: Project) => deleteRefunds)).toEqual([true, true]);
  for (const id of [waiting, pending]) {
    expect((await remove(person, id, '?refund=required')).status).toBe(204);
  }
  expect(await creditsOf(person)).toBe(2);
});

test('a person is told before, and a deletion that must give the credit back does or does nothing', async () => {
  await startFake(strict, { poll: () => ({ state: 'running' }) });
  const person = await strict.person(3);
  const headers = { 'idempotency-key': 'one' };
  const { body } = await person.send('POST', '/api/projects', BODY, headers);
  expect(body.deleteRefunds).toBe(true);
  await projectWhen(person, body.id, isRendering);
  const replayed = await person.send('POST', '/api/projects', BODY, headers);
  expect(replayed).toMatchObject({ status: 200, body: { deleteRefunds: false } });
  expect((await person.send('GET', '/api/projects')).body[0].deleteRefunds).toBe(false);
  const refused = await remove(person, body.id, '?refund=required');
  expect(refused).toMatchObject({ status: 409, body: { code: 'NO_REFUND' } });
  expect(await projectWhen(person, body.id, isRendering)).toMatchObject({ status: 'processing' });
  for (const query of ['?refund=yes', '?refund=', '?refund=required&refund=required']) {
    const answer = await remove(person, body.id, query);
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
  }
  expect((await remove(person, body.id, '?other=1')).status).toBe(204);
  expect(await creditsOf(person)).toBe(2);
});

test('what has ended says nothing of it; one that is made was paid for', async () => {
  const fake = await startFake(strict, {});
  const person = await strict.person(2);
  const made = await projectWhen(person, await createVideo(person));
  expect(made).toMatchObject({ status: 'completed', deleteRefunds: null });
  expect((await remove(person, made.id, '?refund=required')).status).toBe(409);
  fake.submit = async () => {
    throw new SubmitError(faults.filtered('prompt', undefined, 'no'), 'no');
  };
  const failed = await projectWhen(person, await createVideo(person));
  expect(failed).toMatchObject({ status: 'failed', deleteRefunds: null });
  expect((await remove(person, failed.id, '?refund=required')).status).toBe(204);
});

test('what a filter ends after its owner has deleted it counts as filtered, too', async () => {
  const person = await web.person(2);
  const fault = faults.filtered('prompt', undefined, 'no');
  const fake = await startFake(web, {});
  const submit = fake.submit.bind(fake);
  const gate = Promise.withResolvers<void>();
  fake.submit = async () => {
    await gate.promise;
    throw new SubmitError(fault, 'no');
  };
  const early = await createVideo(person);
  await expect.poll(async () => (await startedAt(early)) !== null).toBe(true);
  await remove(person, early);
  gate.resolve();
  const reasons = async () => (await asksOf(web, person)).map(({ reason }) => reason).sort();
  await expect.poll(reasons).toEqual(['FILTERED_PROMPT']);

  // The worker's poll gets no answer before the engine has told whoever is to stop it.
  fake.submit = submit;
  const last = Promise.withResolvers<void>();
  undo.push(async () => last.resolve());
  let polls = 0;
  fake.poll = async () => {
    polls += 1;
    if (polls === 1) await last.promise;
    return { state: 'failed', fault };
  };
  const late = await createVideo(person);
  await expect.poll(() => polls).toBe(1);
  await remove(person, late);
  await expect.poll(reasons).toEqual(['FILTERED_PROMPT', 'FILTERED_PROMPT']);
  expect(await creditsOf(person)).toBe(2);
});

const startedAt = async (id: string) =>
  (
    await web.db
      .selectFrom('projects')
      .select('submit_started_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).submit_started_at;
