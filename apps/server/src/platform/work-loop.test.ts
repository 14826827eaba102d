import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWorkLoop } from './work-loop.ts';

// Nothing here waits for anything outside: time passes as a test says.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

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
  await pass(20);
  expect(begun).toEqual(['a', 'b']);
  end('a');
  await pass(20);
  expect(begun).toEqual(['a', 'b', 'c']);
  await loop.stop();
});

test('a wake finds new work at once', async () => {
  const queue: string[] = [];
  const { loop, begun } = startLoop(queue, 2);
  await pass(20);
  queue.push('late');
  loop.wake();
  await pass(20);
  expect(begun).toEqual(['late']);
  await loop.stop();
});

test('a stop takes nothing more, and waits for what is under way', async () => {
  const queue = ['a'];
  const { loop, begun } = startLoop(queue, 1);
  await pass(20);
  queue.push('b');
  await loop.stop();
  loop.wake();
  await pass(20);
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
  await pass(80);
  expect(done).toEqual(['work']);
  await loop.stop();
});

test('an idle loop looks less and less often, and as often as before once there is work or a wake', async () => {
  const queue: string[] = [];
  let looks = 0;
  const loop = startWorkLoop<string>({
    concurrency: 1,
    tickMs: 10,
    claim: async () => {
      looks += 1;
      return queue.shift();
    },
    perform: async () => {},
    log,
  });
  const looksWithin = async (ms: number) => {
    const before = looks;
    await pass(ms);
    return looks - before;
  };
  expect(await looksWithin(310)).toBe(5);
  expect(await looksWithin(1600)).toBe(10);
  loop.wake();
  expect(await looksWithin(70)).toBe(3);
  await looksWithin(1600);
  queue.push('work');
  expect(await looksWithin(320)).toBeGreaterThan(5);
  await loop.stop();
  expect(await looksWithin(1600)).toBe(0);
});

test('a loop that is full does not look, and says that it has no room', async () => {
  const { loop, end } = startLoop(['a', 'b'], 2);
  expect(loop.hasRoom()).toBe(true);
  await pass(20);
  expect(loop.hasRoom()).toBe(false);
  end('a');
  await pass(20);
  expect(loop.hasRoom()).toBe(true);
  await loop.stop();
});
