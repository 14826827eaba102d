import { setTimeout as sleep } from 'node:timers/promises';
import type { Fleet } from '../fleet/fleet.ts';
import { ask, type Person } from '../fleet/person.ts';

export const A_SECOND = 50;
const SECONDS = 5;

let asked = 0;

/**
 * Asks for videos at a pace of their own, whether answers come or not, at all webs in turn: milliseconds
 * from the moment that each was due until its answer. One that is not answered as it should counts as
 * one that took for ever.
 */
export async function measureAsks({ urls }: Fleet, people: readonly Person[]): Promise<number[]> {
  const start = performance.now();
  const answers: Promise<number>[] = [];
  for (let n = 0; n < A_SECOND * SECONDS; n += 1) {
    const dueAt = start + (n * 1000) / A_SECOND;
    await sleep(Math.max(0, dueAt - performance.now()));
    asked += 1;
    const [person, url] = [people[asked % people.length]!, urls[asked % urls.length]!];
    const prompt = `A cupcake waits at stop ${asked}`;
    answers.push(
      ask(person, url, prompt, `ask-${asked}`).then(({ status }) =>
        status === 201 ? performance.now() - dueAt : Number.POSITIVE_INFINITY,
      ),
    );
  }
  return Promise.all(answers);
}
