import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { serveAlertReceiver } from '../../test/alert-receiver.ts';
import { CARDS, payments } from '../../test/payments.ts';
import { freePort } from '../../test/product.ts';
import { testProvenance } from '../../test/provenance.ts';
import { createTestWeb } from '../../test/web.ts';
import { readConfig } from '../config/config.ts';
import { keyRefused } from '../engines/faults.ts';
import { listAlerts } from '../features/alerts/service.ts';
import { lookOnce } from '../features/alerts/watch.ts';
import { reconcileRecent } from '../features/billing/worker.ts';
import { insertNews } from '../features/videos/health/news.ts';
import { switchEngine } from '../features/videos/limits/switches.ts';
import { conditionsOf } from './alerts.ts';
import { startProduct } from './product.ts';

const web = await createTestWeb({
  VIDEO_ENGINE: 'fal,studio',
  FAL_KEY: 'key',
  ENGINE_COST_CENTS: 'fal=33',
  ENGINE_BUDGET_CENTS_PER_DAY: 'fal=100',
});
afterAll(web.close);
const { pay } = payments(web);
const { stripe } = web.billing;

const look = async () => {
  await lookOnce(web.db, conditionsOf(web.config, testProvenance(), web.db));
  return (await listAlerts(web.db)).map(({ kind, subject }) => `${kind} ${subject}`).sort();
};
const ticket = { subject: 'It burns', priority: 'urgent', description: 'Please look.' };

test('what happens in the product is told, each thing by itself, until it is over', async () => {
  expect(await look()).toEqual([]);
  const person = await web.person(3);

  await insertNews(web.db, { engine: 'fal', about: 'ask', fault: keyRefused('FAL_KEY', 401) });
  const answer = await person.send('POST', '/api/support-tickets', ticket);
  expect(answer.status).toBe(201);
  const payment = await pay(person, 10, CARDS.disputed);
  await web.settleWebhooks();
  const [dispute] = (await stripe.disputes.list({ payment_intent: payment })).data;
  const body = {
    prompt: 'A plum',
    templateData: { templateId: 'custom-prompt', category: 'custom', duration: '0:08' },
  };
  for (let video = 0; video < 3; video += 1) await person.send('POST', '/api/projects', body);
  await sql`update projects set created_at = now() - interval '1 hour', due_at = now() - interval '1 hour',
    deadline_at = now() + interval '1 hour'`.execute(web.db);
  expect(await look()).toEqual([
    ...['budget-100 fal', 'budget-80 fal', `dispute ${dispute!.id}`, 'key-refused fal'],
    ...['queue-old queue', `urgent-ticket ${answer.body.id}`],
  ]);
  expect(await look()).toHaveLength(6);
  // Nobody knows that its key works again before somebody asks it.
  await switchEngine(web.db, 'fal', false);
  expect(await look()).toHaveLength(6);
  await switchEngine(web.db, 'fal', true);

  await insertNews(web.db, { engine: 'fal', about: 'ask' });
  await sql`update support_tickets set closed_at = now()`.execute(web.db);
  await stripe.disputes.close(dispute!.id);
  await web.settleWebhooks();
  await sql`update projects set status = 'failed', failure_code = 'x', failure_reason = 'x'`.execute(
    web.db,
  );
  await sql`update engine_spend set day = day - 1`.execute(web.db);
  expect(await look()).toEqual([]);
  const { rows } = await sql<{ state: string; told: number }>`
    select body ->> 'state' as state, count(*)::int as told from outbox where topic = 'alert' group by 1 order by 1`.execute(
    web.db,
  );
  expect(rows).toEqual([
    { state: 'on', told: 6 },
    { state: 'over', told: 6 },
  ]);
});

const disputeOf = async (payment: string) =>
  (await stripe.disputes.list({ payment_intent: payment })).data[0]!.id;

/** What was told of disputes. */
const toldOfDisputes = async () => {
  await look();
  const { rows } = await sql<{ word: string }>`
    select (body ->> 'subject') || ' ' || (body ->> 'state') as word from outbox
    where body ->> 'kind' = 'dispute' order by number`.execute(web.db);
  return rows.map(({ word }) => word);
};

test('a dispute is told once and is over once, also where the events of it are lost', async () => {
  await sql`delete from outbox`.execute(web.db);
  const person = await web.person();
  const loseEvents = async () => {
    await web.settleWebhooks();
    await sql`delete from stripe_events`.execute(web.db);
  };
  const lost = await disputeOf(await pay(person, 10, CARDS.disputed));
  await loseEvents();
  expect(await toldOfDisputes()).toEqual([]);
  await reconcileRecent(web.billing);
  expect(await toldOfDisputes()).toEqual([`${lost} on`]);
  // This one is heard of first, and then found.
  const heard = await disputeOf(await pay(person, 10, CARDS.disputed));
  await web.settleWebhooks();
  expect(await toldOfDisputes()).toEqual([`${lost} on`, `${heard} on`]);
  await reconcileRecent(web.billing);
  expect(await toldOfDisputes()).toHaveLength(2);
  await stripe.disputes.close(lost);
  await stripe.disputes.close(heard);
  await loseEvents();
  expect(await toldOfDisputes()).toHaveLength(2);
  await reconcileRecent(web.billing);
  expect((await toldOfDisputes()).slice(2).sort()).toEqual(
    [`${lost} over`, `${heard} over`].sort(),
  );
  await reconcileRecent(web.billing);
  expect(await toldOfDisputes()).toHaveLength(4);
});

test('a dispute that is over stays so when its events are forgotten', async () => {
  await sql`delete from outbox`.execute(web.db);
  const dispute = await disputeOf(await pay(await web.person(), 10, CARDS.disputed));
  // Older than what the hourly comparison lists.
  const old = { ...(await web.stripeStore.find([dispute]))[0]!, created: 0 };
  const world = (await web.stripeStore.worldOf(dispute))!;
  const answer = { status: 200, body: {} };
  await web.stripeStore.change(world, null, () => ({
    put: [old],
    removed: [],
    events: [],
    answer,
  }));
  await web.settleWebhooks();
  await reconcileRecent(web.billing);
  expect(await toldOfDisputes()).toEqual([`${dispute} on`]);
  await stripe.disputes.close(dispute);
  await web.settleWebhooks();
  expect(await toldOfDisputes()).toHaveLength(2);
  await reconcileRecent(web.billing);
  await sql`delete from stripe_events`.execute(web.db);
  expect(await toldOfDisputes()).toEqual([`${dispute} on`, `${dispute} over`]);
});

/** A process of the product on this test's database; one without `url` has no ALERT_WEBHOOK_URL. */
async function start(RUN: string, url?: string) {
  const config = readConfig({
    ...{ DATABASE_URL: web.url, MIGRATION_DATABASE_URL: web.ownerUrl, RUN },
    ...{ DATA_DIR: await mkdtemp(join(web.directory, 'product-')) },
    ...{ SESSION_SECRET: web.config.sessionSecrets![0], PORT: String(await freePort()) },
    ...(url === undefined ? {} : { ALERT_WEBHOOK_URL: url }),
  });
  return startProduct(config, pino({ level: 'silent' }));
}

/** Something to be told of, and somebody who is. */
async function openTicket() {
  await sql`delete from outbox`.execute(web.db);
  await sql`delete from chores`.execute(web.db);
  await sql`delete from alerts`.execute(web.db);
  await sql`delete from support_tickets`.execute(web.db);
  const person = await web.person();
  const { body } = await person.send('POST', '/api/support-tickets', ticket);
  const isIt = ({ subject }: { subject: string }) => subject === String(body.id);
  return { isIt, receiver: await serveAlertReceiver() };
}

test('two processes on one database tell an urgent ticket once', async () => {
  const { receiver, isIt } = await openTicket();
  const products = await Promise.all(['web', 'worker'].map((RUN) => start(RUN, receiver.url)));
  const told = () => receiver.posted.filter(isIt);
  await expect.poll(() => told().length, { timeout: 60_000 }).toBe(1);
  expect(told()).toMatchObject([{ kind: 'urgent-ticket', state: 'on' }]);
  for (const product of products) await product.stop();
  expect(told()).toHaveLength(1);
  await receiver.close();
});

test.each(['web', 'worker'])(
  'what a %s without an address finds is told by a process that has one',
  async (RUN) => {
    const { receiver, isIt } = await openTicket();
    const finds = await start(RUN);
    const found = async () => (await listAlerts(web.db)).filter(isIt).length;
    await expect.poll(found, { timeout: 60_000 }).toBe(1);
    const tells = await start(RUN === 'web' ? 'worker' : 'web', receiver.url);
    const told = () => receiver.posted.filter(isIt);
    await expect.poll(() => told().length, { timeout: 60_000 }).toBe(1);
    for (const product of [finds, tells]) await product.stop();
    expect(told()).toMatchObject([{ kind: 'urgent-ticket', state: 'on' }]);
    await receiver.close();
  },
);
