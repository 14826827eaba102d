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
