import type { Kysely } from 'kysely';
import type { Log } from '../../platform/log.ts';
import { onceForAll } from '../../platform/once-for-all.ts';
import type { DB } from '../../schema.ts';
import type { Condition } from './alert.ts';
import { listOn } from './queries.ts';
import { clearAlert, raiseAlert } from './service.ts';

const CHORE = { name: 'look for alerts', everyMs: 30_000, lookMs: 10_000 };

/**
 * Asks all conditions now and then, in one of the processes, and says what began and what is over;
 * `onNews` hears when there is anything to send. Answers how to stop.
 */
export function watchConditions(
  db: Kysely<DB>,
  conditions: readonly Condition[],
  onNews: () => void,
  log: Log,
): () => Promise<void> {
  const look = async (stopping: AbortSignal) => {
    if (await lookOnce(db, conditions, stopping)) onNews();
  };
  return onceForAll(db, CHORE, look, log);
}

/**
 * One look. A condition that cannot be asked leaves its alerts as they are, and holds up no other; throws
 * at the end what went wrong. Answers whether anything began or is over.
 */
export async function lookOnce(
  db: Kysely<DB>,
  conditions: readonly Condition[],
  stopping?: AbortSignal,
): Promise<boolean> {
  const on = await listOn(db);
  const errors: unknown[] = [];
  let isNews = false;
  for (const { kinds, find } of conditions) {
    if (stopping?.aborted) break;
    const before = on.filter(({ kind }) => kinds.some((one) => one === kind));
    try {
      const found = await find(new Set(before.map(({ subject }) => subject)));
      for (const alert of found) isNews = (await raiseAlert(db, alert)) || isNews;
      for (const { kind, subject } of before) {
        if (found.some((one) => one.kind === kind && one.subject === subject)) continue;
        isNews = (await clearAlert(db, { kind, subject })) || isNews;
      }
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'some alerts were not looked for');
  return isNews;
}
