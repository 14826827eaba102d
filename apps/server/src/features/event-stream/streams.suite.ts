import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, vi } from 'vitest';
import { createTestWeb, type Person } from '../../../test/web.ts';
import { notifyChanged } from '../../platform/events.ts';

/** A web that listens, with what tests of its event streams do to it. */
export async function serveStreams() {
  const web = await createTestWeb();
  await web.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = web.app.server.address() as AddressInfo;
  return {
    web,
    /** One stream for each, asked for in one breath on one connection. */
    ask(...people: Person[]): Socket {
      const socket = connect(port, '127.0.0.1');
      onTestFinished(() => void socket.destroy());
      socket.on('error', () => {});
      for (const { cookie } of people) {
        socket.write(`GET /api/events HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`);
      }
      return socket;
    },
    connections: () =>
      new Promise<number>((resolve) => web.app.server.getConnections((_, count) => resolve(count))),
  };
}

/** Opens so many streams of one person at once, and expects ten to live on while others are answered. */
export async function expectTenToLiveOn(most: number): Promise<void> {
  const streams = await serveStreams();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    await openAll(most, streams);
  } finally {
    vi.useRealTimers();
    await streams.web.close();
  }
}

type Streams = Awaited<ReturnType<typeof serveStreams>>;

async function openAll(most: number, { web, ask, connections }: Streams): Promise<void> {
  const [person, other] = [await web.person(), await web.person()];
  const streams = Array.from({ length: most }, () => ask(person));
  // Which of them the server answers, and which it cuts off as they are many, is its own affair.
  const isTold = (stream: Socket) =>
    new Promise((resolve) => stream.once('data', resolve).once('close', resolve));
  const told = Promise.all(streams.map(isTold));
  for (const stream of streams) stream.resume();
  let isUnderWay = true;
  told.finally(() => (isUnderWay = false));
  do expect((await other.send('GET', '/api/auth/user')).status).toBe(200);
  while (isUnderWay);
  await told;
  await expect.poll(connections).toBe(10);
  await expect.poll(() => streams.filter((stream) => !stream.closed).length).toBe(10);
  expect(vi.getTimerCount()).toBe(10);
  let heard = 0;
  for (const stream of streams) stream.on('data', () => (heard += 1));
  await notifyChanged(web.db, person.id, ['projects']);
  await expect.poll(() => heard).toBe(10);
  for (const stream of streams) stream.destroy();
  await expect.poll(connections).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
}
