import { pino } from 'pino';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import type { DB } from '../schema.ts';
import { onceForAll } from './once-for-all.ts';

const { db, sql, destroy } = await createTestDatabase<DB>();
afterAll(destroy);
beforeEach(() => sql`delete from chores`);

const log = pino({ level: 'silent' });
const HOUR = 3_600_000;
let runs = 0;
/** Statements that were answered, of all processes. */
let queries = 0;
beforeEach(() => {
  runs = 0;
  queries = 0;
});
const counted = db.withPlugin({
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    queries += 1;
    return result;
  },
});
const count = async () => {
  runs += 1;
};

/** What so many processes do, each looking every few milliseconds. */
function fleet(
  processes: number,
  chore: (stopping: AbortSignal) => Promise<unknown>,
  everyMs = HOUR,
) {
  const options = { name: 'count', everyMs, lookMs: 5 };
  const stops = Array.from({ length: processes }, () => onceForAll(counted, options, chore, log));
  return { stop: () => Promise.all(stops.map((stop) => stop())) };
}
/** Waits until it was looked some more times, by each process if there are five. */
async function someLooks(): Promise<void> {
  const before = queries;
  await expect.poll(() => queries).toBeGreaterThan(before + 20);
}

test('a chore is done once by all processes together, and again when it is due', async () => {
  const processes = fleet(5, count);
  await expect.poll(() => runs).toBe(1);
  await someLooks();
  expect(runs).toBe(1);
  await sql`update chores set due_at = now()`;
  await expect.poll(() => runs).toBe(2);
  await someLooks();
  expect(runs).toBe(2);
  await processes.stop();
});

test('a process that starts later does not do it before its time', async () => {
  const first = fleet(1, count);
  await expect.poll(() => runs).toBe(1);
  await first.stop();
  const second = fleet(1, count);
  await someLooks();
  expect(runs).toBe(1);
  await second.stop();
});

test('a run under way hears of the stop, which waits for it', async () => {
  let isTold = false;
  const untilStopped = async (stopping: AbortSignal) => {
    await count();
    await new Promise((resolve) => stopping.addEventListener('abort', resolve));
    isTold = true;
  };
  const one = fleet(1, untilStopped);
  await expect.poll(() => runs).toBe(1);
  await one.stop();
  expect(isTold).toBe(true);
});

test('nobody else begins while one is at it', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const processes = fleet(3, () => count().then(() => released), 1);
  await expect.poll(() => runs).toBe(1);
  await someLooks();
  expect(runs).toBe(1);
  release();
  await expect.poll(() => runs).toBeGreaterThan(1);
  await processes.stop();
});

test('the chore of a process that died in the middle is taken over when its lease has run out', async () => {
  await sql`insert into chores (name, lease_token, leased_until)
    values ('count', gen_random_uuid(), now() + interval '1 minute')`;
  const processes = fleet(2, count);
  await someLooks();
  expect(runs).toBe(0);
  await sql`update chores set leased_until = now() - interval '1 second'`;
  await expect.poll(() => runs).toBe(1);
  await processes.stop();
});

test('a run that fails is over, and due again at its time', async () => {
  const processes = fleet(2, async () => {
    runs += 1;
    throw new Error('no');
  });
  await expect.poll(() => runs).toBe(1);
  await expect
    .poll(
      () =>
        sql`select due_at > now() + interval '50 minutes' as later from chores where leased_until is null`,
    )
    .toEqual([{ later: true }]);
  await processes.stop();
});

test('one that comes back after its lease was lost does not end the run of another', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const slow = fleet(1, () => count().then(() => released));
  await expect.poll(() => runs).toBe(1);
  await sql`update chores set lease_token = gen_random_uuid()`;
  release();
  await slow.stop();
  expect(await sql`select lease_token is null as free from chores`).toEqual([{ free: false }]);
});

test('a look at a chore that is not due is one query, and writes nothing', async () => {
  const first = fleet(1, count);
  await expect.poll(() => runs).toBe(1);
  await first.stop();
  const [before] = await sql`select ctid::text, xmin::text, xmax::text from chores`;
  queries = 0;
  // One look at the start, and none after it before a minute has passed.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const stop = onceForAll(counted, { name: 'count', everyMs: HOUR }, count, log);
  await expect.poll(() => queries).toBe(1);
  await vi.advanceTimersByTimeAsync(59_000);
  await stop();
  expect([runs, queries]).toEqual([1, 1]);
  expect((await sql`select ctid::text, xmin::text, xmax::text from chores`)[0]).toEqual(before);
});
