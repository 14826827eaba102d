import { ConfigError, readConfig } from './config.ts';
import { loadEnvironmentFile } from './environment-file.ts';
import { DirectoryInUseError } from './platform/db/instance-lock.ts';
import { MigrationError } from './platform/db/migrate.ts';
import { PostgresStartError } from './platform/db/start-error.ts';
import { createLog } from './platform/log.ts';
import { startProduct } from './product.ts';

// `npm start`: reads the configuration, runs the product, and stops it in order.

/** A stop that takes longer than this has hung, and is cut short. */
const STOP_TIMEOUT_MS = 15_000;

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
  if (!isForPeople(error)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** Errors whose message tells an operator what to change; a stack would only hide it. */
function isForPeople(error: unknown): error is Error {
  const kinds = [ConfigError, DirectoryInUseError, PostgresStartError, MigrationError];
  if (kinds.some((kind) => error instanceof kind)) return true;
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
