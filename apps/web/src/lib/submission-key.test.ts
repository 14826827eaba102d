import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createSubmissionKeys, inThisTab } from './submission-key.ts';

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

it('kept in a tab, carries its key through a reload, also where there is no room', () => {
  const entries = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  };
  vi.stubGlobal('window', { sessionStorage });
  const load = () => createSubmissionKeys(undefined, inThisTab('series'));
  const first = load();
  const key = first.keyFor(body);
  first.failed(new TypeError('Failed to fetch'));
  const reloaded = load();
  expect(reloaded.keyFor(body)).toBe(key);
  reloaded.succeeded();
  expect(load().keyFor(body)).not.toBe(key);
  const refuse = () => {
    throw new Error('full');
  };
  vi.stubGlobal('window', { sessionStorage: { getItem: refuse, setItem: refuse } });
  const full = load();
  expect(full.keyFor(body)).toBe(full.keyFor(body));
  vi.unstubAllGlobals();
});

it('makes keys that differ', () => {
  const real = createSubmissionKeys();
  expect(real.keyFor({ a: 1 })).not.toBe(real.keyFor({ a: 2 }));
});
