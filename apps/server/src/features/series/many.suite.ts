import { expect } from 'vitest';
import { createTestWeb, type Person } from '../../../test/web.ts';
import { BODY } from '../../../test/worker.ts';
import { checkLedger } from '../credits/check-ledger.ts';

export const web = await createTestWeb();

export const expectCleanLedger = async () =>
  expect(await checkLedger(web.db, async () => true)).toEqual([]);

const series = (count: number) => ({
  title: 'Many',
  items: Array.from({ length: count }, (_, i) => ({ ...BODY, prompt: `Cream number ${i}` })),
});
export const ask = (person: Person, count: number, key = 'one') =>
  person.send('POST', '/api/series', series(count), { 'idempotency-key': key });

/** Has twenty people ask for a series of so many videos at once, half of them one credit short. */
export async function expectAllAnswered(videos: number): Promise<void> {
  const people: Person[] = [];
  // Half of them are one short.
  for (let i = 0; i < 20; i++) people.push(await web.person(i % 2 === 0 ? videos : videos - 1));
  const answers = await Promise.all(people.map((person) => ask(person, videos)));
  expect(answers.map(({ status }) => status)).toEqual(
    people.map((_, i) => (i % 2 === 0 ? 201 : 402)),
  );
  const balances = await web.sql<{ purchased: number; held: number }[]>`
    select purchased, held from credit_balances where account_id in ${web.sql(people.map(({ id }) => id))}
    order by held`;
  expect(balances.map(({ purchased, held }) => [purchased, held])).toEqual([
    ...Array(10).fill([videos - 1, 0]),
    ...Array(10).fill([0, videos]),
  ]);
}
