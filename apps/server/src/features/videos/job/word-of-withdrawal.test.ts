import { WebhookPayload, webhookEvents } from '@shortcake/contract/webhook';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestWeb, type Person } from '../../../../test/web.ts';
import { BODY } from '../../../../test/worker.ts';
import { cancelProject } from '../cancel-projects.ts';
import { failProject } from './outcome.ts';

// Of a series whose last video its owner ends, programs are told: they wait for nothing else.
const web = await createTestWeb();
afterAll(web.close);
beforeEach(() => sql`delete from outbox`.execute(web.db));

let keys = 0;
const post = (person: Person, path: string, body?: unknown) =>
  person.send('POST', path, body, { 'idempotency-key': `key-${++keys}` });
const items = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ ...BODY, prompt: `Cream number ${i}` }));

/** A person whose webhook hears of everything, and their series. */
async function withSeries(count: number) {
  const person = await web.person(20);
  await sql`delete from webhooks`.execute(web.db);
  await person.send('POST', '/api/webhooks', { url: 'http://localhost:9/', events: webhookEvents });
  const asked = await post(person, '/api/series', { title: 'Hooks', items: items(count) });
  const { id, projectIds } = asked.body as { id: string; projectIds: string[] };
  return { person, id, path: `/api/series/${id}`, projectIds };
}

/** The series that webhooks are told of, as they are told. */
async function toldSeries() {
  const rows = await web.db.selectFrom('webhook_deliveries').select('payload').execute();
  return rows.flatMap(({ payload }) => {
    const { type, data } = WebhookPayload.parse(JSON.parse(payload));
    return type === 'series.completed' ? [data] : [];
  });
}

async function fails(id: string): Promise<void> {
  const row = await web.db
    .updateTable('projects')
    .set({ status: 'processing', lease_number: 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await failProject(web.db, row, { code: 'FOR_A_TEST', reason: 'It broke.', billed: 'unknown' });
}

const cancel = (person: Person, id: string) =>
  cancelProject(web.db, { allowance: { freeAbandonsPerDay: 1000 } }, person.id, id);
const remove = (person: Person, id: string) => person.send('DELETE', `/api/projects/${id}`);

test.each([
  ['cancels the last', (person: Person, { last }: { last: string }) => cancel(person, last)],
  ['deletes the last', (person: Person, { last }: { last: string }) => remove(person, last)],
  [
    'cancels the rest',
    (person: Person, { path }: { path: string }) => post(person, `${path}/cancel`),
  ],
] as const)('who %s of a series has it told of, once', async (_, end) => {
  const { person, path, projectIds } = await withSeries(3);
  const [first, second, last] = projectIds as [string, string, string];
  await fails(first);
  await cancel(person, second);
  expect(await toldSeries()).toEqual([]);
  await end(person, { last, path });
  const told = [(await person.send('GET', path)).body];
  expect(await toldSeries()).toEqual(told);
  // Who has just done it gets no mail.
  const { rows } = await sql`select 1 from outbox where body->>'kind' = 'series-ready'`.execute(
    web.db,
  );
  expect(rows).toEqual([]);
  await post(person, `${path}/cancel`);
  await remove(person, second);
  await remove(person, first);
  expect(await toldSeries()).toEqual(told);
});

test('nothing is told of a series of which nothing ended by itself, or that is deleted whole', async () => {
  const all = await withSeries(2);
  for (const id of all.projectIds) await cancel(all.person, id);
  expect(await toldSeries()).toEqual([]);
  const emptied = await withSeries(2);
  for (const id of emptied.projectIds) await remove(emptied.person, id);
  expect(await toldSeries()).toEqual([]);
  const whole = await withSeries(2);
  await fails(whole.projectIds[0] as string);
  await whole.person.send('DELETE', whole.path);
  expect(await toldSeries()).toEqual([]);
});

test('a series that went on is told of again when its owner ends that', async () => {
  const { person, path, projectIds } = await withSeries(1);
  await fails(projectIds[0] as string);
  await post(person, `${path}/items`, { items: items(2) });
  expect(await toldSeries()).toHaveLength(1);
  await post(person, `${path}/cancel`);
  expect(await toldSeries()).toHaveLength(2);
});

test('a series whose last videos end at the same moment, by themselves and by their owner, is told of once', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { person, path, projectIds } = await withSeries(4);
    const [first, second, third, fourth] = projectIds as [string, string, string, string];
    await fails(first);
    await Promise.all([fails(second), cancel(person, third), remove(person, fourth)]);
    expect(await toldSeries()).toEqual([(await person.send('GET', path)).body]);
  }
});
