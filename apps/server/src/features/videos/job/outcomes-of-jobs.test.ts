import { expect, test } from 'vitest';
import { createVideo, projectWhen } from '../../../../test/worker.ts';
import * as faults from '../../../engines/faults.ts';
import { MOST_REFUSALS } from './after-fault/policy.ts';
import { fromNow } from './lease-queries.ts';
import { openOutcomes } from './test-outcomes.ts';

// Outcomes of jobs that fail, are lost, get no answer, wait, or are stopped.

const { EngineError } = faults;
const { web, start, outcome, abandonedOf } = await openOutcomes();

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
  expect(await project.asksOf(first)).toEqual(['1', '2']);
  if (status === 'failed') expect(project.failureReason).toMatch(/video without sound/);
});

test('a job that comes to nothing is asked for twice more, then of the next engine', async () => {
  const fault = faults.jobFailed('for a test', 'unknown');
  const [first, second] = await start({ poll: () => ({ state: 'failed', fault }) }, {});
  const project = await outcome();
  expect(project.status).toBe('completed');
  expect(await project.asksOf(first)).toEqual(['1', '2', '3']);
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
  expect(await project.asksOf(first)).toEqual(['1', '2', '3']);
});

test('a job that is lost for ever is asked for twice more, then of the next engine', async () => {
  const fault = faults.jobLost('404');
  const [first, second] = await start({ poll: () => ({ state: 'failed', fault }) }, {});
  const project = await outcome();
  expect(project.status).toBe('completed');
  expect(await project.asksOf(first)).toEqual(['1', '2', '3']);
  expect(await project.asksOf(second!)).toEqual(['4']);
});

test('without a next engine it has failed', async () => {
  const fault = faults.jobLost('404');
  const [first] = await start({ poll: () => ({ state: 'failed', fault }) });
  const project = await outcome();
  expect(project).toMatchObject({ status: 'failed', creditRefunded: true });
  expect(project.failureReason).toMatch(/lost this video/);
  expect(await project.asksOf(first)).toEqual(['1', '2', '3']);
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
  expect(await project.asksOf(first)).toEqual(['1']);
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

test('what is stopped is told to the engine, until it has heard', async () => {
  const [first] = await start({ poll: () => ({ state: 'running' }) });
  const person = await web.person(1);
  const id = await createVideo(person);
  let told = 0;
  first.cancel = async ({ data }) => {
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
