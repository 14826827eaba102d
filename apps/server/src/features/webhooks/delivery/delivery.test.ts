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
    await hooks
      .tell(person, 9)
      .then(() => sql`delete from webhook_deliveries where payload like '%:9}%'`.execute(web.db));
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
