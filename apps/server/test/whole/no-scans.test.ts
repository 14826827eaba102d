import type { Kysely } from 'kysely';
import { sql as query } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteExpiredAttempts } from '../../src/features/accounts/attempt-queries.ts';
import { findAccountIfAny } from '../../src/features/accounts/queries.ts';
import { findOrderOfPayment } from '../../src/features/billing/orders/credit-order-queries.ts';
import { deleteOldEvents } from '../../src/features/billing/stripe-events/queries.ts';
import { deleteEndedSessions } from '../../src/features/sessions/queries.ts';
import type { DB } from '../../src/schema.ts';
import { createTestDatabase } from '../database.ts';

// Queries that read whole tables once: what they cost grew with everything that ever happened.

const { db, sql, destroy } = await createTestDatabase<DB>();
afterAll(destroy);

const ROWS = 20_000;
const id = '00000000-0000-4000-8000-000000000001';

beforeAll(async () => {
  await sql.unsafe(`
    insert into accounts (id, issuer, subject, email)
      select case n when 1 then '${id}' else gen_random_uuid() end, 'test', n, n || '@example.com'
      from generate_series(1, ${ROWS}) n;
    insert into sessions (id, account_id, expires_at)
      select int4send(n), '${id}', now() + interval '90 days' from generate_series(1, ${ROWS}) n;
    insert into sign_in_attempts
      (state_hash, browser_hash, nonce, code_verifier, return_to, expires_at)
      select int4send(n), '', '', '', '/', now() + interval '1 minute'
      from generate_series(1, ${ROWS}) n;
    insert into credit_orders (id, account_id, customer_id, credits, amount_cents, payment_intent_id)
      select case n when 1 then '${id}' else gen_random_uuid() end, '${id}', 'cus', 1, 1,
        case n when 1 then null else 'pi_' || n end
      from generate_series(1, ${ROWS}) n;
    insert into stripe_events (id, type, object_id, applied_at)
      select 'evt_' || n, 'x', 'x', now() from generate_series(1, ${ROWS}) n;
    analyze`);
});

/** How many rows a query reads by scans, in its own transaction, of any table. */
async function scanned(work: (db: Kysely<DB>) => Promise<unknown>) {
  return db.transaction().execute(async (db) => {
    const result = await work(db);
    const { rows } = await query<{ rows: number }>`
      select coalesce(sum(seq_tup_read), 0)::int as rows from pg_stat_xact_user_tables`.execute(db);
    return { result, rows: rows[0]?.rows };
  });
}

test('an account is found by its id without reading the others', async () => {
  expect(await scanned((db) => findAccountIfAny(db, id))).toMatchObject({
    result: { id },
    rows: 0,
  });
  expect(await scanned((db) => findAccountIfAny(db, 'no id'))).toEqual({
    result: undefined,
    rows: 0,
  });
});

test('an order is found by its payment intent or its id without reading the others', async () => {
  const find = (paymentIntentId: string, orderId: string | undefined) =>
    scanned((db) => findOrderOfPayment(db, { paymentIntentId, orderId }));
  expect(await find('pi_7', undefined)).toMatchObject({
    result: { payment_intent_id: 'pi_7' },
    rows: 0,
  });
  expect(await find('pi_0', id)).toMatchObject({ result: { id }, rows: 0 });
  expect(await find('pi_0', 'no id')).toEqual({ result: undefined, rows: 0 });
});

test.each([
  ['ended sessions', deleteEndedSessions],
  ['stale sign-ins', deleteExpiredAttempts],
  ['old events', deleteOldEvents],
])('%s are forgotten without reading the rest', async (_what, forget) => {
  expect(await scanned(forget)).toEqual({ result: 0, rows: 0 });
});

test('a session that ended either way is forgotten, and no other', async () => {
  await sql`update sessions set expires_at = now() - interval '1 s' where id = int4send(1)`;
  await sql`update sessions set last_seen_at = now() - interval '15 days' where id = int4send(2)`;
  expect(await deleteEndedSessions(db)).toBe(2);
});
