import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { serveAlertReceiver } from '../../../test/alert-receiver.ts';
import { startChild } from '../../../test/child.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { undelivered } from '../../platform/outbox/queries.ts';
import { createPostJson } from '../../platform/post-json.ts';
import type { DB } from '../../schema.ts';
import { type Alert, type Condition, TOPIC } from './alert.ts';
import { tellOfDisk } from './disk.ts';
import { listOn } from './queries.ts';
import { startSending } from './send.ts';
import { clearAlert, raiseAlert } from './service.ts';
import { lookOnce } from './watch.ts';

const database = await createTestDatabase<DB>({ graceMs: 30_000 });
const { db, sql } = database;
afterAll(database.destroy);

const log = pino({ level: 'silent' });
const stops: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  await sql`delete from alerts`;
  await sql`delete from outbox`;
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function receiver(status?: Parameters<typeof serveAlertReceiver>[0]) {
  const served = await serveAlertReceiver(status);
  stops.push(served.close);
  return served;
}

/** Sends what is to be sent, as each process does. */
function send({ url }: { url: string }) {
  const sending = startSending(db, url, createPostJson([new URL(url).origin]), log);
  stops.push(sending.stop);
}

/** A limit of time for what hangs alone. */
async function until(is: () => boolean | Promise<boolean>) {
  const giveUpAt = Date.now() + 60_000;
  while (!(await is())) {
    if (Date.now() > giveUpAt) throw new Error('still waiting');
    await sleep(20);
  }
}

const isEmpty = async () => (await undelivered(db, TOPIC, true, 100)).length === 0;
const inShort = (posted: { kind: string; subject: string; state: string }[]) =>
  posted.map(({ kind, subject, state }) => `${kind} ${subject} ${state}`);

const down = (subject: string): Alert => ({
  ...{ kind: 'engine-down', subject, text: `${subject} is down.` },
});
const finds = (...now: Alert[][]): Condition => ({
  kinds: ['engine-down'],
  find: async () => now.shift() ?? [],
});

test('it is told once when it begins and once when it is over, however often it is looked at', async () => {
  const told = await receiver();
  send(told);
  const condition = finds([down('fal')], [down('fal')], [down('fal'), down('studio')], [], []);
  const news: boolean[] = [];
  for (let look = 0; look < 5; look += 1) news.push(await lookOnce(db, [condition]));
  expect(news).toEqual([true, false, true, true, false]);
  await until(isEmpty);
  expect(inShort(told.posted).sort()).toEqual([
    ...['engine-down fal on', 'engine-down fal over'],
    ...['engine-down studio on', 'engine-down studio over'],
  ]);
  expect(told.posted[0]).toEqual({
    ...{ id: expect.stringMatching(/^[0-9a-f-]{36}$/), kind: 'engine-down', subject: 'fal' },
    ...{ state: 'on', at: expect.stringMatching(/^2\d{3}-.*Z$/), text: 'fal is down.' },
  });
  expect(told.posted.find((one) => one.state === 'over' && one.subject === 'fal')?.text).toBe(
    'Over: fal is down.',
  );
  expect(new Set(told.posted.map(({ id }) => id)).size).toBe(4);
});

test('what comes back after it was over is told anew', async () => {
  const condition = finds([down('fal')], [], [down('fal')]);
  for (let look = 0; look < 3; look += 1) await lookOnce(db, [condition]);
  expect(inShort((await undelivered(db, TOPIC, true, 9)).map(({ body }) => body as never))).toEqual(
    [...['engine-down fal on', 'engine-down fal over', 'engine-down fal on']],
  );
});

test('many processes that find the same at once write and tell it once', async () => {
  const told = await receiver();
  for (let process = 0; process < 3; process += 1) send(told);
  const alerts = Array.from({ length: 20 }, (_, n) => down(`engine-${n}`));
  await Promise.all(Array.from({ length: 4 }, () => lookOnce(db, [finds(alerts.toSorted())])));
  await until(isEmpty);
  await Promise.all(Array.from({ length: 4 }, () => lookOnce(db, [finds([])])));
  await until(isEmpty);
  expect(told.posted).toHaveLength(40);
  expect(new Set(told.posted.map(({ id }) => id)).size).toBe(40);
  for (const { subject } of alerts) {
    const states = told.posted.filter((one) => one.subject === subject).map(({ state }) => state);
    expect(states).toEqual(['on', 'over']);
  }
});

test('a condition that cannot be asked leaves its alerts on, and holds up no other', async () => {
  await lookOnce(db, [finds([down('fal')])]);
  const broken: Condition = {
    kinds: ['engine-down'],
    find: () => Promise.reject(new Error('no database')),
  };
  const disputes: Condition = {
    kinds: ['dispute'],
    find: async () => [{ kind: 'dispute', subject: 'dp_1', text: 'x' }],
  };
  await expect(lookOnce(db, [broken, disputes])).rejects.toThrow('not looked for');
  expect(inShort((await listOn(db)).map((one) => ({ ...one, state: '' })))).toEqual([
    ...['dispute dp_1 ', 'engine-down fal '],
  ]);
});

test('an alert and the word of it are one commit', async () => {
  // As the owner: nothing can be written into the outbox.
  await sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'the disk is full'; end $$`;
  await sql`create trigger refuse before insert on outbox execute function refuse()`;
  await expect(raiseAlert(db, down('fal'))).rejects.toThrow('the disk is full');
  await sql`drop trigger refuse on outbox`;
  await sql`drop function refuse`;
  expect(await listOn(db)).toEqual([]);
  expect(await raiseAlert(db, down('fal'))).toBe(true);
});

test('who gets an address to tell hears of three days, and of what is on from before', async () => {
  await raiseAlert(db, down('still'));
  for (const subject of ['long-ago', 'lately']) {
    await raiseAlert(db, down(subject));
    await clearAlert(db, down(subject));
  }
  await sql`update outbox set created_at = now() - interval '3 days 1 minute'
    where subject like '%long-ago' or subject like '%still'`;
  await sql`update outbox set created_at = now() - interval '2 days 23 hours' where subject like '%lately'`;
  const told = await receiver();
  send(told);
  await until(async () => (await sql`select from outbox where ended_at is null`).length === 0);
  expect(inShort(told.posted).toSorted()).toEqual([
    ...['engine-down lately on', 'engine-down lately over', 'engine-down still on'],
  ]);
  const [given] = await sql`select outcome, attempts from outbox where subject like '%long-ago'`;
  expect(given).toEqual({ outcome: 'given up', attempts: 0 });
});

const KILLED = ['raised', 'sending', 'sent'] as const;

test.each(KILLED)(
  'killed when it was %s, it is told by another process all the same',
  async (killAt) => {
    const told = await receiver();
    if (killAt !== 'raised') await raiseAlert(db, down('fal'));
    const dying = startChild('send-alerts.ts', database.url, told.url, killAt);
    await dying.ended;
    expect(told.posted).toHaveLength(killAt === 'sent' ? 1 : 0);
    // This process lives through it, and the state has ended meanwhile.
    await clearAlert(db, down('fal'));
    // The dead one's claim runs out.
    await sql`update outbox set leased_until = now() where ended_at is null`;
    send(told);
    await until(isEmpty);
    const ids = (state: string) =>
      new Set(told.posted.filter((one) => one.state === state).map(({ id }) => id)).size;
    expect({ on: ids('on'), over: ids('over') }).toEqual({ on: 1, over: 1 });
    expect(told.posted.map(({ state }) => state)).toEqual(
      killAt === 'sent' ? ['on', 'on', 'over'] : ['on', 'over'],
    );
  },
);

test('what is refused is tried again, in its order, later each time', async () => {
  let isRefusing = true;
  const told = await receiver(() => (isRefusing ? 500 : 204));
  await lookOnce(db, [finds([down('fal')])]);
  await lookOnce(db, [finds([])]);
  send(told);
  for (const attempt of [1, 2]) {
    await until(async () => {
      const [row] = await sql`select due_at > now() as waits, attempts from outbox order by number`;
      return row!.attempts >= attempt && row!.waits;
    });
    const [row] = await sql`
      select extract(epoch from due_at - now()) as seconds, attempts, trouble
      from outbox order by number`;
    expect(row!.trouble).toBe('it was answered with 500');
    expect(Number(row!.seconds)).toBeLessThanOrEqual(2 ** row!.attempts);
    expect(told.posted).toEqual([]);
    isRefusing = attempt < 2;
    await sql`update outbox set due_at = now()`;
  }
  await until(isEmpty);
  expect(told.posted.map(({ state }) => state)).toEqual(['on', 'over']);
});

test('what nobody takes for three days is given up, and what comes after it is sent', async () => {
  const told = await receiver(({ state }) => (state === 'on' ? 503 : 200));
  await lookOnce(db, [finds([down('fal')])]);
  await lookOnce(db, [finds([])]);
  send(told);
  await until(async () => (await sql`select from outbox where attempts > 0`).length === 1);
  await sql`update outbox set due_at = now(), created_at = now() - interval '3 days 1 minute'
    where number = (select min(number) from outbox)`;
  await until(() => told.posted.length === 1);
  expect(told.posted[0]?.state).toBe('over');
  await until(async () => (await undelivered(db, TOPIC, true, 9)).length === 1);
  expect((await undelivered(db, TOPIC, true, 9))[0]).toMatchObject({
    ...{ outcome: 'given up', trouble: 'it was answered with 503' },
  });
});

test('a disk is told of under a tenth, and is over with a little more; one that nobody tells of is over', async () => {
  const disk = { host: 'web-1', directory: '/data' };
  expect(await tellOfDisk(db, disk, 0.11)).toBe(false);
  expect(await tellOfDisk(db, disk, 0.0999)).toBe(true);
  expect((await listOn(db))[0]?.text).toContain('9 % of the disk of /data on web-1');
  expect(await tellOfDisk(db, disk, 0.11)).toBe(false);
  expect(await listOn(db)).toHaveLength(1);
  expect(await tellOfDisk(db, disk, 0.12)).toBe(true);
  expect(await listOn(db)).toEqual([]);
  await tellOfDisk(db, disk, 0.05);
  await sql`update alerts set seen_at = now() - interval '11 minutes'`;
  await tellOfDisk(db, { ...disk, host: 'web-2' }, 0.05);
  expect((await listOn(db)).map(({ subject }) => subject)).toEqual(['web-2:/data']);
});
