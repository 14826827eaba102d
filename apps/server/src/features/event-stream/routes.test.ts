import { once } from 'node:events';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Person } from '../../../test/web.ts';
import { notifyChanged } from '../../platform/events.ts';
import { serveStreams } from './streams.suite.ts';

const { web, ask, connections } = await serveStreams();
afterAll(web.close);

// Heartbeats are these tests' own; what else takes time takes it as it is.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());
const beat = () => vi.advanceTimersByTime(25_000);

/** A stream that has begun, and is read. */
async function open(person: Person): Promise<Socket> {
  const socket = ask(person);
  const [begun] = await once(socket, 'data');
  expect(`${begun}`).toMatch(/^HTTP\/1.1 200 /);
  socket.resume();
  return socket;
}

test.each([
  ['its own', [0, 0]],
  ['the first’s', [0, 1]],
  ['the second’s', [1, 0]],
])('a stream asked for behind another does no harm after a sign-out: %s', async (_whose, order) => {
  const people = [await web.person(), await web.person()];
  const [leaving, staying] = people;
  const socket = ask(...order.map((index) => people[index]!));
  await once(socket, 'data');
  socket.resume();
  await web.app.inject({ url: '/api/logout', headers: { cookie: leaving!.cookie } });
  for (let beats = 0; beats < 5; beats += 1) {
    beat();
    // The session is looked at meanwhile; this asks after it has.
    expect((await staying!.send('GET', '/api/auth/user')).status).toBe(200);
  }
  await web.app.inject({ url: '/api/logout', headers: { cookie: staying!.cookie } });
  beat();
  await expect.poll(connections).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('a reader who never reads is let go, whatever there is to tell', async () => {
  const person = await web.person();
  const socket = ask(person);
  await once(socket, 'data');
  socket.pause();
  // Each says something else: the same is told once, however often it is so.
  const tell = (told: number) => notifyChanged(web.db, person.id, [`${told}`.padEnd(7000)]);
  for (let told = 0; told < 5000 && (await connections()) > 0; told += 1) await tell(told);
  await expect.poll(connections).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('of one person’s streams the newest ten live on, and nobody else’s are touched', async () => {
  const [person, other] = [await web.person(), await web.person()];
  const bystander = await open(other);
  const first = ask(person);
  const oldest = text(first);
  await once(first, 'readable');
  const streams: Socket[] = [];
  for (let opened = 1; opened < 25; opened += 1) streams.push(await open(person));
  expect(await oldest).toMatch(/retry: 60000\n\n\r\n0\r\n\r\n$/);
  await expect.poll(connections).toBe(11);
  expect(vi.getTimerCount()).toBe(11);
  const newest = Promise.all(streams.slice(-10).map((stream) => once(stream, 'data')));
  await notifyChanged(web.db, person.id, ['projects']);
  await newest;
  const heard = once(bystander, 'data');
  await notifyChanged(web.db, other.id, ['projects']);
  await heard;
  for (const stream of [bystander, ...streams]) stream.destroy();
  await expect.poll(connections).toBe(0);
});

test('streams that are asked for and reset at once leave nothing behind', async () => {
  const person = await web.person();
  const sockets = Array.from({ length: 120 }, () => ask(person));
  for (const [index, socket] of sockets.entries()) {
    socket.once('connect', async () => {
      // Each at another moment of its ask.
      for (let turn = 0; turn < index % 60; turn += 1) await setImmediate();
      socket.resetAndDestroy();
    });
  }
  await Promise.all(sockets.map((socket) => once(socket, 'close')));
  await expect.poll(connections).toBe(0);
  // Whoever went while the session was looked up has been answered by then.
  await person.send('GET', '/api/auth/user');
  await expect.poll(() => vi.getTimerCount()).toBe(0);
});
