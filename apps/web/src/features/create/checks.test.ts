import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { obstacleIn, obstacleTo } from './checks.ts';

describe('what keeps a video from being made', () => {
  it('is told in order: sign-in, credits, prompt', () => {
    expect(obstacleTo({ signedIn: false, credits: 0, prompt: ' ' })).toBe('login');
    expect(obstacleTo({ signedIn: true, credits: 0, prompt: ' ' })).toBe('credits');
    expect(obstacleTo({ signedIn: true, credits: 1, prompt: ' \n' })).toBe('prompt');
    expect(obstacleTo({ signedIn: true, credits: 1, prompt: 'A cake' })).toBeNull();
  });

  it('is not a balance that is still loading', () => {
    expect(obstacleTo({ signedIn: true, credits: undefined, prompt: 'A cake' })).toBeNull();
  });
});

describe("what the server's refusal is about", () => {
  const refusal = (status: number, body: string) => new ApiError(status, '', body);

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
