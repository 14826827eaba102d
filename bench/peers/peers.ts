import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { connectDatabase } from '../../apps/server/src/platform/db/connection.ts';
import { startArguments, startProduct } from '../../apps/server/test/product.ts';
import { startTemporaryPostgres } from '../../apps/server/test/temporary-postgres.ts';
import { Visitor } from '../../apps/server/test/visitor.ts';
import type { Figure } from '../figure.ts';
import { fillHistory } from '../history/fill.ts';
import { median } from '../statistics.ts';

/** What is asked, and how many times as often as the bare server the product must answer it. */
const LEAST = { '/api/auth/user': 1.5, '/api/projects': 1, '/api/v1/account': 0.8 };

const VIDEOS = 10;
const CONNECTIONS = 64;
/** Each has some of the connections: one person's lists are read one after another. */
const PEOPLE = 16;
const ROUNDS = 5;
const SECONDS = 5;
/** Requests of each before it is measured, so that its code is compiled. */
const WARM_UP = 5000;

type Path = keyof typeof LEAST;
type Round = { perSecond: number; p99: number; cpuMs: number };
/** What is asked, and the process that answers. */
type Peer = { url: string; pid: number };

/**
 * The product's hottest reads, and the API's, against a bare server's on the same database, in turn, so that a
 * busy moment of the machine is both's. Medians of the rounds.
 */
export async function measurePeers(): Promise<Figure[]> {
  const postgres = await startTemporaryPostgres();
  const secret = randomBytes(32).toString('base64url');
  try {
    const product = await startProduct({
      variables: {
        ...{ DATABASE_URL: postgres.url, RUN: 'web', SESSION_SECRET: secret },
        READ_LIMIT_PER_MINUTE: '1000000',
      },
    });
    const bare = await startBare(postgres.url, secret);
    try {
      const people = await signInPeople(product.url, postgres.url);
      const figures: Figure[] = [];
      for (const path of Object.keys(LEAST) as Path[]) {
        figures.push(...(await compare(path, { product, bare }, people)));
      }
      return figures;
    } finally {
      bare.kill();
      await product.stop();
    }
  } finally {
    await postgres.stop();
  }
}

/** The bare server in a process of its own, with the product's flags. */
async function startBare(databaseUrl: string, secret: string) {
  const flags = (await startArguments()).filter((word) => word.startsWith('--'));
  const script = fileURLToPath(new URL('./bare.ts', import.meta.url));
  const child = spawn(process.execPath, [...flags, script, databaseUrl, secret], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(child.stdout, 'data');
  return {
    url: `http://127.0.0.1:${Number(port)}`,
    pid: child.pid as number,
    kill: () => child.kill(),
  };
}

/** What one person sends along: for pages, and for the API. */
type Credentials = { cookie: string; authorization: string };

/** Signs in people who have so many videos each, and a key. */
async function signInPeople(url: string, databaseUrl: string): Promise<Credentials[]> {
  const people: Credentials[] = [];
  const videosOf: Record<string, number> = {};
  for (let n = 0; n < PEOPLE; n += 1) {
    const visitor = new Visitor(url);
    const email = `peer-${n}@example.com`;
    await visitor.signIn(email);
    const { body } = await visitor.post<{ key: string }>('/api/keys', {
      ...{ name: 'bench', scopes: ['read'] },
    });
    people.push({ cookie: visitor.cookies(), authorization: `Bearer ${body.key}` });
    videosOf[email] = VIDEOS;
  }
  const { sql, close } = connectDatabase(databaseUrl);
  await fillHistory(sql, videosOf, 0);
  await close();
  return people;
}

async function compare(
  path: Path,
  { product, bare }: { product: Peer; bare: Peer },
  people: readonly Credentials[],
): Promise<Figure[]> {
  const rounds: { product: Round; bare: Round }[] = [];
  for (const peer of [product, bare]) await load(peer, path, people, { amount: WARM_UP });
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      product: await load(product, path, people, { duration: SECONDS }),
      bare: await load(bare, path, people, { duration: SECONDS }),
    });
  }
  const of = (figure: (round: (typeof rounds)[number]) => number) => median(rounds.map(figure));
  const figuresOf = (name: string, peer: keyof (typeof rounds)[number]) => [
    { name: `${name}, a second`, value: of((round) => round[peer].perSecond), unit: '' },
    { name: `${name}, p99`, value: of((round) => round[peer].p99), unit: 'ms' },
    {
      name: `${name}, CPU of the process each`,
      value: of((round) => round[peer].cpuMs),
      unit: 'ms',
    },
  ];
  return [
    ...figuresOf(path, 'product'),
    ...figuresOf(`${path}, bare server`, 'bare'),
    {
      name: `${path}, product against bare server`,
      value: of(({ product, bare }) => product.perSecond / bare.perSecond),
      unit: 'times',
      least: LEAST[path],
    },
  ];
}

/** Asks so many times, or for so many seconds, on all connections, on each as fast as it is answered. */
async function load(
  { url, pid }: Peer,
  path: Path,
  people: readonly Credentials[],
  until: { amount: number } | { duration: number },
): Promise<Round> {
  const before = await cpuOf(pid);
  const { requests, latency, non2xx, errors } = await autocannon({
    url: url + path,
    ...until,
    connections: CONNECTIONS,
    requests: people.map(({ cookie, authorization }) => ({
      headers: path.startsWith('/api/v1/') ? { authorization } : { cookie },
    })),
  });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
  const cpuMs = ((await cpuOf(pid)) - before) / requests.total;
  return { perSecond: requests.average, p99: latency.p99, cpuMs };
}

/** Milliseconds of a processor that a process has used. Linux only, in its units of 10 ms. */
async function cpuOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}
