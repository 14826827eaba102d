import type { Log } from './log.ts';

/** A stop that takes longer than this has hung, and is cut short. */
const STOP_TIMEOUT_MS = 60_000;

/**
 * Stops what is `starting`, or runs, at the first signal to do so or the first error that nobody
 * caught, and ends the process: with 0 after a signal; with 1 after an error, or when it takes too
 * long. What else fails meanwhile is logged, and changes nothing but the code.
 */
export function stopInOrder(starting: Promise<{ stop(): Promise<void> }>, log: Log): void {
  let isStopping = false;
  let exitCode = 0;
  const stop = async () => {
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    await starting.then((running) => running.stop());
    process.exit(exitCode);
  };
  const stopBySignal = async (signal: string) => {
    // A terminal's Ctrl-C arrives twice, by itself and through npm: once is enough.
    if (isStopping) return;
    log.info({ signal }, 'stopping');
    await stop();
  };
  process.on('SIGINT', stopBySignal);
  process.on('SIGTERM', stopBySignal);
  process.on('SIGHUP', stopBySignal);
  // Rejections that nobody handled come here as well. Node's own way would end the process at once,
  // and leave PostgreSQL, renders and requests behind.
  process.on('uncaughtException', async (error, origin) => {
    exitCode = 1;
    log.fatal({ err: error, origin }, 'an error that nobody caught');
    if (!isStopping) await stop();
  });
}
