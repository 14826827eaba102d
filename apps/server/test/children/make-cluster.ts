// Makes the cluster of a product in a data directory (argument 1), migrates its database, and stops it.
import { readConfig } from '../../src/config/config.ts';
import { createStderrLog } from '../../src/platform/log.ts';
import { migrateDatabase, openDatabaseServer } from '../../src/wiring/database.ts';

const log = createStderrLog();
log.level = 'error';
const server = await openDatabaseServer(readConfig({ DATA_DIR: process.argv[2] }), log);
await migrateDatabase(server, log).finally(server.stop);
