import type { WebhookEvent, WebhookPayload } from '@shortcake/contract/webhook';
import { type Kysely, sql } from 'kysely';
import { notifyOnceCommitted } from '../../platform/db/telling-dialect.ts';
import type { DB } from '../../schema.ts';
import { makeRoom } from './room-queries.ts';

/** The channel on which workers hear that something is to be delivered. */
export const DUE_CHANNEL = 'webhook_due';

export const notifyDue = (db: Kysely<DB>): Promise<void> =>
  notifyOnceCommitted(db, DUE_CHANNEL, '');

type DataOf<Type extends WebhookPayload['type']> = Extract<WebhookPayload, { type: Type }>['data'];

/**
 * Writes that a person's webhooks are to be told of an event, in the commit of what happened. `dataOf` is
 * asked for what is so then, and only where somebody is to be told; with undefined nobody is.
 */
export async function putEvent<Event extends WebhookEvent>(
  db: Kysely<DB>,
  accountId: string,
  type: Event,
  dataOf: () => DataOf<Event> | Promise<DataOf<Event> | undefined>,
): Promise<void> {
  const webhooks = await listeningTo(db, accountId, type);
  if (webhooks.length === 0) return;
  const data = await dataOf();
  if (data === undefined) return;
  const payload = payloadOf<Event>(type, data);
  await makeRoom(
    db,
    webhooks.map(({ id }) => id),
  );
  await db
    .insertInto('webhook_deliveries')
    .values(webhooks.map(({ id, quick }) => ({ webhook_id: id, quick, type, payload })))
    .execute();
  await notifyDue(db);
}

/**
 * What is posted. Not checked by its schema here: what happened must not be undone for the sake of who is
 * told of it.
 */
export const payloadOf = <Type extends WebhookPayload['type']>(
  type: Type,
  data: DataOf<Type>,
): string => JSON.stringify({ type, timestamp: new Date().toISOString(), data });

/** Held, so that none is deleted before this commits; whoever is kept out is told of nothing. */
const listeningTo = (db: Kysely<DB>, accountId: string, type: WebhookEvent) =>
  db
    .selectFrom('webhooks')
    .innerJoin('accounts', 'accounts.id', 'webhooks.account_id')
    .select(['webhooks.id', 'webhooks.quick'])
    .where('webhooks.account_id', '=', accountId)
    .where('webhooks.active', '=', true)
    .where(sql<boolean>`${type} = any(webhooks.events)`)
    .where('accounts.suspended_at', 'is', null)
    .orderBy('webhooks.id')
    .forKeyShare('webhooks')
    .execute();
