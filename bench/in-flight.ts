import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { serveFakeEngines } from '../apps/server/test/fake-engines.ts';
import { testVideo } from '../apps/server/test/media.ts';
import { admin, startProduct } from '../apps/server/test/product.ts';
import { Visitor } from '../apps/server/test/visitor.ts';
import type { Figure } from './figure.ts';
import { memoryOfProcess } from './memory.ts';
import { percentile } from './statistics.ts';

const PEOPLE = 10;
const VIDEOS = 1000;
const MEASURED_MS = 30_000;

/**
 * A thousand videos that an engine is making at once, far from done: what the API takes to answer
 * meanwhile, and what the process weighs that asks after all of them.
 */
export async function measureInFlight(): Promise<Figure[]> {
  const video = await readFile(await testVideo({ rate: 10 }));
  const engines = await serveFakeEngines(['fal'], {
    script: () => () => ({ seconds: 3600 }),
    video: async () => video,
  });
  const product = await startProduct({
    variables: {
      ...engines.variables,
      RATE_LIMIT_PER_MINUTE: '1000000',
      READ_LIMIT_PER_MINUTE: '1000000',
    },
  });
  const journal = engines.journals.fal!;
  const asked = () => journal.filter(({ kind }) => kind === 'submit').length;
  try {
    const people = await Promise.all(
      Array.from({ length: PEOPLE }, (_, index) => signIn(product, `bench-${index}@example.com`)),
    );
    const start = performance.now();
    await Promise.all(people.map(askForMany));
    while (asked() < VIDEOS) await sleep(50);
    const seconds = (performance.now() - start) / 1000;
    await sleep(5000);

    const polledBefore = journal.length;
    const answers = await useTheProduct(people);
    const polls = ((journal.length - polledBefore) * 1000) / MEASURED_MS;
    return [
      { name: '1,000 videos in flight, until all are asked for', value: seconds, unit: 's' },
      { name: 'polls a second', value: polls, unit: '' },
      { name: 'API median meanwhile', value: percentile(answers, 0.5), unit: 'ms' },
      {
        ...{ name: 'API p99 meanwhile', unit: 'ms', limit: 100, alone: true },
        value: percentile(answers, 0.99),
      },
      {
        name: 'memory of the process meanwhile',
        value: await memoryOfProcess(product.pid),
        unit: 'MB',
        limit: 300,
      },
    ];
  } finally {
    await product.stop();
    await engines.stop();
  }
}

async function signIn(product: { url: string; directory: string }, email: string) {
  const visitor = new Visitor(product.url);
  await visitor.signIn(email);
  const credits = String(VIDEOS / PEOPLE + 10);
  await admin(product.directory, 'grant-credits', email, credits, '--reason', 'Bench');
  return visitor;
}

async function askForMany(visitor: Visitor): Promise<void> {
  for (let n = 0; n < VIDEOS / PEOPLE; n += 1) {
    await visitor.createVideo(`A cupcake waits at stop ${n}`);
  }
}

/** What open pages ask, one person after another; milliseconds of each answer. */
async function useTheProduct(people: readonly Visitor[]): Promise<number[]> {
  const paths = ['/api/projects', '/api/auth/user', '/api/transactions', '/api/config'];
  const times: number[] = [];
  const end = performance.now() + MEASURED_MS;
  for (let n = 0; performance.now() < end; n += 1) {
    const sent = performance.now();
    await people[n % PEOPLE]!.json(paths[n % paths.length]!);
    times.push(performance.now() - sent);
    await sleep(20);
  }
  return times;
}
