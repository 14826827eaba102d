import { expect, test } from 'vitest';
import { isFilter } from './google-filters.ts';

test.each([
  { code: 'safety', message: '' },
  { code: 'prohibited_content' },
  { code: 'video_safety', message: 'No.' },
  { code: 400, status: 'INVALID_ARGUMENT', message: 'Your prompt violates our usage guidelines.' },
  { code: 3, message: 'The prompt could not be submitted: it might go against our policies.' },
  { message: 'The request contains sensitive words.' },
])('a filter is known by its code or its words (%j)', (error) => {
  expect(isFilter(error)).toBe(true);
});

test.each([
  { code: 'invalid_request', message: 'Unsupported duration.' },
  { code: 'parameter_unknown', message: 'Unknown parameter: seed.' },
  {
    status: 'FAILED_PRECONDITION',
    message: 'Organization Policy constraint vertexai.allowedModels is violated.',
  },
  { code: 'failed_precondition', message: 'Billing is disabled by your policy.' },
  {},
])('what is wrong with a request or an account is no filter (%j)', (error) => {
  expect(isFilter(error)).toBe(false);
});
