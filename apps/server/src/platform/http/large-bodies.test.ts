import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { takeLargeBodies } from './large-bodies.ts';

const app = Fastify();
/** Whose bodies are being read, or worked on. */
const inside: string[] = [];
let asked = 0;
/** How many were let in, ever. */
let letIn = 0;
/** How many connections have ended, as the server sees it. */
let gone = 0;
const whose = ({ headers }: { headers: Record<string, unknown> }) => String(headers['x-who']);
app.addHook('onRequest', async () => {
  asked += 1;
});
app.addHook('onRequest', takeLargeBodies(whose));
app.addHook('preParsing', async (request, { raw }) => {
  inside.push(whose(request));
  letIn += 1;
  raw.once('close', () => inside.splice(inside.indexOf(whose(request)), 1));
});
app.server.on('connection', (socket) => {
  socket.once('close', () => {
    gone += 1;
  });
});
app.post('/', async () => 'done');
await app.listen();
const { port } = app.server.address() as AddressInfo;
afterAll(() => app.close());

/** Sends a body of ten bytes but for its last one. */
async function begin(who: string): Promise<Socket> {
  const socket = connect(port);
  await once(socket, 'connect');
  socket.on('error', () => {});
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\nx-who: ${who}\r\ncontent-type: application/json\r\n`);
  socket.write('content-length: 10\r\n\r\n[1,2,3,4 ');
  return socket;
}

test('of one person two bodies are read at a time; the next ones when those are done, or gone', async () => {
  const sockets = await Promise.all(['a', 'a', 'a', 'a', 'b'].map(begin));
  await expect.poll(() => inside.toSorted().join('')).toBe('aab');
  // Nothing more comes in by itself.
  expect(
    await (
      await fetch(`http://localhost:${port}/`, { method: 'POST', headers: { 'x-who': 'c' } })
    ).text(),
  ).toBe('done');
  expect(inside.toSorted().join('')).toBe('aab');

  // All four end their bodies: those that waited are read, and answered, too.
  const four = sockets.slice(0, 4);
  for (const socket of four) socket.write(']');
  const answers = await Promise.all(four.map((socket) => once(socket, 'data').then(String)));
  expect(answers.every((answer) => answer.startsWith('HTTP/1.1 200'))).toBe(true);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => inside).toEqual([]);
});

test('who leaves while they wait takes no place, and is not let in', async () => {
  asked = 0;
  const first = await Promise.all([begin('a'), begin('a')]);
  await expect.poll(() => inside.length).toBe(2);
  gone = 0;
  const waiting = await Promise.all([begin('a'), begin('a'), begin('a')]);
  await expect.poll(() => asked).toBe(5);
  for (const socket of waiting) socket.destroy();
  await expect.poll(() => gone).toBe(waiting.length);
  letIn = 0;
  for (const socket of first) socket.destroy();
  await expect.poll(() => gone).toBe(waiting.length + first.length);
  expect(letIn).toBe(0);
  const next = await begin('a');
  next.write(']');
  expect(String(await once(next, 'data'))).toMatch(/^HTTP\/1\.1 200/);
  next.destroy();
});
