import { setTimeout as sleep } from 'node:timers/promises';

/** Clock that the client waits by: tests put another in its place. */
export const clock = {
  /** Throws the signal's AbortError once that has aborted. */
  sleep: (ms: number, signal?: AbortSignal): Promise<void> =>
    sleep(ms, undefined, signal && { signal }),
  /** Milliseconds since some moment. */
  now: (): number => performance.now(),
};
