import { once } from 'node:events';
import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../test/database.ts';
import { Visitor } from '../test/visitor.ts';
import { end, expectFatal, openPlace, PORT, PRODUCT_URL } from './main.suite.ts';
import { isAlive } from './platform/db/processes.ts';

const { directory, launch, start, postmaster, admin, expectToldInOneLine, logOfFault } =
  await openPlace();

test('a second start on the same data says so and stops; SIGTERM leaves nothing behind, though a connection hangs', async () => {
  const first = await start();
  const pid = await postmaster();
  const second = launch();
  const complaint = await text(second.stderr!);
  expect(complaint).toContain(`${directory} is in use by process ${first.pid}`);
  expect(second.exitCode ?? (await once(second, 'exit'))[0]).toBe(1);
  expect((await fetch(`${PRODUCT_URL}/readyz`)).status).toBe(200);

  const socket = createConnection(PORT, '127.0.0.1');
  socket.on('error', () => {});
  socket.write('GET /healthz HTTP/1.1\r\n');
  await once(socket, 'connect');
  expect(await end(first, 'SIGTERM')).toBe(0);
  expect(await isAlive(pid)).toBe(false);
});

test.each([
  ['DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none'],
  ['FFMPEG_PATH', '/nowhere/ffmpeg'],
  ['HOST', '256.0.0.1'],
])('%s that leads nowhere is told in one line', (name, value) => expectToldInOneLine(name, value));

test('a SIGTERM to `npm start` alone leaves nothing behind', async () => {
  // Without its set-up: that may renew the very packages that this test runs on.
  const npm = launch('npm', ['start', '--ignore-scripts']);
  await start(npm);
  const pid = await postmaster();
  await end(npm, 'SIGTERM');
  await expect.poll(() => isAlive(pid)).toBe(false);
  await expect(fetch(`${PRODUCT_URL}/healthz`)).rejects.toThrow();
});

test('being told to stop twice, as by Ctrl-C under npm, is no different', async () => {
  const product = await start();
  const pid = await postmaster();
  product.kill('SIGINT');
  await sleep(5);
  product.kill('SIGINT');
  expect(await end(product, 'SIGTERM')).toBe(0);
  expect(await isAlive(pid)).toBe(false);
});

test.each([
  ['an error', "setTimeout(()=>{throw new TypeError('unforeseen')})"],
  ['a rejection', "Promise.reject(new TypeError('unforeseen'))"],
  ['one error after another', "setInterval(()=>{throw new TypeError('unforeseen')},1)"],
])('%s that nobody caught is logged, and stops the product in order', async (_what, fault) => {
  let pid = 0;
  const log = await logOfFault(fault, {
    isReady: async () => {
      pid = await postmaster();
    },
  });
  expectFatal(log);
  expect(await isAlive(pid)).toBe(false);
});

test.each(['web', 'worker'])('so it is with RUN=%s', async (RUN) => {
  const database = await createTestDatabase();
  onTestFinished(database.destroy);
  const variables = {
    RUN,
    DATABASE_URL: database.url,
    MIGRATION_DATABASE_URL: database.ownerUrl,
    SESSION_SECRET: 'x'.repeat(32),
  };
  const fault = "setTimeout(()=>{throw new TypeError('unforeseen')})";
  expectFatal(await logOfFault(fault, { variables }));
});

test('a SIGTERM while it starts leaves nothing behind either', async () => {
  const product = launch();
  await expect.poll(() => postmaster().catch(() => 0)).toBeGreaterThan(0);
  const pid = await postmaster();
  expect(await end(product, 'SIGTERM')).toBe(0);
  expect(await isAlive(pid)).toBe(false);
});

test('a PostgreSQL that dies alone is started again, and the product goes on', async () => {
  const product = await start();
  const ada = new Visitor(PRODUCT_URL);
  await ada.signIn('ada@example.com');
  const before = await postmaster();
  process.kill(before, 'SIGKILL');
  // On its way the new server's file bears the product's own number, to keep others off.
  const passing = [before, product.pid, Number.NaN];
  await expect.poll(() => postmaster().catch(() => before)).not.toBeOneOf(passing);
  await expect.poll(async () => (await fetch(`${PRODUCT_URL}/readyz`)).status).toBe(200);
  expect(await ada.json('/api/auth/user')).toMatchObject({ email: 'ada@example.com' });
  const after = await postmaster();
  expect(after).not.toBe(before);
  expect(await end(product, 'SIGTERM')).toBe(0);
  expect(await isAlive(after)).toBe(false);
});

test('the operator’s commands work while the product runs and while it does not', async () => {
  const product = await start();
  await new Visitor(PRODUCT_URL).signIn('ada@example.com');
  expect(admin('grant-credits', 'ada@example.com', '2', '--reason', 'Hello')).toContain(
    'Granted 2',
  );
  expect(await end(product, 'SIGTERM')).toBe(0);
  expect(admin('check-ledger')).toContain('keeps every rule');
  expect(() => admin('grant-credits', 'nobody@example.com', '2', '--reason', 'x')).toThrow();
});
