import { afterAll, expect, test } from 'vitest';
import { checkLedger } from '../credits/check-ledger.ts';
import { videoKey } from '../videos/media/keys.ts';
import { createWeb, expectNoCreditLost, items, post } from './changes-at-once.suite.ts';

const web = await createWeb(26);
afterAll(web.close);

test('two cancels, an addition, deletions of its videos and of itself, all at once: nobody waits for ever, and no credit is lost', () =>
  expectNoCreditLost(web, { first: 10, added: 6 }));

test('videos are added to a series that is being cancelled, and neither waits for the other', async () => {
  const person = await web.person(9);
  const { body } = await post(person, '/api/series', { title: 'x', items: items(3) });
  // Beyond the allowance: the rows are written once more, to say that credits are kept.
  await web.sql`
    update projects set status = 'processing', step = 'poll', engine = 'fal', submit_started_at = now(),
      handle = jsonb_build_object('v', 1, 'engine', 'fal', 'model', 'm', 'data', jsonb_build_object('id', id))
    where series_id = ${body.id}`;
  const waiting = (count: number) =>
    expect
      .poll(
        () => web.sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      .toHaveLength(count);
  const [, ...answers] = await web.sql.begin(async (sql) => {
    await sql`select from credit_balances where account_id = ${person.id} for update`;
    const cancelled = person.send('POST', `/api/series/${body.id}/cancel`);
    await waiting(1);
    const added = post(person, `/api/series/${body.id}/items`, { items: items(2) });
    await waiting(2);
    return [null, { answer: cancelled }, { answer: added }] as const;
  });
  const statuses = await Promise.all(answers.map(async ({ answer }) => (await answer).status));
  expect(statuses).toEqual([200, 201]);
  expect(await checkLedger(web.db, (id) => web.storage.has(videoKey(id)))).toEqual([]);
});
