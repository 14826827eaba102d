import { expect, test } from 'vitest';
import { progressOf } from './operation.ts';
import { supportCodes } from './support-codes.ts';

const filteredWith = (reason: string) =>
  progressOf({
    done: true,
    response: { raiMediaFilteredCount: 1, raiMediaFilteredReasons: [reason] },
  });

test.each([null, undefined, 'Bad Gateway', 7])('%j is no operation', (json) => {
  expect(progressOf(json)).toBeUndefined();
});

test.each([
  [8, 'OVER_QUOTA'],
  [13, 'JOB_FAILED'],
  [3, 'JOB_FAILED'],
])('an operation that ended with code %i is %s', (code, expected) => {
  const json = { done: true, error: { code, message: 'It did not work out.' } };
  expect(progressOf(json)).toMatchObject({ state: 'failed', fault: { code: expected } });
});

test('each support code is told in words, and belongs to one line of the table', () => {
  const codes = supportCodes.flatMap((line) => line.codes);
  expect(new Set(codes).size).toBe(codes.length);
  for (const { codes, what = 'picture', words } of supportCodes) {
    for (const code of codes) {
      const fault = { filtered: what, message: expect.stringContaining(words) };
      expect(filteredWith(`Support codes: 1, ${code}`)).toMatchObject({ fault });
    }
  }
});

test('a code that is not in the table leaves the engine’s own words', () => {
  expect(filteredWith('The video shows a brand. Support codes: 12345678')).toMatchObject({
    fault: { filtered: 'picture', message: expect.stringContaining(': The video shows a brand.') },
  });
});

test('a count without reasons is a filter too', () => {
  const json = { done: true, response: { raiMediaFilteredCount: 1 } };
  expect(progressOf(json)).toMatchObject({ fault: { kind: 'filtered' } });
});

test('a video counts, whatever else was filtered', () => {
  const response = { raiMediaFilteredCount: 1, videos: [{ gcsUri: 'gs://b/o.mp4' }] };
  expect(progressOf({ done: true, response })).toMatchObject({ state: 'done' });
});

test.each([
  ['Your prompt goes against our usage guidelines.', 'prompt'],
  ['The prompt could not be used. Support codes: 29310472', 'prompt'],
  ['Sound generation was blocked.', 'sound'],
] as const)('an operation that ended in “%s” is filtered: %s', (message, what) => {
  const json = { done: true, error: { code: 3, message } };
  expect(progressOf(json)).toMatchObject({ fault: { kind: 'filtered', filtered: what } });
});

test('a filter on the sound is told from others', () => {
  expect(filteredWith('The soundtrack was filtered.')).toMatchObject({
    fault: { filtered: 'sound' },
  });
});
