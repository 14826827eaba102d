import { expect, test } from 'vitest';
import { submitRefused } from './answers.ts';
import { FileError, withKeyRefused } from './download/file-error.ts';
import { badOutput } from './faults.ts';

const VARIABLES = { key: 'FAL_KEY', model: 'FAL_VIDEO_MODEL' };
const answer = (status: number) => ({ status, headers: new Headers(), json: undefined });

test.each([
  [400, 'no', 'REQUEST_REFUSED'],
  [401, 'no', 'KEY_REFUSED'],
  [403, 'no', 'KEY_REFUSED'],
  [404, 'no', 'MODEL_GONE'],
  [410, 'no', 'MODEL_GONE'],
  [408, 'unknown', 'NO_ANSWER'],
  [429, 'no', 'OVER_QUOTA'],
  [503, 'no', 'OVER_QUOTA'],
  [500, 'unknown', 'NO_ANSWER'],
  [504, 'unknown', 'NO_ANSWER'],
  [200, 'unknown', 'NO_ANSWER'],
] as const)('a submit that is answered with %i has made a job: %s', (status, created, code) => {
  expect(submitRefused(answer(status), VARIABLES, 'a-model')).toMatchObject({
    created,
    fault: { code },
  });
});

test.each([
  [401, 'KEY_REFUSED'],
  [403, 'KEY_REFUSED'],
  [404, 'FILE_MISSING'],
  [410, 'FILE_GONE'],
])('a download with a key that is answered with %i is %s, and charged', (status, code) => {
  const error = new FileError(badOutput('FILE_GONE', 'for a test'), status);
  expect(withKeyRefused(error, 'FAL_KEY')).toMatchObject({ fault: { code, billed: 'yes' } });
});
