import { sql as query } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createTestWeb } from '../../../../test/web.ts';
import { insertAbandonedAsk, takeDueAbandonedAsk } from './queries.ts';

const web = await createTestWeb();
afterAll(web.close);
const { db, sql } = web;

test('one ask is taken at a time, also where the planner believes that there is one alone', async () => {
  const person = await web.person();
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await insertAbandonedAsk(db, {
      ...{ project_id: crypto.randomUUID(), account_id: person.id, attempt, engine: 'fal' },
      ...{ reason: 'DELETED', billed: 'no' },
      handle: { engine: 'fal', model: 'x', v: 1, data: {} },
      cancel_due_at: query<Date>`clock_timestamp()`,
    });
    // It goes through the asks one by one then, and would run a subquery of a join for each.
    if (attempt === 1) await sql`analyze abandoned_asks`;
  }
  expect(await takeDueAbandonedAsk(db)).toMatchObject({ cancel_tries: 1 });
  const taken = db.selectFrom('abandoned_asks').select('attempt').where('cancel_tries', '>', 0);
  expect(await taken.execute()).toHaveLength(1);
});
