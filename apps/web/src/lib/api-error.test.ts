import { describe, expect, it } from 'vitest';
import { ApiError, errorText, isUnauthorized } from './api-error.ts';

describe('the text of an API error', () => {
  it('is the status and the message of a JSON body', () => {
    const body = JSON.stringify({ code: 'PROMPT_REFUSED', message: 'Please change the prompt.' });
    expect(new ApiError(422, 'Unprocessable Entity', body).message).toBe(
      '422: Please change the prompt.',
    );
  });

  it('is the status and the body when that is no JSON', () => {
    expect(new ApiError(502, 'Bad Gateway', 'upstream is gone').message).toBe(
      '502: upstream is gone',
    );
  });

  it('is the status and the whole body when its JSON has no message', () => {
    expect(new ApiError(500, 'Internal Server Error', '{"oops":1}').message).toBe(
      '500: {"oops":1}',
    );
  });

  it('is the status and the status text when the body is empty', () => {
    expect(new ApiError(503, 'Service Unavailable', '').message).toBe('503: Service Unavailable');
  });

  it('says that the server cannot be reached when there was no answer', () => {
    expect(errorText(new TypeError('Failed to fetch'))).toMatch(/cannot be reached/);
  });

  it('tells a 401 from everything else', () => {
    expect(isUnauthorized(new ApiError(401, 'Unauthorized', ''))).toBe(true);
    expect(isUnauthorized(new ApiError(403, 'Forbidden', ''))).toBe(false);
    expect(isUnauthorized(new TypeError())).toBe(false);
  });
});
