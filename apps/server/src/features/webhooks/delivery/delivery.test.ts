import type { ServerResponse } from 'node:http';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { createTestWeb } from '../../../../test/web.ts';
import { onWebhooks, until } from '../../../../test/webhook-deliveries.ts';
import { type Answering, serveReceiver, verified } from '../../../../test/webhook-receiver.ts';
import { claimDue } from './claim-queries.ts';
import { writeOutcomes } from './outcome-queries.ts';

const web = await createTestWeb();
const hooks = onWebhooks(web);
afterAll(web.close);
const stops: (() => Promise<unknown>)[] = [];
beforeEach(() => sql`delete from webhooks`.execute(web.db));
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

async function receive(answer?: Answering) {
  const receiver = await serveReceiver(answer);
  stops.push(receiver.close);
  return receiver;
}
async function deliver() {
  const deliveries = await hooks.start();
  stops.unshift(deliveries.stop);
}
/** A status for each attempt, the last of them again and again. */
const inTurn =
  (...statuses: number[]): Answering =>
  (_, response) =>
    response.writeHead((statuses.length > 1 ? statuses.shift() : statuses[0]) as number).end('no');
const attempts = async (count: number) =>
  until(async () => {
    const rows = await hooks.rows();
    return rows.every((row) => row.attempts >= count && row.leased_until === null);
  });

test('an event is told to the webhooks that hear it, signed, and what was rolled back to none', async () => {
  const [person, other] = [await web.person(), await web.person()];
  const receiver = await receive();
  const made = await hooks.make(person, receiver.url('/low?a=b'));
  await hooks.make(person, receiver.url('/videos'), ['video.completed']);
  await hooks.make(other, receiver.url('/other'));
  await deliver();
  const undone = hooks.tell(person, 0, () => {
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await hooks.tell(person, 1);
  await attempts(1);
  const [posted, ...more] = receiver.posted;
  expect([posted?.path, more]).toEqual(['/low?a=b', []]);
  expect(verified(made.secret, posted!)).toMatchObject({
    ...{ type: 'credits.low', data: { creditsRemaining: 1 } },
  });
  expect(posted?.headers['content-type']).toBe('application/json');
  const { body } = await person.send('GET', `${made.path}/deliveries`);
  expect(body).toMatchObject([
    { id: posted?.id, state: 'delivered', attempts: 1, status: 204, payload: posted?.body },
  ]);
  await web.told.when('webhook.tried', { type: 'credits.low', outcome: 'delivered' });
});

test('what fails comes again, later and later, with the same id and bytes, until it has arrived', async () => {
  const person = await web.person();
  const receiver = await receive(inTurn(500, 302, 404, 204));
  const { secret, path } = await hooks.make(person, receiver.url());
  await deliver();
  await hooks.tell(person);
  const waits: number[] = [];
  const waitsOf = async () => {
    const { rows } = await sql<{ wait: number }>`
      select floor(extract(epoch from due_at - last_attempt_at))::int as wait
      from webhook_deliveries`.execute(web.db);
    return rows[0]?.wait as number;
  };
  for (let count = 1; count < 4; count += 1) {
    await attempts(count);
    waits.push(await waitsOf());
    if (count === 1) {
      expect((await person.send('GET', path)).body.failingSince).not.toBeNull();
    }
    await hooks.dueAgain();
  }
  await attempts(4);
  expect(waits[0]).toBeGreaterThanOrEqual(5);
  expect(waits[1]).toBeGreaterThanOrEqual(30);
  expect(waits[2]).toBeGreaterThanOrEqual(120);
  const sent = receiver.posted.map(({ id, body }) => ({ id, body }));
  expect(sent).toEqual(Array.from({ length: 4 }, () => sent[0]));
  for (const posted of receiver.posted) verified(secret, posted);
  expect((await person.send('GET', path)).body.failingSince).toBeNull();
});

test('a receiver that asks to be left alone is, for an hour at most', async () => {
  const person = await web.person();
  const asked = ['90', '86400', new Date(Date.now() + 120_000).toUTCString(), 'soon'];
  const receiver = await receive(({ path }, response) =>
    response.writeHead(503, { 'retry-after': asked[Number(path.slice(1))] }).end(),
  );
  for (const i of asked.keys()) await hooks.make(person, receiver.url(`/${i}`));
  await deliver();
  await hooks.tell(person);
  await attempts(1);
  const { rows } = await sql<{ path: string; wait: number }>`
    select right(url, 1) as path, extract(epoch from due_at - last_attempt_at)::float as wait
    from webhook_deliveries join webhooks on webhooks.id = webhook_id order by 1`.execute(web.db);
  const [number, far, date, nonsense] = rows.map(({ wait }) => wait) as [
    number,
    number,
    number,
    number,
  ];
  expect(number).toBeGreaterThanOrEqual(90);
  expect(date).toBeGreaterThan(number);
  expect(far).toBeGreaterThan(date);
  expect(far).toBeLessThan(86_400 / 2);
  expect(nonsense).toBeLessThan(number);
});

/** Lets days pass since the first attempt of all that is on its way, and since webhooks began to fail. */
async function days(count: number) {
  await sql`update webhook_deliveries set first_attempt_at = first_attempt_at - make_interval(days => ${count})`.execute(
    web.db,
  );
  await sql`update webhooks set failing_since = failing_since - make_interval(days => ${count})`.execute(
    web.db,
  );
}
const mails = async () =>
  (
    await sql<{ object: string }>`select body->>'object' as object from outbox
      where topic = 'mail' and body->>'kind' = 'webhook-off'`.execute(web.db)
  ).rows.map(({ object }) => object);

test('after three days in which nothing arrived a webhook is switched off, and its owner told', async () => {
  const person = await web.person();
  const receiver = await receive(inTurn(500));
  const { id, path } = await hooks.make(person, receiver.url());
  await deliver();
  await hooks.tell(person, 1);
  await attempts(1);
  await days(2);
  await hooks.dueAgain();
  await attempts(2);
  expect((await person.send('GET', path)).body).toMatchObject({ active: true });
  await days(1);
  await hooks.tell(person, 0);
  await attempts(1);
  expect((await person.send('GET', path)).body.active).toBe(true);
  await hooks.dueAgain();
  await until(async () => !(await person.send('GET', path)).body.active);
  expect((await person.send('GET', path)).body).toMatchObject({
    ...{ active: false, offBecause: 'failing', failingSince: expect.any(String) },
  });
  const states = (await person.send('GET', `${path}/deliveries`)).body;
  expect(states.map(({ state }: { state: string }) => state)).toEqual(['failed', 'failed']);
  expect(await mails()).toEqual([id]);
  // Nothing is sent to it from now on, until it is switched on by hand.
  const sent = receiver.posted.length;
  await hooks.tell(person, 0);
  expect(await hooks.rows()).toHaveLength(2);
  expect(receiver.posted).toHaveLength(sent);
  const on = await person.send('PATCH', path, { active: true });
  expect(on.body).toMatchObject({ active: true, offBecause: null, failingSince: null });
});

test('one delivery that is given up switches nothing off where others arrived meanwhile', async () => {
  const person = await web.person();
  const receiver = await receive(({ body }, response) =>
    response.writeHead(body.includes(':7}') ? 500 : 204).end(),
  );
  const { path } = await hooks.make(person, receiver.url());
  await deliver();
  await hooks.tell(person, 7);
  await attempts(1);
  await days(2);
  await hooks.tell(person, 1);
  await attempts(1);
  await days(1);
  await hooks.dueAgain();
  await until(async () => (await hooks.rows()).every(({ outcome }) => outcome !== null));
  expect((await hooks.rows()).map(({ outcome }) => outcome)).toEqual(['failed', 'delivered']);
  expect((await person.send('GET', path)).body.active).toBe(true);
  expect(await mails()).not.toContain(path.split('/').at(-1));
  await web.told.when('webhook.tried', { outcome: 'given_up' });
});

test('a webhook that says it is gone is switched off at once', async () => {
  const person = await web.person();
  const receiver = await receive(inTurn(410));
  const { id, path } = await hooks.make(person, receiver.url());
  await deliver();
  await hooks.tell(person);
  await until(async () => !(await person.send('GET', path)).body.active);
  expect((await person.send('GET', path)).body.offBecause).toBe('gone');
  expect(await mails()).toContain(id);
  expect((await hooks.rows())[0]).toMatchObject({ outcome: 'failed', status: 410 });
});

test('a new secret signs beside the one before, which signs for a day', async () => {
  const person = await web.person();
  const receiver = await receive();
  const { secret: first, path } = await hooks.make(person, receiver.url());
  const rotate = async () => (await person.send('POST', `${path}/rotate-secret`)).body;
  const { secret: second, formerSecretUntil } = await rotate();
  expect(second).not.toBe(first);
  expect(Date.parse(formerSecretUntil)).toBeGreaterThan(Date.now());
  await deliver();
  const next = async () => {
    const count = receiver.posted.length;
    await hooks.tell(person);
    await until(() => receiver.posted.length > count);
    return receiver.posted.at(-1)!;
  };
  const both = await next();
  for (const secret of [first, second]) expect(verified(secret, both).type).toBe('credits.low');
  await sql`update webhooks set former_until = now()`.execute(web.db);
  const late = await next();
  expect(verified(second, late).type).toBe('credits.low');
  expect(() => verified(first, late)).toThrow();
  expect((await person.send('GET', path)).body.formerSecretUntil).toBeNull();
  // The one before last signs no more, however soon.
  const { secret: third } = await rotate();
  const { secret: fourth } = await rotate();
  const last = await next();
  for (const secret of [third, fourth]) expect(verified(secret, last).type).toBe('credits.low');
  expect(() => verified(second, last)).toThrow();
});

test('a delivery that has ended is sent once more under its id, whatever comes of it', async () => {
  const person = await web.person();
  const receiver = await receive(inTurn(204, 500, 204));
  const { path } = await hooks.make(person, receiver.url());
  await deliver();
  await hooks.tell(person);
  await attempts(1);
  const [{ id }] = (await person.send('GET', `${path}/deliveries`)).body;
  const resend = () => person.send('POST', `${path}/deliveries/${id}/resend`);
  expect((await resend()).body).toMatchObject({ id, state: 'pending' });
  await attempts(2);
  expect((await person.send('GET', `${path}/deliveries`)).body).toMatchObject([
    { id, state: 'failed', attempts: 2, status: 500, nextAttemptAt: null, body: 'no' },
  ]);
  await resend();
  await attempts(3);
  expect((await person.send('GET', `${path}/deliveries`)).body).toMatchObject([
    { id, state: 'delivered', attempts: 3, trouble: null },
  ]);
  expect(new Set(receiver.posted.map((posted) => posted.id + posted.body)).size).toBe(1);
});

test('a test is sent once, to a webhook of any events', async () => {
  const person = await web.person();
  const receiver = await receive(inTurn(500));
  const { id, path, secret } = await hooks.make(person, receiver.url(), ['video.failed']);
  await deliver();
  await person.send('POST', `${path}/test`);
  await attempts(1);
  expect(await hooks.rows()).toMatchObject([{ outcome: 'failed', attempts: 1, status: 500 }]);
  expect(verified(secret, receiver.posted[0]!)).toMatchObject({
    ...{ type: 'webhook.test', data: { webhookId: id } },
  });
  expect((await person.send('GET', path)).body.active).toBe(true);
});

test('what is due of who was kept out meanwhile is not sent', async () => {
  const person = await web.person();
  const receiver = await receive();
  await hooks.make(person, receiver.url());
  await hooks.tell(person);
  await sql`update accounts set suspended_at = now() where id = ${person.id}`.execute(web.db);
  await hooks.tell(person);
  await deliver();
  await until(async () => (await hooks.rows()).every(({ outcome }) => outcome !== null));
  expect(await hooks.rows()).toMatchObject([{ outcome: 'failed' }]);
  expect(receiver.posted).toEqual([]);
});

test('a claim that was overtaken writes nothing, and one whose process died is taken over', async () => {
  const person = await web.person();
  const receiver = await receive();
  await hooks.make(person, receiver.url());
  await hooks.tell(person);
  const [died] = await claimDue(web.db, 'untried', 9);
  expect(await claimDue(web.db, 'untried', 9)).toEqual([]);
  const leaseIsOver = () =>
    sql`update webhook_deliveries set due_at = now(), leased_until = now()`.execute(web.db);
  await leaseIsOver();
  const [next] = await claimDue(web.db, 'untried', 9);
  expect(next).toMatchObject({ id: died!.id, attempt: 2 });
  const { id, webhookId } = died!;
  const outcome = { id, webhookId, arrived: true, quick: true, gone: false, wait: 5 };
  await writeOutcomes(web.db, [{ ...outcome, attempt: 1, status: 200, answer: '', trouble: null }]);
  expect(await hooks.rows()).toMatchObject([{ outcome: null, status: null }]);
  await leaseIsOver();
  await deliver();
  await attempts(3);
  expect(await hooks.rows()).toMatchObject([{ outcome: 'delivered', attempts: 3 }]);
  expect(receiver.posted).toHaveLength(1);
});

test.each([
  ['more than is kept', (i: number) => 'é'.repeat(i), 1000],
  ['bytes that are no text', () => Buffer.from([0, 255, 254, 0x61]), 4],
  ['nothing', () => '', 0],
])('an answer of %s is kept as far as it goes', async (_, body, length) => {
  const person = await web.person();
  const receiver = await receive((_, response) => response.writeHead(200).end(body(100_000)));
  await hooks.make(person, receiver.url());
  await deliver();
  await hooks.tell(person);
  await attempts(1);
  const [row] = await hooks.rows();
  expect([row?.outcome, [...(row?.answer ?? '')].length]).toEqual(['delivered', length]);
});

test('an answer without an end has arrived by its status, and keeps nobody', async () => {
  const person = await web.person();
  let isCut = false;
  const receiver = await receive((_, response) => {
    response.writeHead(200).write('begun');
    response.on('close', () => {
      isCut = true;
    });
  });
  await hooks.make(person, receiver.url());
  await deliver();
  await hooks.tell(person);
  await attempts(1);
  expect(await hooks.rows()).toMatchObject([{ outcome: 'delivered', answer: 'begun' }]);
  await until(() => isCut);
});

test('of one webhook a few are under way at a time, whatever else is due', async () => {
  const person = await web.person();
  const held: ServerResponse[] = [];
  const receiver = await receive((_, response) => void held.push(response));
  await hooks.make(person, receiver.url());
  for (let i = 0; i < 30; i += 1) await hooks.tell(person);
  await deliver();
  for (let left = 30; left > 0; left -= 4) {
    await until(() => held.length >= Math.min(4, left));
    // One more would be on its way by now.
    await hooks.rows();
    expect(held).toHaveLength(Math.min(4, left));
    for (const response of held.splice(0)) response.writeHead(204).end();
  }
  await until(async () => (await hooks.rows()).every(({ outcome }) => outcome !== null));
  expect(receiver.posted).toHaveLength(30);
});
