import type { Kysely } from 'kysely';
import type { DB } from '../../schema.ts';
import { putMail } from '../mail/put.ts';
import { endDeliveriesOf } from './queries.ts';

const TROUBLE = {
  failing: 'the webhook was switched off: nothing had arrived for three days',
  gone: 'the webhook was switched off: it answered that it is gone',
} as const;

/** Switches a webhook off because nothing reaches it, and tells its owner by mail; once. Ends what was on its way to it. */
export async function switchOff(
  db: Kysely<DB>,
  webhookId: string,
  because: keyof typeof TROUBLE,
): Promise<void> {
  const row = await db
    .updateTable('webhooks')
    .set({ active: false, off_because: because })
    .where('id', '=', webhookId)
    .where('active', '=', true)
    .returning('account_id')
    .executeTakeFirst();
  if (!row) return;
  await endDeliveriesOf(db, webhookId, TROUBLE[because]);
  await putMail(db, { kind: 'webhook-off', account: row.account_id, object: webhookId });
}

/** Which webhook was switched off so, by its host alone, and why; undefined where it is on again, or gone. */
export async function switchedOff(db: Kysely<DB>, accountId: string, webhookId: string) {
  const row = await db
    .selectFrom('webhooks')
    .select(['url', 'off_because'])
    .where('account_id', '=', accountId)
    .where('id', '=', webhookId)
    .where('active', '=', false)
    .executeTakeFirst();
  return row?.off_because ? { host: new URL(row.url).host, because: row.off_because } : undefined;
}
