import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { TLSSocket } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { sql as expression } from 'kysely';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { connectDatabase } from './connection.ts';
import { socketPath } from './socket-folder.ts';

const { url, sql, destroy } = await createTestDatabase({ empty: true });
afterAll(destroy);

const fileOf = (name: string) =>
  fileURLToPath(new URL(`../../../test/tls/localhost.${name}`, import.meta.url));
const certificate = { key: readFileSync(fileOf('key')), cert: readFileSync(fileOf('crt')) };

/** Both drivers, which read the address each by itself. */
async function askBoth(address: string) {
  const connection = connectDatabase(address, { max: 1 });
  onTestFinished(connection.close);
  const byPg = await expression`select current_database() as name`
    .execute(connection.db)
    .then(({ rows }) => rows[0], codeOf);
  const byPostgresJs = await connection.sql`select current_database() as name`.then(
    (rows) => rows[0],
    codeOf,
  );
  return [byPg, byPostgresJs];
}

const codeOf = (error: NodeJS.ErrnoException) => error.code;

/** A managed PostgreSQL with TLS alone, and a certificate of its own authority. */
async function startTlsHost() {
  const { searchParams, pathname } = new URL(url);
  const socket = socketPath(searchParams.get('host')!);
  const server = createServer((client) => {
    // The first message asks whether there is TLS.
    client.once('data', () => {
      client.write('S');
      const secure = new TLSSocket(client, { isServer: true, ...certificate });
      const database = connect(socket);
      const end = () => [client, secure, database].map((one) => one.destroy());
      for (const one of [client, secure, database]) one.on('error', end).on('close', end);
      secure.pipe(database).pipe(secure);
    });
  }).listen(0, 'localhost');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `postgres://postgres@localhost:${(server.address() as AddressInfo).port}${pathname}`;
}

test("an address with what libpq knows of TLS serves both drivers, its provider's certificate included", async () => {
  const host = await startTlsHost();
  const trusted = `${host}?sslmode=verify-full&sslrootcert=${fileOf('crt')}&channel_binding=require`;
  const [database] = await sql`select current_database() as name`;
  expect(await askBoth(trusted)).toEqual([database, database]);
  expect(await askBoth(`${host}?sslmode=no-verify`)).toEqual([database, database]);
});

test('a certificate that nobody vouches for is refused by both', async () => {
  const host = await startTlsHost();
  const refusal = 'DEPTH_ZERO_SELF_SIGNED_CERT';
  expect(await askBoth(`${host}?sslmode=require`)).toEqual([refusal, refusal]);
});

test('a database is found by both whose name has to be encoded', async () => {
  await sql`create database "größer & weiter"`;
  onTestFinished(async () => void (await sql`drop database "größer & weiter" with (force)`));
  const other = new URL(url);
  other.pathname = `/${encodeURI('größer & weiter')}`;
  const database = { name: 'größer & weiter' };
  expect(await askBoth(other.href)).toEqual([database, database]);
});
