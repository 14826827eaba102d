import { setTimeout as sleep } from 'node:timers/promises';
import { Visitor } from '../apps/server/test/visitor.ts';
import type { Figure } from './figure.ts';
import { median, percentile } from './statistics.ts';

/** What goes on may slow others down by this much. */
const MOST_TIMES = 5;
/** Each asks ten times a second, and so stays below the 1,200 reads that one person has a minute. */
const PEOPLE = 10;
const EVERY_MS = 100;
/** Others are watched for so long at least, in rounds: one noisy moment of the machine is one round's. */
const WATCHED_SECONDS = 30;
const WARM_UP_SECONDS = 5;

/** Signs in people who do nothing but look at their own account, until the product has warmed up. */
export async function signInBystanders(url: string): Promise<Visitor[]> {
  const people = Array.from({ length: PEOPLE }, () => new Visitor(url));
  for (const [n, person] of people.entries()) await person.signIn(`bystander-${n}@example.com`);
  await p99(people, WARM_UP_SECONDS);
  return people;
}

/**
 * How long bystanders wait while something goes on, against how long they wait just before, for as
 * many seconds. `begin` starts it, and answers how to end it. Medians of the rounds.
 */
export async function compareBystanders(
  bystanders: readonly Visitor[],
  name: string,
  seconds: number,
  begin: () => Promise<() => Promise<void>>,
): Promise<Figure[]> {
  const rounds: { atRest: number; meanwhile: number }[] = [];
  for (let watched = 0; watched < WATCHED_SECONDS; watched += seconds) {
    const atRest = await p99(bystanders, seconds);
    const end = await begin();
    try {
      rounds.push({ atRest, meanwhile: await p99(bystanders, seconds) });
    } finally {
      await end();
    }
  }
  const atRest = median(rounds.map((round) => round.atRest));
  const meanwhile = median(rounds.map((round) => round.meanwhile));
  const times = median(rounds.map((round) => round.meanwhile / round.atRest));
  return [
    { name: `bystanders’ p99 before: ${name}`, value: atRest, unit: 'ms' },
    { name: `meanwhile: ${name}`, value: meanwhile, unit: 'ms' },
    { name: `against rest: ${name}`, value: times, unit: 'times', limit: MOST_TIMES },
  ];
}

/**
 * The p99 in milliseconds of GET /api/auth/user, asked by each ten times a second, in turn; not before
 * the last was answered, since on a busy machine ever more would wait. A stall counts for all of them.
 */
async function p99(people: readonly Visitor[], seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  const keepAsking = async (person: Visitor, n: number) => {
    await sleep((n * EVERY_MS) / people.length);
    while (performance.now() < end) {
      const asked = performance.now();
      const answer = await person.send('/api/auth/user');
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`a bystander was answered ${answer.status}`);
      const took = performance.now() - asked;
      times.push(took);
      await sleep(Math.max(1, EVERY_MS - took));
    }
  };
  await Promise.all(people.map(keepAsking));
  return percentile(times, 0.99);
}
