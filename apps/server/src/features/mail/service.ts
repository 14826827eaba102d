import { type NotificationChoices, USUAL_CHOICES } from '@shortcake/contract/notification-choices';
import type { Notifications } from '@shortcake/contract/notifications';
import type { Kysely } from 'kysely';
import type { DB } from '../../schema.ts';
import { findChoices, saveChoices, switchMails } from './queries.ts';

/** What somebody would like to hear of. */
export async function notificationsOf(db: Kysely<DB>, account: string): Promise<Notifications> {
  const saved = await findChoices(db, account);
  if (!saved) return { ...USUAL_CHOICES, savedAt: null };
  const { saved_at, ...choices } = saved;
  return { ...choices, savedAt: saved_at.toISOString() };
}

/** Saves what somebody would like to hear of, and answers it. */
export async function changeNotifications(
  db: Kysely<DB>,
  account: string,
  choices: NotificationChoices,
): Promise<Notifications> {
  await saveChoices(db, account, choices);
  return notificationsOf(db, account);
}

/** Switches a person's mails on or off, from a mail. False where there is no such person. */
export function switchMailsOf(db: Kysely<DB>, account: string, email: boolean): Promise<boolean> {
  return switchMails(db, account, { ...USUAL_CHOICES, email });
}
