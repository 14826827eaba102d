import { PAGE_SIZE } from '@shortcake/contract/page';
import { connectDatabase } from '../../apps/server/src/platform/db/connection.ts';
import { startProduct } from '../../apps/server/test/product.ts';
import { startTemporaryPostgres } from '../../apps/server/test/temporary-postgres.ts';
import { Visitor } from '../../apps/server/test/visitor.ts';
import { compareBystanders, signInBystanders } from '../bystander.ts';
import type { Figure } from '../figure.ts';
import { median } from '../statistics.ts';
import { fillHistory } from './fill.ts';
import { measureProjectsPage } from './projects-page.ts';

/** Videos of the people who are measured. */
const LONG = 10_000;
const LENGTHS = [10, 1000, LONG];
/** Of others. BENCH_OTHERS=1000000 is the promise's own; it takes 3 GB and some minutes to write. */
const OTHERS = Number(process.env.BENCH_OTHERS ?? 100_000);
const ROUNDS = 150;
const TABS = 5;
/** Long enough for each tab to poll each list thrice. */
const WATCHED_SECONDS = 15;

const LISTS = ['/api/projects', '/api/transactions'];

/** What lists cost with a long history, and what that costs others. */
export async function measureHistory(): Promise<Figure[]> {
  const postgres = await startTemporaryPostgres();
  try {
    const variables = { DATABASE_URL: postgres.url, RUN: 'web', READ_LIMIT_PER_MINUTE: '1000000' };
    const product = await startProduct({ variables });
    try {
      const people = await signInPeople(product.url);
      const { sql, close } = connectDatabase(postgres.url);
      const emails = LENGTHS.map((videos) => [emailOf(videos), videos]);
      await fillHistory(sql, Object.fromEntries(emails), OTHERS);
      await close();
      const longest = people.get(LONG) as Visitor;
      return [
        ...(await measureCosts(people)),
        ...(await compareBystanders(
          await signInBystanders(product.url),
          `${TABS} tabs of ${LONG} videos`,
          WATCHED_SECONDS,
          async () => openTabs(longest),
        )),
        ...(await measureProjectsPage(product.url, longest.cookies(), LONG)),
      ];
    } finally {
      await product.stop();
    }
  } finally {
    await postgres.stop();
  }
}

const emailOf = (videos: number) => `has-${videos}@example.com`;

async function signInPeople(url: string): Promise<Map<number, Visitor>> {
  const people = new Map<number, Visitor>();
  for (const videos of LENGTHS) {
    const visitor = new Visitor(url);
    await visitor.signIn(emailOf(videos));
    people.set(videos, visitor);
  }
  return people;
}

/** Each call of all people in turn, so that a busy moment of the machine is everybody's. */
async function measureCosts(people: Map<number, Visitor>): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const list of LISTS) {
    const tagOf = async (visitor: Visitor) => {
      const answer = await visitor.send(`${list}?limit=10`);
      await answer.text();
      return String(answer.headers.get('etag'));
    };
    const tags = new Map<Visitor, string>();
    for (const visitor of people.values()) tags.set(visitor, await tagOf(visitor));
    const poll = (visitor: Visitor) =>
      visitor.send(`${list}?limit=10`, {
        headers: { 'if-none-match': tags.get(visitor) as string },
      });
    // As many rows for everybody: it is the history behind them that must cost nothing.
    figures.push(
      ...(await compare(
        `${list}, 10 on a page`,
        people,
        (one) => one.send(`${list}?limit=10`),
        200,
      )),
      ...(await compare(`${list}, unchanged poll`, people, poll, 304)),
      ...(await compare(`${list}, default page`, people, (one) => one.send(list), 200, PAGE_SIZE)),
    );
  }
  const search = (one: Visitor) => one.send('/api/projects?q=nobody%20wrote%20this');
  figures.push(...(await compare('search without a find', people, search, 200, Infinity, 10)));
  const overview = (one: Visitor) => one.send('/api/overview');
  figures.push(...(await compare('/api/overview', people, overview, 200)));
  return figures;
}

/** `fullFrom`: who has fewer videos is answered fewer rows, which costs less whatever is behind them. */
async function compare(
  name: string,
  people: Map<number, Visitor>,
  ask: (visitor: Visitor) => Promise<Response>,
  status: number,
  fullFrom = 0,
  rounds = ROUNDS,
): Promise<Figure[]> {
  const samples = new Map<number, number[]>(LENGTHS.map((videos) => [videos, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [videos, visitor] of people) {
      const start = performance.now();
      const answer = await ask(visitor);
      await answer.arrayBuffer();
      samples.get(videos)?.push(performance.now() - start);
      if (answer.status !== status) throw new Error(`${name}: ${answer.status}`);
    }
  }
  const medianOf = (videos: number) => median(samples.get(videos) as number[]);
  const ratios = LENGTHS.filter((videos) => videos !== LONG).map((videos) => ({
    name: `${name}, ${LONG} against ${videos}`,
    value: medianOf(LONG) / medianOf(videos),
    unit: 'times',
    ...(videos >= fullFrom ? { limit: 1.5 } : {}),
  }));
  return [{ name: `${name}, ${LONG} videos`, value: medianOf(LONG), unit: 'ms' }, ...ratios];
}

function openTabs(visitor: Visitor): () => Promise<void> {
  const tabs = Array.from({ length: TABS }, () => openTab(visitor));
  return async () => {
    for (const close of tabs) await close();
  };
}

/** Polls the lists as a page does, projects every 3 s and transactions every 5, until stopped. */
function openTab(visitor: Visitor): () => Promise<void> {
  const tags = new Map<string, string>();
  const polls = new Set<Promise<void>>();
  const poll = async (list: string) => {
    const etag = tags.get(list);
    const answer = await visitor.send(list, etag ? { headers: { 'if-none-match': etag } } : {});
    await answer.arrayBuffer();
    tags.set(list, String(answer.headers.get('etag')));
  };
  const timers = LISTS.map((list, index) =>
    setInterval(() => {
      const asked: Promise<void> = poll(list).finally(() => polls.delete(asked));
      polls.add(asked);
    }, [3000, 5000][index]),
  );
  return async () => {
    timers.forEach(clearInterval);
    await Promise.all(polls);
  };
}
