import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { startWorkLoop } from './work-loop.ts';

const log = pino({ level: 'silent' });

/** A loop over a queue of names; each piece of work takes until it is told to end. */
function startLoop(queue: string[], concurrency: number) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const loop = startWorkLoop<string>({
    concurrency,
    tickMs: 10_000,
    claim: async () => queue.shift(),
    perform: (work, signal) =>
      new Promise((resolve) => {
        begun.push(work);
        ends.set(work, resolve);
        signal.addEventListener('abort', () => resolve());
      }),
    log,
  });
  return { loop, begun, end: (work: string) => ends.get(work)?.() };
}

test('no more is under way than allowed, and each end makes room for the next', async () => {
  const { loop, begun, end } = startLoop(['a', 'b', 'c'], 2);
  await sleep(20);
  expect(begun).toEqual(['a', 'b']);
  end('a');
  await sleep(20);
  expect(begun).toEqual(['a', 'b', 'c']);
  await loop.stop();
});

test('a wake finds new work at once', async () => {
  const queue: string[] = [];
  const { loop, begun } = startLoop(queue, 2);
  await sleep(20);
  queue.push('late');
  loop.wake();
  await sleep(20);
  expect(begun).toEqual(['late']);
  await loop.stop();
});

test('a stop takes nothing more, and waits for what is under way', async () => {
  const queue = ['a'];
  const { loop, begun } = startLoop(queue, 1);
  await sleep(20);
  queue.push('b');
  await loop.stop();
  loop.wake();
  await sleep(20);
  expect(begun).toEqual(['a']);
});

test('a failed look for work does not end the loop', async () => {
  let looks = 0;
  const done: string[] = [];
  const loop = startWorkLoop<string>({
    concurrency: 1,
    tickMs: 10,
    claim: async () => {
      looks += 1;
      if (looks === 1) throw new Error('the database is away');
      return looks === 2 ? 'work' : undefined;
    },
    perform: async (work) => {
      done.push(work);
    },
    log,
  });
  await sleep(80);
  expect(done).toEqual(['work']);
  await loop.stop();
});
