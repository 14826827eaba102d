import type { Kysely } from 'kysely';
import type { Log } from '../log.ts';
import { startWorkLoop, type WorkLoop } from '../work-loop.ts';
import { claimMessage, endMessage, giveUpMessage, type Message, retryMessage } from './queries.ts';

/** Who is told of no message looks this often, less often after a quiet time. */
const TICK_MS = 500;
/** One that is not answered holds up no other. */
const AT_ONCE = 4;

/**
 * Sends the messages of a topic until stopped: each by one process at a time, those of one subject in
 * their order, and at least once, whoever dies meanwhile; one that nobody took for three days is given up.
 * `send` throws where a message did not arrive; the error's message is kept, and must hold no address. It
 * takes less than a minute. `isStillSo` answers whether a message that nobody has tried to send for three
 * days says what is still so: it is tried then.
 */
export function startOutbox<DB>(
  db: Kysely<DB>,
  topic: string,
  {
    send,
    isStillSo,
  }: {
    send: (message: Message, signal: AbortSignal) => Promise<void>;
    isStillSo: (message: Message) => Promise<boolean>;
  },
  log: Log,
): Pick<WorkLoop, 'wake' | 'stop'> {
  return startWorkLoop({
    concurrency: AT_ONCE,
    tickMs: TICK_MS,
    claim: () => claimMessage(db, topic),
    async perform(message, signal) {
      const { id, attempt, isStale } = message;
      if (isStale && (attempt > 1 || !(await isStillSo(message)))) {
        await giveUpMessage(db, message);
        log.error({ topic, message: id, attempts: attempt - 1 }, 'a message is given up');
        return;
      }
      try {
        await send(message, signal);
      } catch (error) {
        const trouble = (error as Error).message;
        await retryMessage(db, message, trouble);
        log.warn({ topic, message: id, attempt, trouble }, 'a message did not arrive');
        return;
      }
      await endMessage(db, message);
    },
    log,
  });
}
