import { setTimeout as sleep } from 'node:timers/promises';
import type { Project } from '@shortcake/contract/project';
import { lanesOn, thisMachine } from '../apps/server/src/engines/studio/machine.ts';
import { admin, startProduct } from '../apps/server/test/product.ts';
import { Visitor } from '../apps/server/test/visitor.ts';
import type { Figure } from './figure.ts';

/** People by how many videos they ask for at once: 50 in all. */
const ASKED = [30, 15, 5];
/** The studio makes as many at a time, so neighbors may end in the other order. */
const AT_ONCE = lanesOn(thisMachine());

const subjects = ['cat', 'lemon', 'robot', 'penguin', 'cupcake', 'rocket'];
const actions = ['sings', 'dances', 'waves', 'jumps', 'laughs'];

/**
 * Fifty videos of the studio asked for at once by three people, on a product of their own: whether
 * all are made, each person's in order, and nobody waits for another's pile. Takes seven minutes on two cores.
 */
export async function measureQueue(): Promise<Figure[]> {
  const product = await startProduct();
  try {
    const people = await Promise.all(
      ASKED.map(async (count) => {
        const visitor = new Visitor(product.url);
        const email = `asks-${count}@example.com`;
        await visitor.signIn(email);
        await admin(product.directory, 'grant-credits', email, String(count), '--reason', 'Bench');
        return visitor;
      }),
    );
    const start = performance.now();
    for (const [i, visitor] of people.entries()) {
      for (let n = 0; n < ASKED[i]!; n++)
        await visitor.createVideo(`A ${subjects[n % 6]} ${actions[n % 5]} in a forest`);
    }
    const projects = await Promise.all(people.map(waitForAll));
    const minutes = (performance.now() - start) / 60_000;
    return [{ name: '50 queued videos, time', value: minutes, unit: 'min' }, ...judge(projects)];
  } finally {
    await product.stop();
  }
}

/** The person's projects in the order in which they were asked for, once all have ended. */
async function waitForAll(visitor: Visitor): Promise<Project[]> {
  for (;;) {
    const projects = await visitor.json<Project[]>('/api/projects');
    if (projects.every(({ step }) => step === null)) return projects.toReversed();
    await sleep(2000);
  }
}

function judge(projects: readonly Project[][]): Figure[] {
  const made = projects.flat().filter(({ status }) => status === 'completed');
  const ends = made.map(({ completedAt }) => Date.parse(completedAt!)).sort((a, b) => a - b);
  const placeOf = ({ completedAt }: Project) => ends.indexOf(Date.parse(completedAt!)) + 1;
  const outOfOrder = projects.flatMap((own) => {
    const places = own.map(placeOf);
    return places.filter((place, i) => places.slice(i + AT_ONCE).some((later) => later < place));
  });
  const figures: Figure[] = [
    { name: '50 queued videos, made', value: made.length, unit: '', least: 50 },
    { name: '50 queued videos, out of order', value: outOfOrder.length, unit: '', limit: 0 },
  ];
  for (const own of projects.slice(1)) {
    // With turns taken, each of the others has made as many as this person by then, and those under way.
    const fair = ASKED.reduce((sum, count) => sum + Math.min(count, own.length), AT_ONCE);
    const value = placeOf(own.at(-1)!);
    const name = `50 queued videos, place of the last of ${own.length}`;
    figures.push({ name, value, unit: '', limit: fair });
  }
  return figures;
}
