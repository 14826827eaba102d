import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { createHttpServer } from './server.ts';

// Limits that Node itself holds, by its own timers. Those of bodies are in body-limits.test.ts.

const TIMEOUTS = { headers: 400, body: 800, request: 60_000, check: 50, stalled: 1_500 };
const app = await createHttpServer({
  publicUrl: new URL('http://localhost'),
  log: pino({ level: 'silent' }),
  timeouts: TIMEOUTS,
});
app.get('/late', async () => sleep(2 * TIMEOUTS.body, 'late'));
app.get('/slow', (_request, reply) => {
  reply.send(Readable.from(drops(TIMEOUTS.stalled / 10, 15)));
});
const endless: Readable[] = [];
app.get('/endless', (_request, reply) => {
  const bytes = new Readable({ read: () => void bytes.push(Buffer.alloc(65_536)) });
  endless.push(bytes);
  reply.send(bytes);
});
let atOnce = 0;
let mostAtOnce = 0;
app.get('/turn/:n', async (request) => {
  atOnce += 1;
  mostAtOnce = Math.max(mostAtOnce, atOnce);
  await sleep(5);
  atOnce -= 1;
  return request.params;
});
await app.listen({ port: 0, host: '127.0.0.1' });
const sockets: Socket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  return app.close();
});

async function* drops(everyMs: number, count: number) {
  for (let n = 0; n < count; n += 1) {
    await sleep(everyMs);
    yield `drop ${n}\n`;
  }
}

/** A connection on which `said` was sent. */
function say(said: string): Socket {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  sockets.push(socket);
  socket.write(said);
  return socket;
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;

/** Sends one letter after another, as long as it can. */
async function trickle(socket: Socket): Promise<void> {
  while (socket.writable) {
    socket.write('x');
    await sleep(100);
  }
}

test('headers that only trickle in are told so, and the connection is closed', async () => {
  const socket = say('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  const trickling = trickle(socket);
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(JSON.parse(answer.slice(answer.indexOf('{')))).toEqual({
    code: 'TIMEOUT',
    message: expect.any(String),
  });
  await trickling;
});

// Concurrent, since each waits for a timeout of the server.

test.concurrent('a connection on which nothing was said is closed without a word', async () => {
  expect(await text(say(''))).toBe('');
});

test.concurrent('nothing is said in the middle of an answer: it is cut', async () => {
  const answer = await text(say(get('/slow', 'Content-Length: 9\r\n'))).catch(() => 'cut');
  expect(answer).not.toMatch(/408|TIMEOUT/);
});

test.concurrent('an answer that is late, or slow, is waited for', async () => {
  const late = text(say(get('/late', 'Connection: close\r\n')));
  const slow = text(say(get('/slow', 'Connection: close\r\n')));
  expect(await late).toMatch(/late$/);
  expect(await slow).toMatch(/drop 14\n\r\n0\r\n\r\n$/);
});

// The expect of all tests knows of none once another of those beside it has ended.
test.concurrent('an answer of which nothing is taken is cut, and lets go of what it reads', async ({
  expect,
}) => {
  const socket = say(get('/endless'));
  await once(socket, 'readable');
  await expect.poll(() => endless[0]?.destroyed).toBe(true);
});

test('requests that are sent ahead are answered in order, one at a time', async () => {
  const asked = Array.from({ length: 10 }, (_, n) => get(`/turn/${n}`));
  const answers = await text(say(asked.join('') + get('/turn/10', 'Connection: close\r\n')));
  expect([...answers.matchAll(/{"n":"(\d+)"}/g)].map(([, n]) => Number(n))).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]);
  expect(mostAtOnce).toBe(1);
});

test('a connection on which too much is sent ahead is closed', async () => {
  const said = await text(say(get('/turn/1').repeat(1000))).catch(() => 'cut');
  expect(said.match(/HTTP/g)?.length ?? 0).toBeLessThan(20);
});
