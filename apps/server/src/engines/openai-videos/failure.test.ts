import { expect, test } from 'vitest';
import { failureOf, filterAtSubmit } from './failure.ts';

const answer = (status: number, json: unknown) => ({ status, headers: new Headers(), json });

test.each([
  answer(400, { error: { code: 'moderation_blocked', message: 'No.' } }),
  answer(400, { error: { message: 'The prompt was flagged.' } }),
  answer(422, { detail: 'The prompt violates our guidelines.' }),
  answer(403, { error: { code: 'content_policy_violation', message: 'No.' } }),
  answer(400, { error: 'The prompt was filtered.' }),
])('a submit refused by a filter is known (%j)', (refused) => {
  expect(filterAtSubmit(refused)).toMatchObject({ kind: 'filtered', filtered: 'prompt' });
});

test.each([
  answer(403, { error: { code: 'forbidden', message: 'Access blocked by policy.' } }),
  answer(400, { error: { message: 'size is not supported' } }),
  answer(500, { error: { message: 'The prompt was flagged.' } }),
  answer(400, undefined),
])('and one refused for something else is not taken for it (%j)', (refused) => {
  expect(filterAtSubmit(refused)).toBeUndefined();
});

test('a job’s error may be a mere sentence', () => {
  expect(failureOf('The generated video was filtered.')).toMatchObject({ filtered: 'picture' });
  expect(failureOf('CUDA error: out of memory')).toMatchObject({ code: 'JOB_FAILED' });
});
