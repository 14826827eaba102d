import { once } from 'node:events';
import {
  type AddressInfo,
  connect as connectTo,
  createServer,
  type LookupFunction,
  type Socket,
} from 'node:net';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { connectDatabase } from './connection.ts';
import { isDatabaseAway } from './is-database-away.ts';

/** What a query on this address fails with. */
async function failureAt(url: string): Promise<Error> {
  const { db, close } = connectDatabase<{ pg_class: { oid: number } }>(url);
  try {
    await db.selectFrom('pg_class').select('oid').execute();
  } catch (error) {
    return error as Error;
  } finally {
    await close();
  }
  throw new Error('it answered');
}

test.each([
  'postgres://postgres@127.0.0.1:1/none',
  'postgres://postgres@localhost:5432/none?host=/nowhere',
  'postgres://postgres@nowhere.invalid/none',
])('%s is away', async (url) => {
  expect(isDatabaseAway(await failureAt(url))).toBe(true);
});

test('a host of several addresses is away when nobody listens at any', async () => {
  const lookup: LookupFunction = (_host, _options, done) =>
    done(null, [
      { address: '127.0.0.1', family: 4 },
      { address: '127.0.0.2', family: 4 },
    ]);
  const socket = connectTo({ host: 'several.example', port: 1, lookup });
  const [error] = (await once(socket, 'error').catch((error) => [error])) as [Error];
  expect(error).toBeInstanceOf(AggregateError);
  expect(isDatabaseAway(error)).toBe(true);
  expect(isDatabaseAway(new AggregateError([...(error as AggregateError).errors, refusal]))).toBe(
    false,
  );
});

test('a server whose host goes down with a query in flight is away', async () => {
  const server = createServer((socket) => answerTo(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const error = await failureAt(`postgres://postgres@127.0.0.1:${port}/none`);
  server.close();
  expect(error).toMatchObject({ code: 'ECONNRESET', syscall: 'read' });
  expect(isDatabaseAway(error)).toBe(true);
});

test('trouble with files and programs is not the database’s', () => {
  for (const [code, syscall] of [
    ['ENOENT', 'open'],
    ['ENOENT', undefined],
    ['ENOSPC', 'write'],
    ['EISDIR', 'read'],
    ['ETIMEDOUT', undefined],
  ]) {
    expect(isDatabaseAway(Object.assign(new Error('no'), { code, syscall })), code).toBe(false);
  }
  expect(isDatabaseAway(new AggregateError([]))).toBe(false);
});

const refusal = Object.assign(new Error('duplicate key'), { code: '23505' });

/** Lets anyone in, as PostgreSQL does, and resets the connection when a query comes. */
function answerTo(socket: Socket): void {
  const AUTHENTICATED = [0x52, 0, 0, 0, 8, 0, 0, 0, 0];
  const READY = [0x5a, 0, 0, 0, 5, 0x49];
  socket.once('data', () => {
    socket.write(Buffer.from([...AUTHENTICATED, ...READY]));
    socket.once('data', () => socket.resetAndDestroy());
  });
}

test('a session that was ended is away; a refused statement is not', async () => {
  const { db, destroy } = await createTestDatabase<{ missing: { id: number } }>();
  const refused = await db
    .selectFrom('missing')
    .selectAll()
    .execute()
    .catch((error) => error);
  expect(isDatabaseAway(refused)).toBe(false);
  const suicide = sql`select pg_terminate_backend(pg_backend_pid())`;
  const ended = await suicide.execute(db).catch((error) => error);
  expect(isDatabaseAway(ended)).toBe(true);
  await destroy();
});
