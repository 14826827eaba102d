import { expect, test } from 'vitest';
import { progressOf } from './interaction.ts';

const ORIGIN = 'https://generativelanguage.googleapis.com';
const of = (json: unknown) => progressOf(json);
const completed = (content: unknown, usage?: unknown) =>
  of({ status: 'completed', steps: [{ type: 'model_output', content }], usage });

test.each([null, undefined, 'Bad Gateway', 7, [], {}, { status: 3 }])(
  '%j is no interaction',
  (json) => {
    expect(of(json)).toBeUndefined();
  },
);

test('a state that nobody knows is taken for one that goes on', () => {
  expect(of({ status: 'thinking' })).toEqual({ state: 'running' });
});

test('parts of an odd form do not hide the video beside them', () => {
  const uri = `${ORIGIN}/v1beta/files/abc:download?alt=media`;
  const content = [7, null, { type: 'text', text: 4 }, { type: 'video', uri, mime_type: 9 }];
  expect(completed(content, 'none')).toEqual({
    state: 'done',
    output: { kind: 'url', url: uri },
  });
});

test('an address that is none is no good', () => {
  expect(completed([{ type: 'video', uri: 'files/abc' }])).toMatchObject({
    state: 'failed',
    fault: { kind: 'fatal', code: 'FILE_ADDRESS' },
  });
});

test('a video that was shown to the model is not taken for its own', () => {
  const input = { type: 'user_input', content: [{ type: 'video', uri: `${ORIGIN}/a.mp4` }] };
  expect(of({ status: 'completed', steps: [input] })).toMatchObject({
    fault: { code: 'NO_VIDEO' },
  });
});

test('text is a filter’s word only as long as no video was made and charged', () => {
  const content = [{ type: 'text', text: 'I cannot make this one.' }];
  expect(completed(content)).toMatchObject({ fault: { kind: 'filtered', filtered: 'prompt' } });
  const output_tokens_by_modality = [{ modality: 'VIDEO', tokens: 5 }];
  expect(completed(content, { output_tokens_by_modality })).toMatchObject({
    fault: { code: 'NO_VIDEO' },
  });
});

test.each([
  { error: { code: 'safety', message: 'No.' } },
  { errors: [null, { message: 'It was blocked.' }] },
  { errors: ['Generation blocked.'] },
  { error: 'It was blocked.' },
  { steps: [{ error: { message: 'It violates a policy.' } }] },
])('a failure’s filter is found wherever it is told (%j)', (where) => {
  expect(of({ status: 'failed', ...where })).toMatchObject({ fault: { filtered: 'picture' } });
});

test.each([
  ['budget_exceeded', 'OVER_QUOTA'],
  ['cancelled', 'JOB_CANCELLED'],
  ['incomplete', 'JOB_FAILED'],
  ['requires_action', 'JOB_FAILED'],
])('an interaction that ended as %s is %s', (status, code) => {
  expect(of({ status })).toMatchObject({ state: 'failed', fault: { kind: 'retryable', code } });
});

test('a filter on the sound is told from others', () => {
  const errors = [{ message: 'The generated audio was blocked for your prompt.' }];
  expect(of({ status: 'failed', errors })).toMatchObject({ fault: { filtered: 'sound' } });
});
