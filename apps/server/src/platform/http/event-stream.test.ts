import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type EventStream, openEventStream } from './event-stream.ts';
import { createHttpServer } from './server.ts';

/** A server of one stream, before which it does what `before` says. */
async function serve(before: () => Promise<unknown> = async () => {}) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const publicUrl = new URL('http://localhost');
  const app = await createHttpServer({ publicUrl, log: pino({ level: 'silent' }) });
  const shutdown = new AbortController();
  const streams: EventStream[] = [];
  const answers: ServerResponse[] = [];
  let followers = 0;
  app.addHook('onRequest', async () => void (await before()));
  app.get('/', (_request, reply) => {
    answers.push(reply.raw);
    openEventStream(reply, {
      shutdown: shutdown.signal,
      isWelcome: async () => true,
      follow(stream) {
        streams.push(stream);
        followers += 1;
        return () => {
          followers -= 1;
        };
      },
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    shutdown,
    streams,
    answers,
    followers: () => followers,
    ask(): Socket {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      onTestFinished(() => void socket.destroy());
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
      return socket;
    },
    async open(): Promise<Socket> {
      const socket = this.ask();
      await once(socket, 'data');
      return socket;
    },
    connections: () =>
      new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count))),
    /** Ends when all connections have. */
    close: () => app.close(),
  };
}

/** More than the system holds for a reader. */
function tellTooMuch(stream: EventStream): void {
  for (let told = 0; told < 200; told += 1) stream.send('news', 'x'.repeat(100_000));
}

test('nothing is kept of a reader who does not read', async () => {
  const server = await serve();
  (await server.open()).pause();
  tellTooMuch(server.streams[0]!);
  expect(server.followers()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
  await server.close();
});

test('a stream whose end cannot be said is cut off, and neither beats nor tells any more', async () => {
  const server = await serve();
  (await server.open()).pause();
  const stream = server.streams[0]!;
  // More than the system holds for a reader.
  server.answers[0]!.socket!.write(Buffer.alloc(30_000_000));
  stream.end();
  for (let beats = 0; beats < 5; beats += 1) await vi.advanceTimersByTimeAsync(25_000);
  expect(server.followers()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
  stream.send('news', 'late');
  await expect.poll(server.connections).toBe(0);
  await server.close();
});

test('who goes while it is decided whether they may listen is not waited on', async () => {
  const asked = Promise.withResolvers<void>();
  const decided = Promise.withResolvers<void>();
  const server = await serve(() => {
    asked.resolve();
    return decided.promise;
  });
  const socket = server.ask();
  await asked.promise;
  socket.resetAndDestroy();
  await expect.poll(server.connections).toBe(0);
  decided.resolve();
  await decided.promise;
  await new Promise(setImmediate);
  expect(server.streams).toHaveLength(0);
  expect(vi.getTimerCount()).toBe(0);
  await server.close();
});

test('a stream that opens while the server stops ends at once', async () => {
  const server = await serve();
  server.shutdown.abort();
  expect(await text(server.ask())).toMatch(/retry: 2000/);
  expect(server.followers()).toBe(0);
  await server.close();
});

test('a stream is the last of its connection', async () => {
  const server = await serve();
  const socket = server.ask();
  const said = text(socket);
  await expect.poll(server.followers).toBe(1);
  server.streams[0]!.send('news', { of: 'today' });
  server.streams[0]!.end(9000);
  server.streams[0]!.send('news', 'late');
  const whole = await said;
  expect(whole).toMatch(/^connection: close\r$/im);
  expect(whole).toMatch(/event: news\ndata: {"of":"today"}\n\n[\s\S]*retry: 9000\n\n/);
  expect(whole).not.toMatch('late');
  await server.close();
});
