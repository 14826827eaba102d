import { expect } from 'vitest';
import { createTestWeb, type Person } from '../../../../test/web.ts';
import { createVideo } from '../../../../test/worker.ts';
import { checkLedger } from '../../credits/check-ledger.ts';
import { fromNow } from '../job/lease-queries.ts';
import { completeProject, failOverdueProjects, failProject } from '../job/outcome.ts';
import type { ProjectRow } from '../queries.ts';
import { settleAsk } from './settle.ts';

// Whoever comes first, deletion, worker, deadline or the engine's word: each hold is settled once.

export const web = await createTestWeb({ FREE_ABANDONS_PER_DAY: '2' });
const { db } = web;

export const handleOf = (id: string) => ({
  engine: 'fal',
  model: 'm',
  v: 1 as const,
  data: { id },
});
export const FAILURE = { code: 'FAKE', reason: 'No.', billed: 'unknown' } as const;

/** Videos that fal has taken and a worker is at. */
export async function takenVideos(person: Person, count: number): Promise<ProjectRow[]> {
  const ids = await Promise.all(Array.from({ length: count }, () => createVideo(person)));
  return Promise.all(
    ids.map((id) =>
      db
        .updateTable('projects')
        .set({
          ...{ engine: 'fal', status: 'processing', step: 'publish', lease_number: 1 },
          ...{ submit_started_at: fromNow(0), handle: handleOf(id) },
        })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),
    ),
  );
}

const settlementsOf = async (projectId: string) => {
  const rows = await db
    .selectFrom('credit_entries as hold')
    .innerJoin('credit_entries as settlement', 'settlement.hold_id', 'hold.id')
    .select('settlement.type')
    .where('hold.project_id', '=', projectId)
    .execute();
  return rows.map(({ type }) => type);
};

/** Ends so many videos by deletion and by something else at once, and tells two words of each. */
export async function expectOneSettlementEach(count: number): Promise<void> {
  const person = await web.person(count);
  const rows = await takenVideos(person, count);
  const late = rows.filter((_row, index) => index % 4 === 3).map(({ id }) => id);
  await db
    .updateTable('projects')
    .set({ deadline_at: fromNow(0) })
    .where('id', 'in', late)
    .execute();
  const attempt = (work: Promise<unknown>) => work.catch((error: Error) => error.message);
  const remove = (id: string) => person.send('DELETE', `/api/projects/${id}`);
  const workers = [
    (row: ProjectRow) => remove(row.id),
    (row: ProjectRow) => completeProject(db, row),
    (row: ProjectRow) => failProject(db, row, FAILURE),
    () => failOverdueProjects(db),
  ];
  const answers = await Promise.all(
    rows.flatMap((row, index) => [
      remove(row.id),
      attempt(workers[index % 4]!(row)),
      // The engine's word, as early as it can come: before there is anything to settle, or just after.
      attempt(settleAsk(db, { project_id: row.id, attempt: 1 }, 'no')),
    ]),
  );
  const statuses = answers.map((answer) => (answer as { status?: number } | undefined)?.status);
  expect(statuses.filter((status) => status !== undefined && status >= 500)).toEqual([]);
  expect(await checkLedger(db, async () => true)).toEqual([]);
  const asks = await db.selectFrom('abandoned_asks').selectAll().execute();
  await Promise.all(
    asks.flatMap((ask) => [settleAsk(db, ask, 'no'), settleAsk(db, ask, 'unknown')]),
  );
  expect(await checkLedger(db, async () => true)).toEqual([]);
  for (const { id } of rows) expect(await settlementsOf(id)).toHaveLength(1);
}
