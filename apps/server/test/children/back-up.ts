// A process that backs up a database (its URL and that of its owner, arguments 1 and 2) and a data
// directory (argument 3) into a folder (argument 4). Prints what it does, and "whole" in the end.
import { pino } from 'pino';
import { readConfig } from '../../src/config/config.ts';
import { backUp } from '../../src/features/backup/backup.ts';
import { findInstallation } from '../../src/wiring/installation.ts';

const [DATABASE_URL, MIGRATION_DATABASE_URL, DATA_DIR, folder] = process.argv.slice(2);
const config = readConfig({ DATABASE_URL, MIGRATION_DATABASE_URL, DATA_DIR });
const installation = await findInstallation(config, pino({ level: 'silent' }));
await backUp(installation, folder as string, (line) => console.log(line));
console.log('whole');
