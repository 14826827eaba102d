import { once } from 'node:events';
import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { Visitor } from '../test/visitor.ts';
import { end, expectFatal, openPlace, PORT, PRODUCT_URL } from './main.suite.ts';
import { isAlive } from './platform/db/processes.ts';

// One product for all that can be seen of one while it runs. main.deep.test.ts has a product for each
// test, and each way to start and to end one.

const { directory, launch, keep, start, postmaster, admin, expectToldInOneLine, logOfFault } =
  await openPlace();

test('a SIGTERM while it starts leaves nothing behind', async () => {
  const product = launch();
  await expect.poll(() => postmaster().catch(() => 0)).toBeGreaterThan(0);
  const pid = await postmaster();
  expect(await end(product, 'SIGTERM')).toBe(0);
  expect(await isAlive(pid)).toBe(false);
});

test('an address of a database that leads nowhere is told in one line', () =>
  expectToldInOneLine('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none'));

test('errors that nobody caught are logged, and stop the product in order', async () => {
  let pid = 0;
  const log = await logOfFault("setInterval(()=>{throw new TypeError('unforeseen')},1)", {
    isReady: async () => {
      pid = await postmaster();
    },
  });
  expectFatal(log);
  expect(await isAlive(pid)).toBe(false);
});

describe('a product that `npm start` started', () => {
  const ada = new Visitor(PRODUCT_URL);
  let npm: ReturnType<typeof launch>;
  let pid: number;
  beforeAll(async () => {
    // Without its set-up: that may renew the very packages that this test runs on.
    npm = launch('npm', ['start', '--ignore-scripts']);
    keep(npm);
    await start(npm);
    await ada.signIn('ada@example.com');
  });

  test('is named to a second start on the same data, and goes on', async () => {
    const second = launch();
    const complaint = await text(second.stderr!);
    expect(complaint).toContain(`${directory} is in use by process `);
    pid = Number(/process (\d+)/.exec(complaint)?.[1]);
    expect(await isAlive(pid)).toBe(true);
    expect(second.exitCode ?? (await once(second, 'exit'))[0]).toBe(1);
    expect((await fetch(`${PRODUCT_URL}/readyz`)).status).toBe(200);
  });

  test('starts a PostgreSQL that died alone again, and goes on', async () => {
    const before = await postmaster();
    process.kill(before, 'SIGKILL');
    // On its way the new server's file bears the product's own number, to keep others off.
    const passing = [before, pid, Number.NaN];
    await expect.poll(() => postmaster().catch(() => before)).not.toBeOneOf(passing);
    await expect.poll(async () => (await fetch(`${PRODUCT_URL}/readyz`)).status).toBe(200);
    expect(await ada.json('/api/auth/user')).toMatchObject({ email: 'ada@example.com' });
  });

  test('lets the operator’s commands in', () => {
    expect(admin('grant-credits', 'ada@example.com', '2', '--reason', 'Hello')).toContain(
      'Granted 2',
    );
  });

  test('leaves nothing behind at a SIGTERM to npm alone, though a connection hangs', async () => {
    const database = await postmaster();
    const socket = createConnection(PORT, '127.0.0.1');
    socket.on('error', () => {});
    socket.write('GET /healthz HTTP/1.1\r\n');
    await once(socket, 'connect');
    await end(npm, 'SIGTERM');
    await expect.poll(() => isAlive(pid)).toBe(false);
    expect(await isAlive(database)).toBe(false);
  });

  test('leaves its data to the operator’s commands', () => {
    expect(admin('check-ledger')).toContain('keeps every rule');
  });
});
