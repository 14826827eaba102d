import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { pino } from 'pino';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createHttpServer } from '../http/server.ts';
import { measureRequests } from './http.ts';
import { createMetrics } from './registry.ts';

const metrics = createMetrics('test');
const app = await createHttpServer({
  publicUrl: new URL('http://localhost'),
  log: pino({ level: 'silent' }),
  measure: (app) => measureRequests(app, metrics),
});
const asked = Promise.withResolvers<void>();
app.get('/things/:id', async (request) => request.params);
app.get('/never', () => {
  asked.resolve();
  return new Promise(() => {});
});
app.get('/stream', { config: { isEventStream: true } }, (_request, reply) => {
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': 'text/event-stream' }).write('retry: 1\n\n');
});
app.get('/broken', async () => {
  throw new Error('broken');
});
await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());
const { port } = app.server.address() as AddressInfo;

const lines = async () => (await metrics.text()).split('\n');
/** Requests are counted when their connection knows that they have ended. */
const told = (line: string) => expect.poll(lines).toContain(line);

async function send(path: string) {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  return socket;
}

test('a request is counted under the pattern of its route', async () => {
  await fetch(`http://127.0.0.1:${port}/things/1`);
  await fetch(`http://127.0.0.1:${port}/things/2?and=more`);
  await told('test_http_requests_total{route="/things/:id",method="GET",status="2xx"} 2');
  await told('test_http_request_duration_seconds_count{route="/things/:id",method="GET"} 2');
});

test('so is what a hook refuses, what fails, and what is nowhere', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  await fetch(`http://127.0.0.1:${port}/things/1`, { method: 'POST', headers });
  await told('test_http_requests_total{route="none",method="POST",status="4xx"} 1');
  await fetch(`http://127.0.0.1:${port}/broken`);
  await told('test_http_requests_total{route="/broken",method="GET",status="5xx"} 1');
});

test('a request is in flight until it is answered, or left', async () => {
  const socket = await send('/never');
  await asked.promise;
  await told('test_http_requests_in_flight 1');
  socket.destroy();
  await told('test_http_requests_in_flight 0');
  await told('test_http_requests_total{route="/never",method="GET",status="left"} 1');
});

test('an open stream is counted apart, and has no duration', async () => {
  const socket = await send('/stream');
  await told('test_http_event_streams 1');
  expect(await lines()).toContain('test_http_requests_in_flight 0');
  socket.destroy();
  await told('test_http_event_streams 0');
  await told('test_http_requests_total{route="/stream",method="GET",status="2xx"} 1');
  expect((await metrics.text()).match(/duration_seconds_count{route="\/stream"/)).toBeNull();
});

test('nothing that somebody makes up becomes a label', async () => {
  const before = (await lines()).length;
  for (let round = 0; round < 1000; round += 1) {
    const id = (round / 1009).toString(36);
    const path = [`/things/${id}`, `/${id}`, `/${id}/${id}`, `/%${id}`, `/?${id}`][round % 5]!;
    const method = ['GET', 'GET', 'HEAD', 'POST', 'PROPFIND'][round % 7]! ?? 'SEARCH';
    await app.inject({ method: method as 'GET', url: path, headers: { 'x-id': id } });
  }
  // Every pattern with a few methods and classes: no more, however long this goes on.
  const labels = (await lines()).filter((line) => /requests_total{/.test(line));
  expect(labels.length).toBeLessThan(20);
  expect((await lines()).length - before).toBeLessThan(20 + 14 * 10);
});
