// Migrates a database (URL, argument 1) with a folder (argument 2) and prints the names applied.
import { connectDatabase } from '../../src/platform/db/connection.ts';
import { applyMigrations } from '../../src/platform/db/migrate.ts';

const { sql, close } = connectDatabase(process.argv[2]!, { max: 1 });
console.log(JSON.stringify(await applyMigrations(sql, process.argv[3]!)));
await close();
