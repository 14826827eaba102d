import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startProduct } from '../apps/server/test/product.ts';
import { Visitor } from '../apps/server/test/visitor.ts';
import type { Figure } from './report.ts';
import { percentile } from './statistics.ts';

/** How long the bystander is watched unless an attack takes longer. */
const WATCHED_MS = 15_000;
/** How much longer than at rest a bystander may wait. */
const MOST_TIMES = 5;

type Attack = {
  /** Done to a product, with the cookies of two sessions of one person, from a process of its own. */
  run: (product: URL, cookies: readonly [string, string]) => Promise<unknown>;
  /** Else WATCHED_MS. */
  watchedMs?: number;
};

const attacks: Record<string, Attack> = {
  '3,000 streams of one session': {
    async run(product, [cookie]) {
      for (let opened = 0; opened < 3000; opened += 1) {
        say(product, get('/api/events', cookie)).resume();
        await sleep(4);
      }
    },
  },
  '300 bodies of a byte each 5 s': {
    async run(product) {
      const begun = 'POST /api/stripe/webhook HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\n\r\n';
      const sockets = Array.from({ length: 300 }, () => say(product, begun));
      for (;;) {
        for (const socket of sockets) if (socket.writable) socket.write('x');
        await sleep(5000);
      }
    },
  },
  'streams sent ahead, one never read, a sign-out': {
    // Three heartbeats.
    watchedMs: 80_000,
    async run(product, [staying, leaving]) {
      say(product, get('/api/events', staying) + get('/api/events', leaving)).resume();
      say(product, get('/api/events', leaving) + get('/api/events', leaving)).resume();
      say(product, get('/api/events', leaving)).pause();
      await sleep(1000);
      say(product, get('/api/logout', leaving)).resume();
    },
  },
};

const get = (path: string, cookie: string) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`;

function say({ hostname, port }: URL, said: string): Socket {
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.write(said);
  return socket;
}

/** How many times as long as at rest a bystander's requests take (their p99) during each attack. */
export async function measureAttacks(): Promise<Figure[]> {
  // The bystander, and whoever opens 3,000 streams, read more than people may.
  const product = await startProduct({ variables: { READ_LIMIT_PER_MINUTE: '1000000' } });
  try {
    const bystander = await signIn(product.url, 'bystander@example.com');
    await watch(bystander, WATCHED_MS);
    const atRest = await watch(bystander, WATCHED_MS);
    const figures: Figure[] = [{ name: 'a bystander’s p99 at rest', value: atRest, unit: 'ms' }];
    for (const [name, { watchedMs = WATCHED_MS }] of Object.entries(attacks)) {
      const sessions = await Promise.all(
        [1, 2].map(() => signIn(product.url, 'attacker@example.com')),
      );
      const words = [name, product.url, ...sessions.map((session) => session.cookies())];
      const child = fork(fileURLToPath(import.meta.url), words);
      try {
        const value = (await watch(bystander, watchedMs)) / atRest;
        figures.push({ name: `times that, ${name}`, value, unit: '', limit: MOST_TIMES });
      } finally {
        await end(child);
      }
    }
    return figures;
  } finally {
    await product.stop();
  }
}

async function signIn(url: string, email: string): Promise<Visitor> {
  const visitor = new Visitor(url);
  await visitor.signIn(email);
  return visitor;
}

/** The bystander's p99 over some time, both in milliseconds. */
async function watch(bystander: Visitor, watchedMs: number): Promise<number> {
  const times: number[] = [];
  const end = performance.now() + watchedMs;
  while (performance.now() < end) {
    const asked = performance.now();
    const answer = await bystander.send('/api/auth/user');
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`the bystander got ${answer.status}`);
    times.push(performance.now() - asked);
    await sleep(20);
  }
  return percentile(times, 0.99);
}

async function end(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

// As the attacker's process.
const [, script, name, url, ...cookies] = process.argv;
if (script === fileURLToPath(import.meta.url)) {
  await attacks[name!]!.run(new URL(url!), cookies as [string, string]);
  // What it has opened stays open until it is killed.
  await once(process, 'disconnect');
}
