import { describe, expect, it } from 'vitest';
import { ApiError } from '../api-error.ts';
import { obstacleIn } from './obstacle-in.ts';

const refusal = (status: number, body: string) => new ApiError(status, '', body);

describe("what the server's refusal is about", () => {
  it('is credits for a 402 and for either of the words, wherever they stand', () => {
    expect(obstacleIn(refusal(402, ''))).toBe('credits');
    expect(obstacleIn(refusal(400, '{"code":"INSUFFICIENT_CREDITS"}'))).toBe('credits');
    expect(obstacleIn(refusal(403, 'Insufficient videos remaining'))).toBe('credits');
  });

  it('is sign-in for a 401', () => {
    expect(obstacleIn(refusal(401, '{"code":"UNAUTHORIZED"}'))).toBe('login');
  });

  it('is nothing known otherwise', () => {
    expect(obstacleIn(refusal(422, '{"code":"PROMPT_REFUSED"}'))).toBeNull();
    expect(obstacleIn(new TypeError('Failed to fetch'))).toBeNull();
  });
});
