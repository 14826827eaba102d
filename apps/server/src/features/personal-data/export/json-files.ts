import type { Kysely } from 'kysely';
import type { DB } from '../../../schema.ts';
import { json, jsonLines } from './json.ts';
import {
  deliveriesOf,
  keysOf,
  projectRowsOf,
  receiptsOf,
  rowsOf,
  sharesOf,
  takedownsOf,
  ticketsOf,
  transactionsOf,
} from './rows.ts';

/** The JSON files of a person's export by their names, each read when its turn comes. */
export function jsonFilesOf(
  db: Kysely<DB>,
  accountId: string,
): Record<string, AsyncIterable<Buffer>> {
  const rows = (table: keyof DB) => rowsOf(db, table, accountId);
  return {
    'account.json': json(async () => ({
      ...(await rows('accounts'))[0],
      credits: (await rows('credit_balances'))[0],
      subscription: (await rows('subscriptions'))[0] ?? null,
      stripe: await rows('stripe_customers'),
      notifications: (await rows('notification_choices'))[0] ?? null,
      sessions: await rows('sessions'),
    })),
    'keys.json': json(() => keysOf(db, accountId)),
    'transactions.json': jsonLines(transactionsOf(db, accountId)),
    'projects.json': jsonLines(projectRowsOf(db, accountId)),
    'series.json': json(() => rows('series')),
    'shares.json': json(() => sharesOf(db, accountId)),
    'takedowns.json': json(() => takedownsOf(db, accountId)),
    'tickets.json': json(() => ticketsOf(db, accountId)),
    'receipts.json': json(() => receiptsOf(db, accountId)),
    'orders.json': json(async () => ({
      credits: await rows('credit_orders'),
      plans: await rows('plan_orders'),
      changesOfPlan: await rows('plan_changes'),
    })),
    'mails.json': json(() => rows('sandbox_mails')),
    'webhooks.json': json(() => rows('webhooks')),
    'webhook-deliveries.json': jsonLines(deliveriesOf(db, accountId)),
    'other.json': json(async () => ({
      abandonedAsks: await rows('abandoned_asks'),
      idempotencyKeys: await rows('idempotency_keys'),
    })),
  };
}
