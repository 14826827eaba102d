import { expect, test } from 'vitest';
import { retryAfterMs } from '../call.ts';
import { isKeyRefused, withRetryDelay } from './errors.ts';

const answer = (json: unknown, headers: Record<string, string> = {}, status = 400) => ({
  status,
  headers: new Headers(headers),
  json,
});

test.each([
  { error: { code: 400, details: [{ reason: 'API_KEY_INVALID' }] } },
  { error: { code: 400, reason: 'API_KEY_INVALID' } },
  { error: { status: 'API_KEY_INVALID' } },
  { error: { message: 'API key not valid. Please pass a valid API key.' } },
])('a refused key is known wherever it is told (%j)', (json) => {
  expect(isKeyRefused(answer(json))).toBe(true);
  expect(isKeyRefused(answer(json, {}, 500))).toBe(false);
});

test('another 400 says nothing of the key', () => {
  expect(isKeyRefused(answer({ error: { message: 'It was blocked.' } }))).toBe(false);
  expect(isKeyRefused(answer(undefined))).toBe(false);
});

test.each([
  ['3s', undefined, 3000],
  ['3.5s', '2', 3500],
  ['3s', '7', 7000],
  ['soon', '7', 7000],
])(
  'of a delay of %s in the body and %s in the header the longer counts',
  (retryDelay, header, ms) => {
    const json = { error: { details: [{ retryDelay }] } };
    const told = withRetryDelay(answer(json, header ? { 'retry-after': header } : {}));
    expect(retryAfterMs(told.headers)).toBe(ms);
  },
);
