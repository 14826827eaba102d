import { expect, test } from 'vitest';
import { filterAtSubmit, resultIn } from './result.ts';

const refused = (loc: (string | number)[], msg: string) => ({
  status: 422,
  headers: new Headers(),
  json: { detail: [{ loc, msg, type: 'content_policy_violation' }] },
});

test.each([
  [['body', 'prompt'], 'It was flagged.', 'prompt'],
  [['body', 'prompt'], 'The generated audio was flagged by the content checker.', 'sound'],
  [['body', 'generate_audio'], 'It was flagged.', 'sound'],
  [['body'], 'It was flagged.', 'picture'],
] as const)('a result refused at %j with “%s” is filtered: %s', (loc, msg, what) => {
  const answer = refused([...loc], msg);
  expect(resultIn(answer)).toMatchObject({ fault: { kind: 'filtered', filtered: what } });
  expect(filterAtSubmit(answer)).toMatchObject({ filtered: 'prompt', billed: 'no' });
});
