import {
  type Notification,
  type NotificationChoices,
  notifications,
  USUAL_CHOICES,
} from '@shortcake/contract/notification-choices';
import { keepValue, readKept } from '../../lib/kept.ts';

/** Each person's own: several may share a device. */
const keyOf = (userId: string): string => `notifications:${userId}`;

/**
 * What a person chose on this device before choices followed the account; whatever is not a choice counts
 * as none made.
 */
export function readChoices(userId: string): NotificationChoices {
  return choicesIn(readKept('localStorage', keyOf(userId)));
}

/** The account has them now. */
export function forgetChoices(userId: string): void {
  keepValue('localStorage', keyOf(userId), null);
}

export function choicesIn(kept: unknown): NotificationChoices {
  const choices = { ...USUAL_CHOICES };
  if (typeof kept !== 'object' || kept === null) return choices;
  for (const name of notifications) {
    const choice = (kept as Partial<Record<Notification, unknown>>)[name];
    if (typeof choice === 'boolean') choices[name] = choice;
  }
  return choices;
}

export const areEqual = (one: NotificationChoices, other: NotificationChoices): boolean =>
  notifications.every((name) => one[name] === other[name]);
