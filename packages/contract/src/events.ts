import { z } from 'zod';

/** The lists that a server-sent event can name as changed. */
export const eventKeys = ['projects', 'transactions', 'user'] as const;
export type EventKey = (typeof eventKeys)[number];

/** The data of `event: changed`: which lists to fetch again. It carries no state. */
export const ChangedEvent = z.object({ keys: z.array(z.enum(eventKeys)) });
export type ChangedEvent = z.infer<typeof ChangedEvent>;
