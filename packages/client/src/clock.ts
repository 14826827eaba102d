import { setTimeout as sleep } from 'node:timers/promises';

/** What the client waits by: its tests put a clock in the place of this one. */
export const clock = {
  /** Throws the signal's AbortError once that has aborted. */
  sleep: (ms: number, signal?: AbortSignal): Promise<void> =>
    sleep(ms, undefined, signal && { signal }),
  /** Milliseconds since some moment. */
  now: (): number => performance.now(),
};
