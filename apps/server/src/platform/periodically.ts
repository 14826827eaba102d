import type { Log } from './log.ts';

/**
 * Runs a chore now and then every `everyMs`, never twice at once. A failed run is logged and the
 * next one tries again. Answers how to stop, which waits for a run under way.
 */
export function periodically(
  name: string,
  everyMs: number,
  chore: () => Promise<unknown>,
  log: Log,
): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const run = () => {
    running ??= chore()
      .catch((error: unknown) => log.error({ err: error, chore: name }, 'chore failed'))
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(run, everyMs);
  run();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
