import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createMetrics } from './registry.ts';
import { serveMetrics } from './server.ts';

async function serve() {
  const metrics = createMetrics('test');
  let asked = 0;
  const looks = metrics.gauge({
    name: 'looks',
    help: 'How often this was gathered.',
    collect() {
      asked += 1;
      looks.set(asked);
    },
  });
  const errors: string[] = [];
  const log = { error: ({ err }: { err: Error }) => void errors.push(err.message) } as never;
  const server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 }, log);
  onTestFinished(server.stop);
  const origin = `http://127.0.0.1:${server.port}`;
  return { ...server, errors, metrics, looks, origin, asked: () => asked };
}

/** A connection that says this, and then nothing. */
async function hold(port: number, said = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(said);
  return socket;
}

/** Not `once` of node:events, which fails with a connection that is cut. */
const closing = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

test('metrics are told in Prometheus’ text format', async () => {
  const { origin } = await serve();
  const answer = await fetch(`${origin}/metrics?name=any`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(await answer.text()).toBe(
    '# HELP test_looks How often this was gathered.\n# TYPE test_looks gauge\ntest_looks 1\n',
  );
});

test.each([
  ['GET', '/'],
  ['GET', '/metrics/'],
  ['GET', '/healthz'],
  ['HEAD', '/metrics'],
  ['POST', '/metrics'],
  ['DELETE', '/metrics'],
])('%s %s is nowhere', async (method, path) => {
  const { origin, asked } = await serve();
  expect((await fetch(`${origin}${path}`, { method })).status).toBe(404);
  expect(asked()).toBe(0);
});

test('however many ask, the metrics are gathered once', async () => {
  const { origin, asked } = await serve();
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 5 }, async () => (await fetch(`${origin}/metrics`)).text()),
    );
    // Two where the second for which they are kept ends among these.
    expect(new Set(answers).size).toBeLessThan(3);
  }
  // More than once on a machine that takes a second for these.
  expect(asked()).toBeLessThan(25);
});

test('who holds connections and says nothing, or half of it, keeps nobody out', async () => {
  const { origin, port } = await serve();
  // They would end by themselves, some day.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const held = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      hold(port, index % 2 ? 'GET /metrics HTTP/1.1\r\nHost: x\r\nX-Slow: ' : ''),
    ),
  );
  await expect.poll(() => held.filter(({ closed }) => !closed).length).toBe(8);
  vi.useRealTimers();
  expect((await fetch(`${origin}/metrics`)).status).toBe(200);
});

test('a connection ends after a while, whatever it is at', async () => {
  const { port } = await serve();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const socket = await hold(port, 'GET /metrics HTTP/1.1\r\n');
  await vi.waitUntil(() => vi.getTimerCount() > 0);
  const closed = closing(socket);
  vi.advanceTimersByTime(10_000);
  await closed;
});

test('what cannot be gathered is no reason to end, and the log has a line of it', async () => {
  const { origin, metrics, errors } = await serve();
  metrics.gauge({
    name: 'broken',
    help: 'Throws.',
    collect() {
      throw new Error('broken');
    },
  });
  expect((await fetch(`${origin}/metrics`)).status).toBe(500);
  expect((await fetch(`${origin}/metrics`)).status).toBe(500);
  expect(errors).toEqual(['broken']);
});

test('a stop waits for nobody, and a port that is taken is told', async () => {
  const { port, stop } = await serve();
  const address = { host: '127.0.0.1', port };
  const taken = serveMetrics(createMetrics('test'), address, { error() {} });
  await expect(taken).rejects.toThrow('EADDRINUSE');
  // It would end by itself, some day.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const socket = await hold(port, 'GET ');
  const closed = closing(socket);
  await stop();
  await closed;
});
