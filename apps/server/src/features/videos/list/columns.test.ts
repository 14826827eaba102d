import { afterAll, expect, test } from 'vitest';
import { createTestWeb } from '../../../../test/web.ts';
import { createVideo } from '../../../../test/worker.ts';
import { findProjectList } from './queries.ts';

const web = await createTestWeb();
afterAll(web.close);

/** What makes another value of a column, by its type; `$` stands for the column. */
const OTHERS: Record<string, string> = {
  boolean: 'not $',
  integer: 'coalesce($, 0) + 1',
  bigint: 'coalesce($, 0) + 1',
  real: '0.25',
  text: "coalesce($, '') || 'x'",
  uuid: 'gen_random_uuid()',
  jsonb: `'{"x": 1}'`,
  ARRAY: `coalesce($, '{}') || array['x']`,
  date: 'coalesce($, current_date) + 1',
  'timestamp with time zone': "coalesce($, now()) + interval '1 s'",
};

test('whichever column of a project is written, its list has a new version; five are for workers', async () => {
  const person = await web.person(1);
  await createVideo(person);
  // Whether the change makes sense is not asked here.
  const checks = await web.sql<{ conname: string }[]>`
    select conname from pg_constraint where conrelid = 'projects'::regclass and contype in ('c', 'f')`;
  for (const { conname } of checks) {
    await web.sql`alter table projects drop constraint ${web.sql(conname)}`;
  }
  const columns = await web.sql<{ name: string; type: string }[]>`
    select column_name as name, data_type as type from information_schema.columns
    where table_name = 'projects' and column_name not in ('id', 'account_id')`;
  const unseen: string[] = [];
  for (const { name, type } of columns) {
    const before = await findProjectList(web.db, person.id);
    const other = OTHERS[type]?.replace('$', name);
    if (other === undefined) throw new Error(`no other value of type ${type}`);
    await web.sql.unsafe(`update projects set ${name} = ${other}`);
    const after = await findProjectList(web.db, person.id);
    if (after?.version === before?.version) unseen.push(name);
  }
  expect(unseen.sort()).toEqual(['due_at', 'held_back', 'lease_number', 'leased_until', 'turn']);
});
