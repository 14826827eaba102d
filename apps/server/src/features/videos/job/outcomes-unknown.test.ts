import { expect, test } from 'vitest';
import { BODY, createVideo, projectWhen } from '../../../../test/worker.ts';
import type { VideoRequest } from '../../../engines/engine.ts';
import * as faults from '../../../engines/faults.ts';
import { noteLateHandle } from '../abandoned/note.ts';
import type { ProjectRow } from '../queries.ts';
import { fromNow } from './lease-queries.ts';
import { asksOf, openOutcomes } from './test-outcomes.ts';

// Outcomes of asks of which nobody knows whether the engine has taken them.

const { EngineError, SubmitError } = faults;
const { web, start, startWorker, stopWorker, outcome, update, abandonedOf } = await openOutcomes();

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
  expect(first.prompts).toHaveLength(1);
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
  fake.submit = async ({ jobId }) => {
    submits += 1;
    if (submits < 3) throw new SubmitError(faults.overQuota('503'), 'no');
    made = jobId;
    throw new SubmitError(faults.noAnswer('reset'), 'unknown');
  };
  fake.find = async () => {
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
  fake.find = async () => {
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
  await stopWorker();
  const id = await createVideo(person);
  const jobId = `${id}-1`;
  const handle = await fake.submit({ ...BODY, jobId } as unknown as VideoRequest);
  await update(id, { status: 'processing', engine: 'first', submit_started_at: fromNow(0) });
  const row = { id, account_id: person.id, attempt: 1 } as ProjectRow;
  await noteLateHandle(web.db, row, handle);
  await startWorker([fake]);
  expect((await projectWhen(person, id)).status).toBe('completed');
  expect(await asksOf(fake, id)).toEqual(['1']);
});

test('two people whose submits of the same prompt got no answer each get a video of their own', async () => {
  const [fake] = await start({});
  const made: string[] = [];
  const bothAsked = Promise.withResolvers<void>();
  fake.submit = async ({ jobId }) => {
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
  fake.find = async () => made.map(handle);
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
