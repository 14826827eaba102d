import { readConfig } from './config.ts';
import { loadEnvironmentFile } from './environment-file.ts';
import { createLog } from './platform/log.ts';
import { startProduct } from './product.ts';
import { startAdvice } from './start-advice.ts';

// `npm start`: reads the configuration, runs the product, and stops it in order.

/**
 * A stop that takes longer than this has hung, and is cut short: more than requests (5 s), a render
 * (8 s) and PostgreSQL (25 s) may take one after another on a busy machine.
 */
const STOP_TIMEOUT_MS = 60_000;

try {
  loadEnvironmentFile();
  const config = readConfig(process.env);
  const log = createLog({ level: config.logLevel });
  const starting = startProduct(config, log);
  // From the first moment on: a start cut short would leave PostgreSQL behind.
  let isStopping = false;
  const stop = async (signal: string) => {
    // A terminal's Ctrl-C arrives twice, by itself and through npm: once is enough.
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    await starting.then((product) => product.stop());
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('SIGHUP', stop);
  await starting;
  console.log(
    config.run === 'worker'
      ? 'Shortcake worker is ready'
      : `Shortcake is ready at ${config.publicUrl.origin}`,
  );
} catch (error) {
  console.error(startAdvice(error) ?? error);
  process.exit(1);
}
