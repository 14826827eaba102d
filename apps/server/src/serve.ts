import { readConfig } from './config/config.ts';
import { loadEnvironmentFile } from './config/environment-file.ts';
import { createLog } from './platform/log.ts';
import { stopInOrder } from './platform/shutdown.ts';
import { startAdvice } from './platform/start-advice.ts';
import { startProduct } from './wiring/product.ts';

// `npm start`: reads the configuration, runs the product, and stops it in order.

try {
  loadEnvironmentFile();
  const config = readConfig(process.env);
  const log = createLog({ level: config.logLevel });
  const starting = startProduct(config, log);
  // From the first moment on: a start cut short would leave PostgreSQL behind.
  stopInOrder(starting, log);
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
