import { clock } from '../clock.ts';
import { ShortcakeError } from '../error.ts';

const TRIES = 4;
/** Whoever is asked to wait longer had better know it. */
const LONGEST_WAIT_MS = 60_000;
const FIRST_WAIT_MS = 500;
/** Beside "too many" and "not now": what proxies say when the server behind them does not answer. */
const PASSING = [429, 502, 503, 504];

/**
 * Asks again, four times in all, where an answer was lost or says that later will do: after as long as it
 * says, else after half a second, one, and two. What is asked must bear being asked twice.
 */
export async function tryAgain<Value>(
  ask: () => Promise<Value>,
  signal?: AbortSignal,
): Promise<Value> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (tries === TRIES || !isPassing(error)) throw error;
      const wait = waitBefore(error, tries);
      if (wait > LONGEST_WAIT_MS) throw error;
      await clock.sleep(wait, signal);
    }
  }
}

const isPassing = (error: unknown): error is ShortcakeError =>
  error instanceof ShortcakeError &&
  (error.code === 'UNREACHABLE' || PASSING.includes(error.status ?? 0));

function waitBefore({ retryAfterSeconds }: ShortcakeError, tries: number): number {
  if (retryAfterSeconds !== null) return retryAfterSeconds * 1000;
  // Not all that lost their answer in one moment come back in one.
  return FIRST_WAIT_MS * 2 ** (tries - 1) * (0.75 + Math.random() / 2);
}
