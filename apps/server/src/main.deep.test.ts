import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../test/database.ts';
import { ownEnvironment } from '../test/product.ts';
import { Visitor } from '../test/visitor.ts';
import { isAlive } from './platform/db/processes.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const ADMIN = fileURLToPath(new URL('./admin.ts', import.meta.url));
// Below the ports that the system gives to connections (32768 and up, on Linux).
const PORT = 20_000 + (process.pid % 12_000);
const URL_ = `http://localhost:${PORT}`;

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'test-main-'));
});
afterAll(() => rm(directory, { recursive: true }));

const environment = () => ({
  ...ownEnvironment(directory),
  PORT: String(PORT),
});

const launched = new Set<ChildProcess>();
afterEach(async () => {
  for (const child of launched) {
    if (child.exitCode === null && child.signalCode === null) await kill(child, 'SIGTERM');
  }
  launched.clear();
});

function launch(
  command = process.execPath,
  words = [MAIN],
  variables: NodeJS.ProcessEnv = {},
): ChildProcess {
  const child = spawn(command, words, {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    env: { ...environment(), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  launched.add(child);
  return child;
}

/** Starts the product and waits for its line. */
async function start(product: ChildProcess = launch()): Promise<ChildProcess> {
  let said = '';
  for await (const chunk of product.stdout as AsyncIterable<Buffer>) {
    said += chunk;
    if (said.includes(`Shortcake is ready at ${URL_}\n`)) break;
  }
  expect(said).toContain('Shortcake is ready');
  return product;
}

async function kill(product: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const exited = once(product, 'exit');
  product.kill(signal);
  const [code] = await exited;
  return code as number | null;
}

const postmaster = async () =>
  Number((await readFile(join(directory, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);

const admin = (...words: string[]) =>
  execFileSync(process.execPath, [ADMIN, ...words], { env: environment(), encoding: 'utf8' });

test('a second start on the same data says so and stops; SIGTERM leaves nothing behind, though a connection hangs', async () => {
  const first = await start();
  const pid = await postmaster();
  const second = launch();
  const complaint = await text(second.stderr!);
  expect(complaint).toContain(`${directory} is in use by process ${first.pid}`);
  expect(second.exitCode ?? (await once(second, 'exit'))[0]).toBe(1);
  expect((await fetch(`${URL_}/readyz`)).status).toBe(200);

  const socket = createConnection(PORT, '127.0.0.1');
  socket.on('error', () => {});
  socket.write('GET /healthz HTTP/1.1\r\n');
  await once(socket, 'connect');
  expect(await kill(first, 'SIGTERM')).toBe(0);
  expect(await isAlive(pid)).toBe(false);
});

test.each([
  ['DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none'],
  ['FFMPEG_PATH', '/nowhere/ffmpeg'],
  ['HOST', '256.0.0.1'],
])('%s that leads nowhere is told in one line', async (name, value) => {
  const product = launch(process.execPath, [MAIN], { [name]: value });
  const complaint = await text(product.stderr!);
  expect(complaint).toContain(name);
  expect(complaint.trim().split('\n')).toHaveLength(1);
  expect(product.exitCode ?? (await once(product, 'exit'))[0]).toBe(1);
});

test('a SIGTERM to `npm start` alone leaves nothing behind', async () => {
  // Without its set-up: that may renew the very packages that this test runs on.
  const npm = launch('npm', ['start', '--ignore-scripts']);
  await start(npm);
  const pid = await postmaster();
  await kill(npm, 'SIGTERM');
  await expect.poll(() => isAlive(pid)).toBe(false);
  await expect(fetch(`${URL_}/healthz`)).rejects.toThrow();
});

test('being told to stop twice, as by Ctrl-C under npm, is no different', async () => {
  const product = await start();
  const pid = await postmaster();
  product.kill('SIGINT');
  await sleep(5);
  product.kill('SIGINT');
  expect(await kill(product, 'SIGTERM')).toBe(0);
  expect(await isAlive(pid)).toBe(false);
});

/** Node's words for a product that throws where nobody catches when it is sent a signal. */
const FAULTY = (fault: string) => [
  '--import',
  `data:text/javascript,process.on('SIGUSR2',()=>{${fault}})`,
  MAIN,
];

test.each([
  ['an error', "setTimeout(()=>{throw new TypeError('unforeseen')})"],
  ['a rejection', "Promise.reject(new TypeError('unforeseen'))"],
  ['one error after another', "setInterval(()=>{throw new TypeError('unforeseen')},1)"],
])('%s that nobody caught is logged, and stops the product in order', async (_what, fault) => {
  const product = launch(process.execPath, FAULTY(fault));
  let said = '';
  product.stdout!.on('data', (chunk) => {
    said += chunk;
  });
  await expect.poll(() => said).toContain('is ready');
  const pid = await postmaster();
  expect(await kill(product, 'SIGUSR2')).toBe(1);
  const fatal = said.split('\n').filter((line) => line.includes('"level":60'));
  expect(JSON.parse(fatal[0]!).err).toMatchObject({
    message: 'unforeseen',
    stack: expect.stringContaining('TypeError: unforeseen\n    at'),
  });
  expect(await isAlive(pid)).toBe(false);
});

test.each(['web', 'worker'])('so it is with RUN=%s', async (RUN) => {
  const database = await createTestDatabase();
  onTestFinished(database.destroy);
  const words = FAULTY("setTimeout(()=>{throw new TypeError('unforeseen')})");
  const variables = {
    RUN,
    DATABASE_URL: database.url,
    MIGRATION_DATABASE_URL: database.ownerUrl,
    SESSION_SECRET: 'x'.repeat(32),
  };
  const product = launch(process.execPath, words, variables);
  let said = '';
  product.stdout!.on('data', (chunk) => {
    said += chunk;
  });
  await expect.poll(() => said).toContain('is ready');
  expect(await kill(product, 'SIGUSR2')).toBe(1);
  expect(said).toMatch(/"level":60.*TypeError: unforeseen/);
});

test('a SIGTERM while it starts leaves nothing behind either', async () => {
  const product = launch();
  await expect.poll(() => postmaster().catch(() => 0)).toBeGreaterThan(0);
  const pid = await postmaster();
  expect(await kill(product, 'SIGTERM')).toBe(0);
  expect(await isAlive(pid)).toBe(false);
});

test('a PostgreSQL that dies alone is started again, and the product goes on', async () => {
  const product = await start();
  const ada = new Visitor(URL_);
  await ada.signIn('ada@example.com');
  const before = await postmaster();
  process.kill(before, 'SIGKILL');
  // On its way the new server's file bears the product's own number, to keep others off.
  const passing = [before, product.pid, Number.NaN];
  await expect.poll(() => postmaster().catch(() => before)).not.toBeOneOf(passing);
  await expect.poll(async () => (await fetch(`${URL_}/readyz`)).status).toBe(200);
  expect(await ada.json('/api/auth/user')).toMatchObject({ email: 'ada@example.com' });
  const after = await postmaster();
  expect(after).not.toBe(before);
  expect(await kill(product, 'SIGTERM')).toBe(0);
  expect(await isAlive(after)).toBe(false);
});

test('the operator’s commands work while the product runs and while it does not', async () => {
  const product = await start();
  await new Visitor(URL_).signIn('ada@example.com');
  expect(admin('grant-credits', 'ada@example.com', '2', '--reason', 'Hello')).toContain(
    'Granted 2',
  );
  expect(await kill(product, 'SIGTERM')).toBe(0);
  expect(admin('check-ledger')).toContain('keeps every rule');
  expect(() => admin('grant-credits', 'nobody@example.com', '2', '--reason', 'x')).toThrow();
});
