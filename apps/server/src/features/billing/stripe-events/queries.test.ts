import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/database.ts';
import type { DB } from '../../../schema.ts';
import { insertEvent, takeDueEvent } from './queries.ts';

const { db, sql, destroy } = await createTestDatabase<DB>();
afterAll(destroy);

test('one event is taken at a time, also where the planner believes that there is one alone', async () => {
  for (let n = 0; n < 5; n += 1) {
    await insertEvent(db, { id: `evt_${n}`, type: 'x', object_id: 'x' });
    // It goes through the events one by one then, and would run a subquery of a join for each.
    if (n === 0) await sql`analyze stripe_events`;
  }
  expect(await takeDueEvent(db, 100)).toMatchObject({ attempts: 1 });
  const taken = db.selectFrom('stripe_events').select('id').where('attempts', '>', 0);
  expect(await taken.execute()).toHaveLength(1);
});
