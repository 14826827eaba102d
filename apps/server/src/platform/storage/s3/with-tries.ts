import { setTimeout as sleep } from 'node:timers/promises';

const TRIES = 4;
/** Before the second try; then three and nine times as long, some 1.3 s in all. */
const FIRST_WAIT_MS = 100;

/**
 * Does something that may be done twice, again when it failed in a way that `mayPass`, four times at
 * most. Each try has `timeoutMs`; one that does not heed its signal is left behind. Throws what the
 * last try threw, a TimeoutError when it was late.
 */
export async function withTries<T>(
  attempt: (signal: AbortSignal) => Promise<T>,
  { timeoutMs, mayPass }: { timeoutMs: number; mayPass: (error: unknown) => boolean },
): Promise<T> {
  for (let tries = 1, wait = FIRST_WAIT_MS; ; tries += 1, wait *= 3) {
    try {
      return await withinTime(attempt, timeoutMs);
    } catch (error) {
      if (tries === TRIES || !mayPass(error)) throw error;
    }
    // By chance, so that many who were refused at once do not come back at once.
    await sleep(wait * (0.5 + Math.random()));
  }
}

async function withinTime<T>(
  attempt: (signal: AbortSignal) => Promise<T>,
  timeoutMs: number,
): Promise<T> {
  const controller = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const reason = new DOMException(`nothing in ${timeoutMs} ms`, 'TimeoutError');
    late.reject(reason);
    controller.abort(reason);
  }, timeoutMs);
  try {
    return await Promise.race([attempt(controller.signal), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
