import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

/** Work that ends when it is told to. */
function worldOf(atOnce: number) {
  const inTurn = createTurns(atOnce);
  const inside: PromiseWithResolvers<string>[] = [];
  const work = () => {
    const piece = Promise.withResolvers<string>();
    inside.push(piece);
    return piece.promise;
  };
  return { inside, send: (key: string) => inTurn(key, work) };
}

const lockTimeout = Object.assign(new Error('canceling statement'), { code: '55P03' });
const silence = new Error('Query read timeout');
const noConnection = new Error('timeout exceeded when trying to connect');

test('so many of one key are inside at once; each that ends lets the next in', async () => {
  const { send, inside } = worldOf(2);
  const answers = Array.from({ length: 5 }, () => send('ada'));
  for (let done = 0; done < 5; done++) {
    await expect.poll(() => inside.length).toBe(Math.min(5, done + 2));
    inside[done]!.resolve(`${done}`);
    expect(await answers[done]).toBe(`${done}`);
  }
});

test('one key does not wait for another', async () => {
  const { send, inside } = worldOf(1);
  send('ada');
  send('ada');
  const his = send('ben');
  await expect.poll(() => inside.length).toBe(2);
  inside[1]!.resolve('his');
  expect(await his).toBe('his');
});

test.each([
  ['a lock that times out', lockTimeout],
  ['a database that says nothing', silence],
  ['a connection that is not had', noConnection],
])('%s refuses all who wait for it, and the line goes on after them', async (_what, error) => {
  const { send, inside } = worldOf(1);
  const answers = Promise.allSettled([send('ada'), send('ada'), send('ada')]);
  await expect.poll(() => inside.length).toBe(1);
  inside[0]!.reject(error);
  expect(await answers).toEqual(Array(3).fill({ status: 'rejected', reason: error }));
  expect(inside).toHaveLength(1);
  const next = send('ada');
  await expect.poll(() => inside.length).toBe(2);
  inside[1]!.resolve('next');
  expect(await next).toBe('next');
});

test('any other failure is of one piece alone', async () => {
  const { send, inside } = worldOf(1);
  const failing = send('ada');
  const waiting = send('ada');
  await expect.poll(() => inside.length).toBe(1);
  inside[0]!.reject(new Error('no'));
  await expect(failing).rejects.toThrow('no');
  await expect.poll(() => inside.length).toBe(2);
  inside[1]!.resolve('done');
  expect(await waiting).toBe('done');
});
