import { clock } from './clock.ts';
import { ShortcakeError } from './error.ts';

export type WaitOptions<Value> = {
  /** Ends the wait, which then throws the signal's reason. What is waited for goes on. */
  signal?: AbortSignal;
  /** How long at most; then ShortcakeError `WAITED_TOO_LONG` is thrown. By default as long as it takes. */
  timeoutMs?: number;
  /** Is told how it stands, each time that it was looked at. */
  onProgress?: (now: Value) => void;
};

/**
 * Looks again until it is over, and answers how it ended. `pauseMs` lies between the beginnings of two
 * looks: the API ends a wait at once when a key has too many of them.
 */
export async function waitUntil<Value>(
  { signal, timeoutMs, onProgress }: WaitOptions<Value>,
  wait: {
    look: (signal: AbortSignal | undefined) => Promise<Value>;
    isOver: (now: Value) => boolean;
    pauseMs: number;
    what: string;
  },
): Promise<Value> {
  const limit = timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs);
  const signals = [signal, limit].filter((one) => one !== undefined);
  const ended = signals.length === 0 ? undefined : AbortSignal.any(signals);
  try {
    for (;;) {
      const begun = clock.now();
      const now = await wait.look(ended);
      onProgress?.(now);
      if (wait.isOver(now)) return now;
      const pause = wait.pauseMs - (clock.now() - begun);
      if (pause > 0) await clock.sleep(pause, ended);
    }
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (!limit?.aborted) throw error;
    const message = `${wait.what} has not ended within ${timeoutMs} ms. It goes on.`;
    throw new ShortcakeError('WAITED_TOO_LONG', message);
  }
}
