import type { NotificationChoices } from '@shortcake/contract/notifications';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../schema.ts';

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
      select id, ${email}::boolean, ${updates}::boolean, ${marketing}::boolean from accounts where id = ${account}
      on conflict (account_id) do update set email = excluded.email, saved_at = now()`.execute(db);
  return numAffectedRows > 0n;
}
