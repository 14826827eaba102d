import { expect, test } from 'vitest';
import { isFilter, isFilterAtSubmit } from './filters.ts';

const form = [
  { code: 'invalid_request', message: 'Unsupported duration.' },
  { code: 'parameter_unknown', message: 'Unknown parameter: seed.' },
  { code: 400, status: 'INVALID_ARGUMENT', message: 'Request contains an invalid argument.' },
  { code: 400, message: 'User location is not supported for the API use.' },
];
const account = [
  {
    status: 'FAILED_PRECONDITION',
    message: 'Organization Policy constraint vertexai.allowedModels is violated.',
  },
  { code: 'failed_precondition', message: 'Billing is disabled by your policy.' },
];

test.each([
  { code: 'safety', message: '' },
  { code: 'SAFETY' },
  { code: 'prohibited_content' },
  { code: 'video_safety', message: 'No.' },
  { code: 'content_filtered' },
  { reason: 'PROHIBITED_CONTENT' },
  { code: 400, status: 'INVALID_ARGUMENT', message: 'Your prompt violates our usage guidelines.' },
  { code: 3, message: 'The prompt could not be submitted: it might go against our policies.' },
  { message: 'The request contains sensitive words.' },
])('a filter is known by its code or its words (%j)', (error) => {
  expect(isFilter(error)).toBe(true);
  expect(isFilterAtSubmit(error)).toBe(true);
});

test.each([...form, ...account, {}])(
  'what is wrong with a request or an account is no filter (%j)',
  (error) => {
    expect(isFilter(error)).toBe(false);
    expect(isFilterAtSubmit(error)).toBe(false);
  },
);

test('a submit that is refused for nothing in our request is refused for the prompt', () => {
  const error = { code: 400, message: 'We could not make this. Try other words.' };
  expect(isFilterAtSubmit(error)).toBe(true);
  expect(isFilter(error)).toBe(false);
});
