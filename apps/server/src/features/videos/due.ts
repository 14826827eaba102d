import type { Kysely } from 'kysely';
import { z } from 'zod';
import { notifyOnceCommitted } from '../../platform/db/telling-dialect.ts';
import type { Log } from '../../platform/log.ts';
import { readNotification } from '../../platform/read-notification.ts';
import type { DB } from '../../schema.ts';

/** The channel on which workers hear that there is something to do. */
export const DUE_CHANNEL = 'project_due';

const due = z.object({
  /** Null is the first of the list. */
  engine: z.string().nullable(),
  step: z.enum(['submit', 'poll', 'collect', 'check', 'sign', 'publish', 'cancel']),
});

/** What is to be done: a project's step, or an abandoned ask of which an engine is to be told. */
export type Due = z.infer<typeof due>;

/** Tells workers, once this commits, that something is due. */
export const notifyDue = (db: Kysely<DB>, { engine, step }: Due): Promise<void> =>
  notifyOnceCommitted(db, DUE_CHANNEL, JSON.stringify({ engine, step }));

/** What a notification says is due; `anything` where it does not say what, undefined where it is none of ours. */
export function readDue(payload: string, log: Log): Due | 'anything' | undefined {
  // So do processes of version 1.0.0, which may run beside this one.
  if (payload === '') return 'anything';
  return readNotification(due, { channel: DUE_CHANNEL, payload, log });
}
