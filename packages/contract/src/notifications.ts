import { z } from 'zod';

/**
 * What somebody would like to hear of by mail: `email` of videos, series and credits. Receipts, renewals
 * that failed, the end of the account and decisions about videos come in any case.
 */
export const NotificationChoices = z.strictObject({
  email: z.boolean(),
  updates: z.boolean(),
  marketing: z.boolean(),
});

/** The choices of an account, and when they were last saved; null: never, and these are the usual ones. */
export const Notifications = NotificationChoices.extend({ savedAt: z.iso.datetime().nullable() });
export type Notifications = z.infer<typeof Notifications>;
