import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHttpServer } from './server.ts';
import { keepPace } from './timeouts.ts';

// Limits that the server's own timers hold, on a clock that the tests move. Those of Node are in timeouts.test.ts.

const LONG_MS = 3_600_000;
const BODY_MS = 800;
const FILE_MS = 2_000;
const app = await createHttpServer({
  publicUrl: new URL('http://localhost'),
  log: pino({ level: 'silent' }),
  timeouts: {
    ...{ headers: LONG_MS, request: LONG_MS, check: LONG_MS, stalled: LONG_MS },
    body: BODY_MS,
  },
});
const done: string[] = [];
app.post('/', async () => done.push('/'));
app.post('/file', { config: { bodyMs: FILE_MS } }, async () => done.push('/file'));
app.post('/paced', { config: { bodyMs: LONG_MS } }, async () => done.push('/paced'));
/** The server's ends of connections whose headers have been read, and whose limits hold. */
const begun: Socket[] = [];
app.addHook('preParsing', async ({ url, raw }) => {
  if (url === '/paced') keepPace(raw, { bytesPerSecond: 1000, fromMs: 500 });
  begun.push(raw.socket);
});
await app.listen({ port: 0, host: '127.0.0.1' });
const sockets: Socket[] = [];
afterAll(() => app.close());

beforeEach(() => {
  begun.length = 0;
  done.length = 0;
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  });
});
afterEach(() => {
  // Connections are hung up a moment after their last answer.
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** Waits in turns of the event loop, since the clock stands still. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await setImmediate();
}

/** Connections on which posts of so many bytes have begun, one for each path. */
async function begin(paths: string[], bytes = 2): Promise<Socket[]> {
  const own = paths.map((path) => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
        `Connection: close\r\nContent-Length: ${bytes}\r\n\r\n`,
    );
    return socket;
  });
  sockets.push(...own);
  await until(() => begun.length === paths.length);
  return own;
}

test('a body that only trickles in is told so, and the connection is closed', async () => {
  const [socket] = (await begin(['/'], 1000)) as [Socket];
  socket.write('x');
  vi.advanceTimersByTime(BODY_MS);
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(JSON.parse(answer.slice(answer.indexOf('{')))).toEqual({
    code: 'TIMEOUT',
    message: expect.any(String),
  });
  expect(done).toEqual([]);
});

test('a call that takes files, and only that, waits longer for them, and not for ever', async () => {
  const [other, late, never] = (await begin(['/', '/file', '/file'])) as [Socket, Socket, Socket];
  vi.advanceTimersByTime(BODY_MS);
  expect(await text(other)).toMatch(/^HTTP\/1.1 408 /);
  vi.advanceTimersByTime(FILE_MS - BODY_MS - 1);
  late.write('[]');
  expect(await text(late)).toMatch(/^HTTP\/1.1 200 /);
  expect(done).toEqual(['/file']);
  vi.advanceTimersByTime(1);
  expect(await text(never)).toMatch(/^HTTP\/1.1 408 /);
});

test('a request from within, which has no connection, is left alone', async () => {
  for (const url of ['/', '/paced']) {
    const { statusCode } = await app.inject({ method: 'POST', url, payload: [] });
    expect(statusCode).toBe(200);
  }
  // A timer that throws, throws here.
  vi.advanceTimersByTime(2 * LONG_MS);
});

test('a file that comes slower than the least pace is cut, with an answer, and a faster one is not', async () => {
  const [slow, fast] = (await begin(['/paced', '/paced'], 4000)) as [Socket, Socket];
  const ahead = `["${'x'.repeat(2000)}`;
  slow.write('x');
  fast.write(ahead);
  await until(() => begun.some(({ bytesRead }) => bytesRead > ahead.length));
  vi.advanceTimersByTime(1_000);
  expect(await text(slow)).toMatch(/^HTTP\/1.1 408 /);
  fast.write(`${'x'.repeat(4000 - ahead.length - 2)}"]`);
  expect(await text(fast)).toMatch(/^HTTP\/1.1 200 /);
});
