import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitAndRetry } from './wait-and-retry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const tooMany = (seconds: string) =>
  new Response('{}', { status: 429, headers: { 'retry-after': seconds } });

test('what is refused as too much is asked again after as long as the server says', async () => {
  const ask = vi.fn().mockResolvedValueOnce(tooMany('12')).mockResolvedValueOnce(new Response('x'));
  const answer = waitAndRetry(ask, undefined);
  await vi.advanceTimersByTimeAsync(11_999);
  expect(ask).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect((await answer).status).toBe(200);
});

test('a second refusal is answered, and so is one that asks for longer than a minute', async () => {
  const twice = vi.fn().mockImplementation(async () => tooMany('1'));
  const answer = waitAndRetry(twice, undefined);
  await vi.advanceTimersByTimeAsync(1000);
  expect((await answer).status).toBe(429);
  expect(twice).toHaveBeenCalledTimes(2);
  const long = vi.fn().mockResolvedValue(tooMany('3600'));
  expect((await waitAndRetry(long, undefined)).status).toBe(429);
  expect(long).toHaveBeenCalledOnce();
});

test('who leaves the page does not wait', async () => {
  const leaving = new AbortController();
  const ask = vi.fn().mockResolvedValue(tooMany('12'));
  const answer = waitAndRetry(ask, leaving.signal);
  const outcome = expect(answer).rejects.toBe('left');
  await vi.advanceTimersByTimeAsync(1);
  leaving.abort('left');
  await outcome;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledOnce();
});

test('any other answer is passed on at once', async () => {
  const ask = vi.fn().mockResolvedValue(new Response('', { status: 503 }));
  expect((await waitAndRetry(ask, undefined)).status).toBe(503);
});
