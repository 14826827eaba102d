import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { obstacleTo, refusalIn } from './obstacles.ts';

const attempt = { signedIn: true, credits: 1, title: '', prompt: 'A cake' };

describe('what keeps a video from being made', () => {
  it('is told in order: sign-in, credits, prompt', () => {
    expect(obstacleTo({ ...attempt, signedIn: false, credits: 0, prompt: ' ' })).toBe('login');
    expect(obstacleTo({ ...attempt, credits: 0, prompt: ' ' })).toBe('credits');
    expect(obstacleTo({ ...attempt, prompt: ' \n' })).toBe('prompt');
    expect(obstacleTo(attempt)).toBeNull();
  });

  it('is not a balance that is still loading', () => {
    expect(obstacleTo({ ...attempt, credits: undefined })).toBeNull();
  });

  it('is a text too long, in characters as people count them', () => {
    expect(obstacleTo({ ...attempt, prompt: ` ${'🍓'.repeat(5000)} ` })).toBeNull();
    expect(obstacleTo({ ...attempt, prompt: 'a'.repeat(5001) })).toBe('long-prompt');
    expect(obstacleTo({ ...attempt, title: '🍰'.repeat(200) })).toBeNull();
    expect(obstacleTo({ ...attempt, title: 'a'.repeat(201) })).toBe('long-title');
  });
});

const refusal = (status: number, body: string) => new ApiError(status, '', body);

describe('why a prompt was refused', () => {
  it('is the reason that the server gives, without its status', () => {
    const body = '{"code":"PROMPT_REFUSED","message":"It asks for 422: violence."}';
    expect(refusalIn(refusal(422, body))).toBe('It asks for 422: violence.');
  });

  it('is nothing for what has another reason', () => {
    expect(refusalIn(refusal(422, '{"code":"INVALID","message":"title is too long"}'))).toBeNull();
    expect(refusalIn(new TypeError('Failed to fetch'))).toBeNull();
    expect(refusalIn(null)).toBeNull();
  });
});
