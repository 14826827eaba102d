import { pino } from 'pino';
import { expect } from 'vitest';
import { createTestWeb, type Person } from '../../../../test/web.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { erase } from '../../personal-data/erasure/erase.ts';
import { takeDueErasure } from '../../personal-data/erasure/queries.ts';
import { completedProject } from '../../share/test-shared.ts';
import { deleteProject } from '../delete-project.ts';
import { evidenceKeyOf, keysOf } from '../media/keys.ts';
import { takeDueRemovals } from '../removals/queries.ts';
import { removeFilesOf } from '../removals/remove-files.ts';
import { moveEvidenceNow } from './evidence.ts';
import { holdVideo, putBack, takeDown } from './takedowns.ts';

// The lives that a video can have once it is taken down, each killed before and after every call that
// changes the storage: whoever calls never hears of it, and another process goes on when its lease is over.

export const web = await createTestWeb();
const { db, sql, billing } = web;
const log = pino({ level: 'silent' });
const allowance = { freeAbandonsPerDay: 5 };

/** Files in memory, and a process that dies at its point number `n`: before or after a call that changes them. */
function filesOf(n: number) {
  const stored = new Map<string, string>();
  let [points, death] = [0, Promise.withResolvers<void>()];
  const point = async () => {
    points += 1;
    if (points !== n) return;
    death.resolve();
    await new Promise(() => {});
  };
  const change = async <Result>(work: () => Result): Promise<Result> => {
    await point();
    const result = work();
    await point();
    return result;
  };
  const storage = {
    has: async (key) => stored.has(key),
    copy: (from, to) =>
      change(() => {
        if (!stored.has(from)) return false;
        stored.set(to, stored.get(from)!);
        return true;
      }),
    remove: (keys) =>
      change(() => {
        for (const key of keys) stored.delete(key);
        return [];
      }),
  } as Partial<Storage> as Storage;
  return {
    ...{ stored, storage, wasKilled: () => points >= n },
    /** Does something until it ends, or its process does. Answers whether it came to its end. */
    async alive(work: () => Promise<unknown>): Promise<boolean> {
      const isDone = await Promise.race([work().then(() => true), death.promise.then(() => false)]);
      if (!isDone) death = Promise.withResolvers();
      return isDone;
    },
  };
}

type Life = { id: string; person: Person; storage: Storage };

const commit = (id: string, work: typeof takeDown | typeof putBack) =>
  db.transaction().execute(async (db) => {
    const [report] = await sql`insert into reports (kind, good_faith, rights_holder, project_id)
      values ('other', true, false, ${id}) returning id`;
    await work(db, (await holdVideo(db, id))!, { reportId: report!.id, kind: 'other', reason: '' });
  });

const STEPS = {
  async 'taken down'({ id, storage }: Life) {
    await commit(id, takeDown);
    await moveEvidenceNow({ db, storage, log }, id);
  },
  async 'put back'({ id, storage }: Life) {
    await commit(id, putBack);
    await moveEvidenceNow({ db, storage, log }, id);
  },
  deleted: ({ id, person, storage }: Life) =>
    deleteProject(db, { storage, log, allowance }, person.id, {
      ...{ projectId: id, isRefundRequired: false },
    }),
  'account deleted': ({ person }: Life) =>
    person.send('DELETE', '/api/account', { confirm: person.email }),
};

/** Does all that is due, as workers do. */
async function work({ id, storage }: Life): Promise<void> {
  const tools = { db, storage, log };
  const account = await takeDueErasure(db);
  if (account) await erase({ ...tools, billing, allowance }, account);
  const removals = await takeDueRemovals(db, 500);
  if (removals) await removeFilesOf(removals, tools);
  for (let turn = 0; turn < 2; turn += 1) await moveEvidenceNow(tools, id);
}

const pass = ({ id, person }: Life, wait: string) => sql`
  with waited as (select ${wait}::interval as time),
    removals as (
      update file_removals set due_at = due_at - time, requested_at = requested_at - time
      from waited where project_id = ${id}),
    erasures as (
      update accounts set erasure_due_at = erasure_due_at - time from waited where id = ${person.id})
  update evidence set due_at = due_at - time, taken_at = taken_at - time,
    keep_until = keep_until - time, leased_until = leased_until - time
  from waited where project_id = ${id}`;

/** Each long enough for what a dead process has taken; 29 days and some hours in all, and then over. */
const WAITS = ['0 s', '11 minutes', '26 hours', '28 days', '1 day', '11 minutes'];
const OVER = WAITS.length - 2;

export type Step = keyof typeof STEPS;
export const WAYS: [string, Step[], 'evidence' | 'shown' | 'nothing'][] = [
  ['taken down, and deleted', ['taken down', 'deleted'], 'evidence'],
  ['taken down, and its account deleted', ['taken down', 'account deleted'], 'evidence'],
  ['put back', ['taken down', 'put back'], 'shown'],
  ['put back, and deleted', ['taken down', 'put back', 'deleted'], 'nothing'],
  [
    'taken down again, and deleted',
    ['taken down', 'put back', 'taken down', 'deleted'],
    'evidence',
  ],
];

/** Lives one life. Answers whether a process died. */
async function live(
  steps: Step[],
  end: 'evidence' | 'shown' | 'nothing',
  { person, stored, storage, alive, wasKilled }: { person: Person } & ReturnType<typeof filesOf>,
): Promise<boolean> {
  const id = await completedProject(web, person);
  const life = { id, person, storage };
  for (const key of keysOf(id)) stored.set(key, key);
  const where = () =>
    keysOf(id).map((key) => ({
      ...{ shown: stored.get(key) === key, apart: stored.get(evidenceKeyOf(key)) === key },
    }));
  for (const step of steps) {
    await alive(() => STEPS[step](life));
    if (end !== 'nothing' || step !== 'deleted') {
      for (const { shown, apart } of where()) expect(shown || apart).toBe(true);
    }
  }
  for (const [turn, wait] of WAITS.entries()) {
    await pass(life, wait);
    const isDone = await alive(() => work(life));
    const isOver = turn >= OVER || end === 'nothing';
    for (const { shown, apart } of where()) {
      if (!isOver || end === 'shown') expect(shown || apart).toBe(true);
      // The first turn may find what a dead process has taken.
      if (!isDone || turn === 0) continue;
      expect(shown).toBe(end === 'shown');
      if (isOver) expect(apart).toBe(false);
    }
  }
  expect(stored.size).toBe(end === 'shown' ? keysOf(id).length : 0);
  expect(
    await sql`select project_id from evidence where project_id = ${id}
      union all select project_id from file_removals where project_id = ${id}`,
  ).toEqual([]);
  return wasKilled();
}

/** Lives a life for every `every`-th point at which a process may die. */
export async function expectNeitherLostNorLeft(
  steps: Step[],
  end: 'evidence' | 'shown' | 'nothing',
  every = 1,
): Promise<void> {
  let person = await web.person();
  let n = 1;
  while (await live(steps, end, { person, ...filesOf(n) })) {
    n += every;
    if (steps.includes('account deleted')) person = await web.person();
  }
  expect(n).toBeGreaterThan(10);
}
