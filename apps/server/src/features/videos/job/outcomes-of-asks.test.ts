import { expect, test } from 'vitest';
import { createVideo } from '../../../../test/worker.ts';
import * as faults from '../../../engines/faults.ts';
import { fromNow } from './lease-queries.ts';
import { openOutcomes, refuse } from './test-outcomes.ts';

// Outcomes of asks that an engine refuses.

const { SubmitError } = faults;
const { start, outcome, update, waiting } = await openOutcomes();

test.each([
  ['a refused key', faults.keyRefused('FAL_KEY', 401)],
  ['a model that is gone', faults.modelGone('FAL_VIDEO_MODEL', 'old-model')],
  ['a refused request', faults.requestRefused(400)],
])('%s: the next engine is asked at once, for the same credit', async (_name, fault) => {
  const [first, second] = await start({ submit: refuse(fault) }, {});
  const project = await outcome();
  expect(project.status).toBe('completed');
  expect(await project.asksOf(first)).toEqual([]);
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
  expect(first.prompts).toHaveLength(2);
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
