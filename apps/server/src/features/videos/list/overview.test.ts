import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { noteAskMade } from '../../../../test/ask-made.ts';
import { lockAwaited } from '../../../../test/on-database.ts';
import { createTestWeb } from '../../../../test/web.ts';
import { createVideo, defaultLimits } from '../../../../test/worker.ts';
import { checkLedger } from '../../credits/check-ledger.ts';
import { claimDueProject } from '../job/claim-queries.ts';
import { completeProject, failProject } from '../job/outcome.ts';
import { findProjectList } from './queries.ts';

const web = await createTestWeb({ RATE_LIMIT_PER_MINUTE: '1000000' });
afterAll(web.close);

const failure = { code: 'TEST', reason: 'For a test.', billed: 'no' } as const;
const lane = { steps: ['submit' as const], engines: ['fake'] };

const claim = () =>
  claimDueProject(web.db, lane, {
    ...{ firstEngine: 'fake', leaseSeconds: 60 },
    ...{ elsewhere: [], limits: defaultLimits },
  });

test('the counts are exact however much happens at once', async () => {
  const person = await web.person(30);
  const begin = async () => {
    await createVideo(person);
    const row = await claim();
    if (row) await noteAskMade(web.db, row.id);
    return row;
  };
  const actions = {
    ask: () => createVideo(person),
    begin,
    complete: async () => {
      const row = await begin();
      if (row) await completeProject(web.db, row);
    },
    fail: async () => {
      const row = await begin();
      if (row) await failProject(web.db, row, failure);
    },
    remove: async () => person.send('DELETE', `/api/projects/${await createVideo(person)}`),
    removeBegun: async () => {
      const row = await begin();
      if (!row) return;
      await Promise.allSettled([
        person.send('DELETE', `/api/projects/${row.id}`),
        completeProject(web.db, row),
      ]);
    },
  };
  const Kinds = fc.array(fc.constantFrom(...(Object.keys(actions) as (keyof typeof actions)[])), {
    minLength: 20,
    maxLength: 20,
  });
  for (const kinds of fc.sample(Kinds, 5)) {
    // Who has no credit left is refused, and who is at a project that was deleted has lost it.
    const ends = await Promise.allSettled(kinds.map((kind) => actions[kind]()));
    const troubles = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
    expect(troubles.filter((trouble) => !/INSUFFICIENT|LeaseLost/.test(trouble))).toEqual([]);
    const [counted] = await web.sql`
      select count(*)::int as total,
        count(*) filter (where status = 'pending')::int as pending,
        count(*) filter (where status = 'processing')::int as processing,
        count(*) filter (where status = 'completed')::int as completed,
        count(*) filter (where status = 'failed')::int as failed
      from projects where account_id = ${person.id}`;
    const { body: user } = await person.send('GET', '/api/auth/user');
    const { status, body } = await person.send('GET', '/api/overview');
    expect(status).toBe(200);
    expect(body).toEqual({ ...counted, creditsRemaining: user.creditsRemaining });
  }
  const breaches = await checkLedger(web.db, async () => true);
  expect(breaches).toEqual([]);
});

test('somebody new has nothing', async () => {
  const person = await web.person();
  const nothing = { total: 0, pending: 0, processing: 0, completed: 0, failed: 0 };
  expect((await person.send('GET', '/api/overview')).body).toEqual({
    ...nothing,
    creditsRemaining: 0,
  });
});

test('who waits for a locked balance keeps nothing else of that person from being written', async () => {
  const person = await web.person(2);
  const id = await createVideo(person);
  const { sql } = web;
  const waiting = await sql.begin(async (locker) => {
    await locker`select from credit_balances where account_id = ${person.id} for update`;
    const waiting = createVideo(person);
    await lockAwaited(sql);
    // A worker's claim and a change of the title write to the list; neither needs the balance.
    expect((await claim())?.id).toBe(id);
    const renamed = await person.send('PATCH', `/api/projects/${id}`, { title: 'New' });
    expect(renamed.status).toBe(200);
    // Not the promise itself, for which this transaction would wait.
    return { done: waiting };
  });
  await waiting.done;
  const counts = { pending: 1, processing: 1 };
  expect(await findProjectList(web.db, person.id)).toMatchObject(counts);
});
