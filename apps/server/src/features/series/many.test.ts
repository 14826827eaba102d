import { afterAll, afterEach, expect, test } from 'vitest';
import { createTestWeb, type Person } from '../../../test/web.ts';
import { BODY, createVideo, defaultLimits } from '../../../test/worker.ts';
import { checkLedger } from '../credits/check-ledger.ts';
import { claimDueProject } from '../videos/job/claim-queries.ts';

const web = await createTestWeb();
afterAll(web.close);
afterEach(async () => expect(await checkLedger(web.db, async () => true)).toEqual([]));

const series = (count: number) => ({
  title: 'Many',
  items: Array.from({ length: count }, (_, i) => ({ ...BODY, prompt: `Cream number ${i}` })),
});
const ask = (person: Person, count: number, key = 'one') =>
  person.send('POST', '/api/series', series(count), { 'idempotency-key': key });

const claim = () =>
  claimDueProject(
    web.db,
    { steps: ['submit'], engines: ['fake'] },
    { firstEngine: 'fake', elsewhere: [], limits: defaultLimits, leaseSeconds: 60 },
  );

test('a single video waits for no more than one of a series that was asked for before it', async () => {
  const [many, single] = [await web.person(30), await web.person(1)];
  await ask(many, 30);
  const first = await claim();
  expect(first?.account_id).toBe(many.id);
  await createVideo(single);
  const owners = [(await claim())?.account_id, (await claim())?.account_id];
  expect(owners).toContain(single.id);
  // Of a series the first row is made first.
  const rows = await web.sql<{ place: number }[]>`
    select series_index as place from projects where account_id = ${many.id} and status <> 'pending'`;
  expect(rows.map(({ place }) => place).sort()).toEqual([0, 1]);
});

test('twenty people who ask for thirty at once are all answered, and nobody owes anything', async () => {
  const people: Person[] = [];
  // Half of them are one short.
  for (let i = 0; i < 20; i++) people.push(await web.person(i % 2 === 0 ? 30 : 29));
  const answers = await Promise.all(people.map((person) => ask(person, 30)));
  expect(answers.map(({ status }) => status)).toEqual(
    people.map((_, i) => (i % 2 === 0 ? 201 : 402)),
  );
  const balances = await web.sql<{ purchased: number; held: number }[]>`
    select purchased, held from credit_balances where account_id in ${web.sql(people.map(({ id }) => id))}
    order by held`;
  expect(balances.map(({ purchased, held }) => [purchased, held])).toEqual([
    ...Array(10).fill([29, 0]),
    ...Array(10).fill([0, 30]),
  ]);
});
