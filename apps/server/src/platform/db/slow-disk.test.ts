import { type Kysely, sql as query } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { startTemporaryPostgres } from '../../../test/temporary-postgres.ts';
import { type Connection, connectDatabase } from './connection.ts';
import { notifyOnceCommitted } from './telling-dialect.ts';

type Tables = { counts: { id: number; count: number } };
type Change = (db: Kysely<Tables>) => Promise<unknown>;

// A disk of 50 ms: PostgreSQL waits so long before it writes, for others to commit with it. A commit
// alone waits as long. Faster, and a busy machine's own delays would count.
const server = await startTemporaryPostgres({ commit_delay: '50000', commit_siblings: '0' });
const ours = connectDatabase<Tables>(server.url, { max: 16 });
const theirs = connectDatabase<Tables>(server.url, { max: 16 });
afterAll(async () => {
  await Promise.all([ours.close(), theirs.close()]);
  await server.stop();
});
await ours.sql`create table counts (id int primary key, count int not null)`;
await ours.sql`insert into counts select id, 0 from generate_series(1, 32) id`;

const LANES = Array.from({ length: 16 }, (_, index) => index + 1);
const EACH = 6;

/** Milliseconds for `EACH` changes of a row each on sixteen connections. */
async function timeOf({ db }: Connection<Tables>, tell: Change): Promise<number> {
  const change = (id: number) =>
    db.transaction().execute(async (db) => {
      await db
        .updateTable('counts')
        .set({ count: query`count + 1` })
        .where('id', '=', id)
        .execute();
      await tell(db);
    });
  const beganAt = performance.now();
  await Promise.all(
    LANES.map(async (id) => {
      for (let i = 0; i < EACH; i += 1) await change(id);
    }),
  );
  return performance.now() - beganAt;
}

const afterTheCommit: Change = (db) => notifyOnceCommitted(db, 'told', crypto.randomUUID());
const withinTheCommit: Change = (db) =>
  query`select pg_notify('told', ${crypto.randomUUID()})`.execute(db);

test('changes that notify share writes of a slow disk, as they do not with notifications in their commits', async () => {
  await timeOf(ours, afterTheCommit);
  // Sixteen share a write where nothing else goes on. A busy machine may hold up either of the two: the
  // median of three counts.
  const ratios: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const within = await timeOf(ours, withinTheCommit);
    ratios.push(within / (await timeOf(ours, afterTheCommit)));
  }
  expect(ratios.sort((one, other) => one - other)[1]).toBeGreaterThan(2);
});

test('commits of others that hold the lock of notifications hold up none of ours', async () => {
  let isOver = false;
  let held = 0;
  const holding = LANES.map(async (lane) => {
    const change = theirs.db.transaction();
    while (!isOver) {
      await change.execute(async (db) => {
        await query`update counts set count = count + 1 where id = ${16 + lane}`.execute(db);
        await withinTheCommit(db);
      });
      held += 1;
    }
  });
  await timeOf(ours, afterTheCommit);
  isOver = true;
  await Promise.all(holding);
  // Theirs go one by one, sixteen waiting; were ours among them, they would be as many as ours.
  expect(held).toBeLessThan((LANES.length * EACH) / 2);
});
