import type { Kysely } from 'kysely';
import { sql as query } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emailOf } from '../../src/features/accounts/service.ts';
import { listOn } from '../../src/features/alerts/queries.ts';
import { findAccountOfCustomer } from '../../src/features/billing/customers/queries.ts';
import { isRecorded, listPaid, listRefunds } from '../../src/features/billing/journal/queries.ts';
import {
  findOrderOfPayment,
  takeOpenCreditOrders,
} from '../../src/features/billing/orders/credit-order-queries.ts';
import {
  findOrderOfSetup,
  takeOpenPlanOrders,
} from '../../src/features/billing/orders/plan-order-queries.ts';
import { listChangesCutShort } from '../../src/features/billing/plans/plan-change-queries.ts';
import { openDisputes } from '../../src/features/billing/reconcile/dispute-queries.ts';
import { MOST_ATTEMPTS, takeDueEvent } from '../../src/features/billing/stripe-events/queries.ts';
import { grantsWithPrefix, isGranted } from '../../src/features/credits/service.ts';
import { listOpen } from '../../src/features/findings/queries.ts';
import { urgentTickets } from '../../src/features/support/queries.ts';
import {
  isHandleInUse,
  isHandleOfAnother,
  lateHandleOf,
  takeDueAbandonedAsk,
} from '../../src/features/videos/abandoned/queries.ts';
import { readHealth } from '../../src/features/videos/health/health.ts';
import { readFaults } from '../../src/features/videos/health/queries.ts';
import { overdueProjectIds } from '../../src/features/videos/job/lease-queries.ts';
import { statusesOf } from '../../src/features/videos/queries.ts';
import { takeDueRemovals } from '../../src/features/videos/removals/queries.ts';
import { claimDue } from '../../src/features/webhooks/delivery/claim-queries.ts';
import { putEvent } from '../../src/features/webhooks/put.ts';
import { makeRoom } from '../../src/features/webhooks/room-queries.ts';
import { claimMessage } from '../../src/platform/outbox/queries.ts';
import type { DB } from '../../src/schema.ts';
import { RETENTION } from '../../src/wiring/retention.ts';
import { createStripeStore } from '../../src/wiring/stripe-store.ts';
import { createTestDatabase } from '../database.ts';

// What chores and look-ups cost must not grow with everything that ever happened.

const { db, sql, destroy } = await createTestDatabase<DB>();
afterAll(destroy);

const ROWS = 20_000;
const id = '00000000-0000-4000-8000-000000000001';
const nobody = '00000000-0000-4000-8000-000000000002';
const untold = () => {
  throw new Error('nobody is to be told');
};
const taking = { dueBy: 'now', limit: 8 };
const handle = { engine: 'fal', model: 'm', v: 1, data: { id: 7 } };

beforeAll(async () => {
  await sql.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    const first = `case n when 1 then '${id}' else gen_random_uuid() end`;
    const all = `from generate_series(1, ${ROWS}) n`;
    await sql.unsafe(`
      insert into accounts (id, issuer, subject, email)
        select ${first}, 'test', n, n || '@example.com' ${all};
      insert into sessions (id, account_id, expires_at)
        select int4send(n), '${id}', now() + interval '90 days' ${all};
      insert into sign_in_attempts
        (state_hash, browser_hash, nonce, code_verifier, return_to, expires_at)
        select int4send(n), '', '', '', '/', now() + interval '1 day' ${all};
      insert into stripe_customers (account_id, customer_id, mode)
        select id, 'cus_' || subject, 'sandbox' from accounts;
      insert into credit_orders
        (id, account_id, customer_id, credits, amount_cents, payment_intent_id, status)
        select ${first}, '${id}', 'cus', 1, 1, case n when 1 then null else 'pi_' || n end, 'paid' ${all};
      insert into plan_orders (id, account_id, customer_id, plan, price_id, setup_intent_id, status)
        select ${first}, '${id}', 'cus', 'pro', 'p', case n when 1 then null else 'seti_' || n end,
          'completed' ${all};
      insert into plan_changes (id, account_id, kind, plan, outcome)
        select gen_random_uuid(), '${id}', 'upgrade', 'pro', 'done' ${all};
      insert into stripe_events (id, type, object_id, applied_at)
        select 'evt_' || n, 'x', 'x', now() ${all};
      insert into disputes (id, closed_at) select 'dp_' || n, now() ${all};
      insert into idempotency_keys (account_id, key, body_hash, project_id)
        select '${id}', n, '', gen_random_uuid() ${all};
      insert into support_tickets (account_id, key, subject, priority, description, closed_at)
        select '${id}', n, '', 'low', '', now() ${all};
      insert into file_removals (project_id, due_at)
        select gen_random_uuid(), now() + interval '1 day' ${all};
      insert into engine_spend (day, engine, reserved_micro_usd)
        select current_date - n % 300, 'e' || n / 300, 1 ${all};
      insert into payments (source, account_id, kind, cents, paid_at)
        select 'pi_' || n, '${id}', 'credits', 10, now() ${all};
      insert into refunds (source, payment, kind, cents, refunded_at)
        select 're_' || n, 'pi_' || n, 'refund', 10, now() ${all};
      insert into findings (check_name, kind, subject, text, needs_whole, over_at)
        select 'reconcile', '', '', n, false, now() ${all};
      insert into sandbox_stripe_answers (key, request_hash) select n, '' ${all};
      insert into engine_news (engine, about, code, works, at)
        select 'fal', case when n % 3 = 0 then 'ask' else 'job' end,
          case when n % 7 = 0 then 'NO_ANSWER' end, n % 7 <> 0, now() - interval '2 hours' ${all};
      insert into alerts (kind, subject, text, ended_at) select 'disk', n, '', now() ${all};
      insert into outbox (topic, subject, body, ended_at, outcome)
        select 'alert', n, '{}', now(), 'delivered' ${all};
      insert into webhooks (id, account_id, url, events, secret)
        select ${first}, '${id}', 'https://example.com/', array['video.failed'], sha256('x') ${all};
      insert into webhook_deliveries (webhook_id, type, payload, quick, ended_at, outcome)
        select '${id}', 'video.failed', '', n % 2 = 0, now(), 'delivered' ${all};
      insert into credit_balances (account_id) values ('${id}');
      insert into credit_entries (account_id, type, source, description)
        select '${id}', 'grant', 'pi_' || n, '' ${all};
      insert into abandoned_asks
        (project_id, account_id, attempt, engine, handle, reason, billed)
        select gen_random_uuid(), '${id}', 1, 'fal', jsonb_build_object('id', n), 'DELETED', 'no' ${all};
      insert into projects (id, account_id, title, prompt, template_id, category, aspect_ratio,
          generate_audio, enhance_prompt, seed, deadline_at, status, completed_at, handle)
        select ${first}, '${id}', '', '', 'custom-prompt', 'custom', '9:16', true, false, 1, now(),
          'completed', now(), jsonb_build_object('id', n) ${all};`);
  });
  await sql`analyze`;
});

/** How many rows a query reads by scans, in its own transaction, of any table. */
async function scanned(work: (db: Kysely<DB>) => Promise<unknown>) {
  return db.transaction().execute(async (db) => {
    // A connection tells what it read with some delay: earlier transactions may be in it.
    const before = await rowsScanned(db);
    const result = await work(db);
    return { result, rows: (await rowsScanned(db)) - before };
  });
}

async function rowsScanned(db: Kysely<DB>): Promise<number> {
  const { rows } = await query<{ rows: number }>`
    select coalesce(sum(seq_tup_read), 0)::int as rows from pg_stat_xact_user_tables`.execute(db);
  return rows[0]!.rows;
}

test('a scan is seen', async () => {
  const { rows } = await scanned((db) => db.selectFrom('sessions').selectAll().execute());
  expect(rows).toBe(ROWS);
});

test.each(
  Object.entries(RETENTION).flatMap(([table, { forget }]) => (forget ? [{ table, forget }] : [])),
)('what is over of $table is found without reading the rest', async ({ forget }) => {
  expect(await scanned((db) => forget(db, 1000))).toEqual({ result: 0, rows: 0 });
});

const ask = { id, attempt: 2 };
const soon = () => new Date(Date.now() + 60_000);
test.each<[string, (db: Kysely<DB>) => Promise<unknown>, unknown]>([
  ['an address', (db) => emailOf(db, id), '1@example.com'],
  ['an address of nobody', (db) => emailOf(db, 'no id'), undefined],
  ['a customer', (db) => findAccountOfCustomer(db, 'cus_7'), expect.anything()],
  ['whether a payment was granted', (db) => isGranted(db, 'pi_7'), false],
  [
    'what a person was granted lately',
    (db) => grantsWithPrefix(db, { accountId: id, prefix: 'in_', since: soon() }),
    [],
  ],
  ['whether a payment is in the journal', (db) => isRecorded(db, 'pi_7'), true],
  ['refunds in the journal', (db) => listRefunds(db, { sources: ['re_0'] }), []],
  ['what a person paid lately', (db) => listPaid(db, { accountId: id, since: soon() }), []],
  ['what checks found', (db) => listOpen(db), []],
  ['whose job it is', (db) => isHandleInUse(db, handle), false],
  ['whether a job is known', (db) => isHandleOfAnother(db, handle, ask), false],
  ['a job that came late', (db) => lateHandleOf(db, ask), null],
  ['how an engine is', (db) => readHealth(db, ['fal']).then((all) => all.get('fal')?.health), 'ok'],
  ['faults of the last hour', (db) => readFaults(db, ['fal']), []],
  ['disputes that are open', (db) => openDisputes(db, ['dp_0']), ['dp_0']],
  ['what became of projects', (db) => statusesOf(db, [id]).then(({ size }) => size), 1],
])('%s: found without reading the others', async (_what, find, result) => {
  expect(await scanned(find)).toEqual({ result, rows: 0 });
});

test.each<[string, (db: Kysely<DB>) => Promise<unknown>]>([
  ['open orders of credits', (db) => takeOpenCreditOrders(db, taking)],
  ['open orders of plans', (db) => takeOpenPlanOrders(db, taking)],
  ['changes of plan that were cut short', listChangesCutShort],
  ['events', (db) => takeDueEvent(db, MOST_ATTEMPTS)],
  ['events of the sandbox', (db) => createStripeStore(db).claimDelivery(60)],
  ['engines to be told', takeDueAbandonedAsk],
  ['alerts that are on', listOn],
  ['messages to be sent', (db) => claimMessage(db, 'alert')],
  ['what quick webhooks are to be told', (db) => claimDue(db, 'quick', 64)],
  ['what slow webhooks are to be told', (db) => claimDue(db, 'slow', 64)],
  ['what new webhooks are to be told', (db) => claimDue(db, 'untried', 64)],
  ['what waits for a webhook', (db) => makeRoom(db, [nobody])],
  ['webhooks that hear of something', (db) => putEvent(db, nobody, 'credits.low', untold)],
  ['tickets that are urgent', (db) => urgentTickets(db, 20)],
  ['files to be removed', (db) => takeDueRemovals(db, 500)],
  ['projects past their deadline', overdueProjectIds],
])('a look for %s, when there are none, reads nothing', async (_what, look) => {
  const { result, rows } = await scanned(look);
  expect([[], null, undefined]).toContainEqual(result);
  expect(rows).toBe(0);
});

test('an order is found by its intent or its id without reading the others', async () => {
  const payment = (paymentIntentId: string, orderId: string | undefined) =>
    scanned((db) => findOrderOfPayment(db, { paymentIntentId, orderId }));
  const setup = (setupIntentId: string, orderId: string | undefined) =>
    scanned((db) => findOrderOfSetup(db, { setupIntentId, orderId }));
  const found = { result: expect.anything(), rows: 0 };
  for (const find of [
    () => payment('pi_7', undefined),
    () => payment('pi_0', id),
    () => setup('seti_7', undefined),
    () => setup('seti_0', id),
  ]) {
    expect(await find()).toEqual(found);
  }
  for (const find of [payment, setup]) {
    expect(await find('no intent', 'no id')).toEqual({ result: undefined, rows: 0 });
  }
});

test('files that are due are taken, some of very many, without reading the others', async () => {
  await sql`update file_removals set due_at = now() - interval '1 second'`;
  await sql`analyze file_removals`;
  const { rows } = await scanned((db) => takeDueRemovals(db, 500));
  expect(rows).toBe(0);
});

test('some of very many that are over go without reading the others', async () => {
  await sql`update idempotency_keys set created_at = now() - interval '8 days'`;
  await sql`analyze idempotency_keys`;
  const { forget } = RETENTION.idempotency_keys;
  expect(await scanned((db) => forget!(db, 1000))).toEqual({ result: 1000, rows: 0 });
});
