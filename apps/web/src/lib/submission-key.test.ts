import { beforeEach, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { createSubmissionKeys } from './submission-key.ts';

const body = { prompt: 'A cake' };
let keys: ReturnType<typeof createSubmissionKeys>;

beforeEach(() => {
  let count = 0;
  keys = createSubmissionKeys(() => `key ${++count}`);
});

it('keeps its key while the outcome is unknown', () => {
  expect(keys.keyFor(body)).toBe('key 1');
  keys.failed(new TypeError('Failed to fetch'));
  expect(keys.keyFor(body)).toBe('key 1');
  keys.failed(new ApiError(502, 'Bad Gateway', ''));
  expect(keys.keyFor(body)).toBe('key 1');
});

it('takes a new key for other content', () => {
  keys.keyFor(body);
  expect(keys.keyFor({ prompt: 'A larger cake' })).toBe('key 2');
});

it('takes a new key after success and after a refusal', () => {
  keys.keyFor(body);
  keys.succeeded();
  expect(keys.keyFor(body)).toBe('key 2');
  keys.failed(new ApiError(422, '', ''));
  expect(keys.keyFor(body)).toBe('key 3');
});

it('makes keys that differ', () => {
  const real = createSubmissionKeys();
  expect(real.keyFor({ a: 1 })).not.toBe(real.keyFor({ a: 2 }));
});
