import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createHttpServer } from './server.ts';

async function listen() {
  const publicUrl = new URL('http://localhost');
  const app = await createHttpServer({ publicUrl, log: pino({ level: 'silent' }) });
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<string>();
  app.get('/slow', async () => {
    asked.resolve();
    return answer.promise;
  });
  const stopping = Promise.withResolvers<void>();
  app.addHook('preClose', async () => stopping.resolve());
  const refused = Promise.withResolvers<void>();
  app.addHook('onError', async () => refused.resolve());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const open = () => connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  return {
    app,
    open,
    asked: asked.promise,
    answer: answer.resolve,
    stopping: stopping.promise,
    refused: refused.promise,
  };
}

const get = (socket: Socket, path: string) =>
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);

const bodyOf = (answer: string) => JSON.parse(answer.slice(answer.lastIndexOf('\r\n\r\n')));

test('while it stops, what is under way ends well, and what comes after is refused', async () => {
  const { app, open, asked, answer, stopping, refused } = await listen();
  const socket = open();
  get(socket, '/slow');
  await asked;
  const closing = app.close();
  await stopping;
  // On the same connection: others are not even taken.
  get(socket, '/healthz');
  await refused;
  answer('done');
  const [, first, second] = (await text(socket)).split('HTTP/1.1 ');
  await closing;
  expect(first).toMatch(/^200 OK[\s\S]*done$/);
  expect(second).toMatch(/^503 /);
  expect(bodyOf(second!)).toEqual({ code: 'UNAVAILABLE', message: expect.any(String) });
});

test.each([
  ['no HTTP at all', 'Hello there\r\n\r\n', 400, 'INVALID_REQUEST'],
  ['a head of 20 kB', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n\r\n`, 431, 'HEADERS_TOO_LARGE'],
] as const)(
  '%s is refused in the shape of every other error',
  async (_name, sent, status, code) => {
    const { app, open } = await listen();
    const socket = open();
    await once(socket, 'connect');
    socket.write(sent);
    const said = await text(socket);
    expect(said).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(bodyOf(said)).toEqual({ code, message: expect.any(String) });
    await app.close();
  },
);

/** What is answered to a request that expects something of the server. */
async function answerTo(expected: string): Promise<string> {
  const { app, open } = await listen();
  const socket = open();
  socket.write('POST /nothing HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n');
  socket.write(`Content-Length: 2\r\nExpect: ${expected}\r\n\r\n{}`);
  const said = await text(socket);
  await app.close();
  return said;
}

test('a request that expects what nobody knows is refused in the shape of every other error', async () => {
  const said = await answerTo('x');
  expect(said).toMatch(/^HTTP\/1\.1 417 /);
  expect(said).toContain('content-type: application/json');
  expect(bodyOf(said)).toEqual({ code: 'EXPECTATION_FAILED', message: expect.any(String) });
});

test('HTTP/1.1 without a Host header is refused likewise, and 1.0 needs none', async () => {
  const { app, open } = await listen();
  const answerTo = (sent: string) => {
    const socket = open();
    socket.write(sent);
    return text(socket);
  };
  const said = await answerTo('GET /nothing HTTP/1.1\r\nConnection: close\r\n\r\n');
  expect(said).toMatch(/^HTTP\/1\.1 400 /);
  expect(bodyOf(said)).toEqual({ code: 'INVALID_REQUEST', message: expect.stringMatching('Host') });
  expect(await answerTo('GET /nothing HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 404 /);
  await app.close();
});

test('one that waits for a word before its body gets it', async () => {
  expect(await answerTo('100-continue')).toMatch(/^HTTP\/1\.1 100 Continue[\s\S]*HTTP\/1\.1 404 /);
});
