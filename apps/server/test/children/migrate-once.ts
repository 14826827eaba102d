// Migrates a database (URL, argument 1) with a folder (argument 2) and prints the names applied.
import { connect } from '../../src/platform/db/connection.ts';
import { migrate } from '../../src/platform/db/migrate.ts';

const { sql, close } = connect(process.argv[2]!, { max: 1 });
console.log(JSON.stringify(await migrate(sql, process.argv[3]!)));
await close();
