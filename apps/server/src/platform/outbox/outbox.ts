import type { Kysely } from 'kysely';
import type { Log } from '../log.ts';
import { startWorkLoop, type WorkLoop } from '../work-loop.ts';
import {
  claimMessage,
  endMessage,
  forgetMessage,
  giveUpMessage,
  type Message,
  refuseMessage,
  retryMessage,
} from './queries.ts';

/** Who is told of no message looks this often, less often after a quiet time. */
const TICK_MS = 500;
/** One that is not answered holds up no other. */
const AT_ONCE = 4;

/** Whoever is sent to will not take this message, however often it is tried. */
export class MessageRefusedError extends Error {}

/** How the messages of a topic are sent. */
export type Sending = {
  /**
   * Sends a message, in less than a minute; answers `moot` where nothing was to be sent any more: its row
   * goes at once. Throws where it did not arrive, MessageRefusedError where it never will; the error's
   * message is kept, and must hold no address.
   */
  send: (message: Message, signal: AbortSignal) => Promise<'moot' | undefined>;
  /**
   * Whether a message that nobody has tried to send for three days says what is still so: it is tried
   * then.
   */
  isStillSo: (message: Message) => Promise<boolean>;
  /** Whether nothing of a message is to be kept once it has ended: its row goes. */
  leavesNothing?: (message: Message) => boolean;
  /** Hears of a message that nobody took for three days. */
  onGivenUp?: (message: Message) => Promise<void>;
};

/**
 * Sends the messages of a topic until stopped: each by one process at a time, those of one subject in
 * their order, and at least once, whoever dies meanwhile; one that nobody took for three days is given up.
 */
export function startOutbox<DB>(
  db: Kysely<DB>,
  topic: string,
  { send, isStillSo, leavesNothing = () => false, onGivenUp }: Sending,
  log: Log,
): Pick<WorkLoop, 'wake' | 'stop'> {
  const end = async (message: Message, write: typeof endMessage<DB>) =>
    leavesNothing(message) ? forgetMessage(db, message) : write(db, message);
  return startWorkLoop({
    concurrency: AT_ONCE,
    tickMs: TICK_MS,
    claim: () => claimMessage(db, topic),
    async perform(message, signal) {
      const { id, attempt, isStale } = message;
      if (isStale && (attempt > 1 || !(await isStillSo(message)))) {
        await end(message, giveUpMessage);
        log.error({ topic, message: id, attempts: attempt - 1 }, 'a message is given up');
        await onGivenUp?.(message);
        return;
      }
      try {
        if ((await send(message, signal)) === 'moot') return await forgetMessage(db, message);
      } catch (error) {
        const trouble = (error as Error).message;
        const isRefused = error instanceof MessageRefusedError;
        if (isRefused) await end(message, (db, message) => refuseMessage(db, message, trouble));
        else await retryMessage(db, message, trouble);
        const what = isRefused ? 'a message is refused' : 'a message did not arrive';
        log.warn({ topic, message: id, attempt, trouble }, what);
        return;
      }
      await end(message, endMessage);
    },
    log,
  });
}
