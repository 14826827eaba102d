import type { NotificationChoices } from '@shortcake/contract/notification-choices';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../schema.ts';
import { TOPIC } from './put.ts';

/** What somebody has saved; undefined where nothing is. */
export function findChoices(db: Kysely<DB>, account: string) {
  return db
    .selectFrom('notification_choices')
    .select(['email', 'updates', 'marketing', 'saved_at'])
    .where('account_id', '=', account)
    .executeTakeFirst();
}

/** Saves all of somebody's choices. */
export async function saveChoices(
  db: Kysely<DB>,
  account: string,
  choices: NotificationChoices,
): Promise<void> {
  await db
    .insertInto('notification_choices')
    .values({ account_id: account, ...choices })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ ...choices, saved_at: sql<Date>`now()` }),
    )
    .execute();
}

/**
 * Switches mails on or off for somebody, and leaves the rest as it is, or as it is until it is saved. False
 * where there is no such person.
 */
export async function switchMails(
  db: Kysely<DB>,
  account: string,
  { email, updates, marketing }: NotificationChoices,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
      insert into notification_choices (account_id, email, updates, marketing)
      select id, ${email}::boolean, ${updates}::boolean, ${marketing}::boolean from accounts
      where id = ${account} and erasure_requested_at is null
      on conflict (account_id) do update set email = excluded.email, saved_at = now()`.execute(db);
  return numAffectedRows > 0n;
}

/** What one mailbox says for now, not the server of all. */
const OF_ONE_MAILBOX = 'RCPT TO was answered with 4';

/**
 * Whether no mail reaches anybody: one that was tried waits for so many minutes, for another reason than
 * its own mailbox, and none has arrived within them.
 */
export async function isMailStuck(db: Kysely<DB>, minutes: number): Promise<boolean> {
  const since = sql`now() - make_interval(mins => ${minutes})`;
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from outbox
        where topic = ${TOPIC} and ended_at is null and created_at < ${since}
          and attempts > 0 and not starts_with(trouble, ${OF_ONE_MAILBOX}))
      and not exists (select from outbox
        where topic = ${TOPIC} and outcome = 'delivered' and ended_at > ${since}) as is`.execute(
    db,
  );
  return rows[0]?.is ?? false;
}
