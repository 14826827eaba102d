// Serves the database in a folder (argument 1) and commits one row after another, printing each
// number once its commit is acknowledged. On SIGINT it asks the database once more, stops it, ends.
import { connectDatabase } from '../../src/platform/db/connection.ts';
import { startPostgres } from '../../src/platform/db/embedded-postgres.ts';

const directory = process.argv[2]!;
const server = await startPostgres({ directory, log: () => {}, database: 'test' });
const { sql, close } = connectDatabase(server.url);
await sql`create table if not exists commits (id int8 generated always as identity, n int8)`;

let isStopping = false;
process.once('SIGINT', () => {
  isStopping = true;
});

for (let n = 1; !isStopping; n++) {
  await sql`insert into commits (n) values (${n})`;
  console.log(n);
}

await sql`select 1`;
await close();
await server.stop();
console.log('stopped');
