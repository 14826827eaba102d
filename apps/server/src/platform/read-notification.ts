import type { z } from 'zod';
import type { Log } from './log.ts';
import { isSeldom } from './seldom.ts';

/**
 * A notification's JSON, where it is of the form that the channel's have; else undefined, told once a
 * minute without its words. Whoever may connect to the database may send one. An error thrown while it
 * is heard would be lost: postgres.js 3.4.9 gives it to the query under way, and a listener has none.
 */
export function readNotification<T>(
  schema: z.ZodType<T>,
  { channel, payload, log }: { channel: string; payload: string; log: Log },
): T | undefined {
  const { success, data } = schema.safeParse(jsonOf(payload));
  if (success) return data;
  if (isSeldom(`notification of ${channel}`)) {
    log.warn({ channel }, 'a notification that is none of the product’s was ignored');
  }
  return undefined;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
