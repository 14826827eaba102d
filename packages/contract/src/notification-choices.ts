/** What somebody may hear of by mail: `email` of videos, series and credits. */
export const notifications = ['email', 'updates', 'marketing'] as const;
export type Notification = (typeof notifications)[number];
export type NotificationChoices = Record<Notification, boolean>;

/** Until somebody says otherwise. Advertising is asked for, never assumed. */
export const USUAL_CHOICES: NotificationChoices = { email: true, updates: true, marketing: false };
