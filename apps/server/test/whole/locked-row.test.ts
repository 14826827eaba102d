import { sql } from 'kysely';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { overdueProjectIds } from '../../src/features/videos/job/lease-queries.ts';
import { failOverdueProjects } from '../../src/features/videos/job/outcome.ts';
import { connectDatabase } from '../../src/platform/db/connection.ts';
import type { DB } from '../../src/schema.ts';
import { WEB_TIMEOUTS } from '../../src/wiring/database-timeouts.ts';
import { createTestWeb, type Person } from '../web.ts';
import { BODY, createVideo, projectWhen, startTestWorker } from '../worker.ts';

// Locks are waited for longer than by the product, so that much goes on while some wait.
const timeouts = { ...WEB_TIMEOUTS, lockMs: 6000 };
const web = await createTestWeb({}, undefined, undefined, { timeouts });
afterAll(web.close);

/** Holds a person's balance from another session, until the answered function is called. */
async function lockBalance({ id }: Person): Promise<() => Promise<void>> {
  const holder = connectDatabase<DB>(web.url, { max: 1 });
  const transaction = await holder.db.startTransaction().execute();
  await sql`select from credit_balances where account_id = ${id} for update`.execute(transaction);
  let isHeld = true;
  const release = async () => {
    if (!isHeld) return;
    isHeld = false;
    await transaction.rollback().execute();
    await holder.close();
  };
  onTestFinished(release);
  return release;
}

async function sessionsThatWait(): Promise<number> {
  const [row] = await web.sql`
    select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return row?.count;
}

test('a locked balance costs its own requests a 503, and nobody else anything', async () => {
  const [held, bystander] = [await web.person(30), await web.person()];
  const doomed = await createVideo(held);
  const release = await lockBalance(held);
  const answered: string[] = [];
  const requests = Array.from({ length: 25 }, async (_, n) => {
    const answer = await (n % 5 === 0
      ? held.send('DELETE', `/api/projects/${doomed}`)
      : held.send('POST', '/api/projects', BODY));
    answered.push('held');
    return answer;
  });
  await expect.poll(sessionsThatWait).toBeGreaterThanOrEqual(4);
  for (let n = 0; n < 3; n++) {
    expect((await bystander.send('GET', '/api/auth/user')).status).toBe(200);
    expect((await held.send('GET', '/api/projects')).status).toBe(200);
    answered.push('bystander');
  }
  expect(answered).toEqual(Array(3).fill('bystander'));

  for (const { status, headers, body } of await Promise.all(requests)) {
    expect(status).toBe(503);
    expect(body).toEqual({ code: 'UNAVAILABLE', message: expect.stringContaining('try again') });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  await release();
  expect((await held.send('GET', '/api/auth/user')).body.creditsRemaining).toBe(29);
  expect((await held.send('POST', '/api/projects', BODY)).status).toBe(201);
});

test('an overdue project whose balance is locked holds up no other, and ends when it is free', async () => {
  const [held, other] = [await web.person(1), await web.person(1)];
  const [stuck, free] = [await createVideo(held), await createVideo(other)];
  await web.sql`update projects set deadline_at = now() - interval '1 s'`;
  const release = await lockBalance(held);
  await expect(failOverdueProjects(web.db)).rejects.toThrow('some overdue projects');
  expect(await overdueProjectIds(web.db)).toEqual([stuck]);
  expect((await other.send('GET', `/api/projects/${free}`)).body.creditRefunded).toBe(true);
  await release();
  await failOverdueProjects(web.db);
  expect((await held.send('GET', `/api/projects/${stuck}`)).body.creditRefunded).toBe(true);
});

test('a worker that meets a locked balance finishes the video when it is free, once', async () => {
  const held = await web.person(1);
  const id = await createVideo(held);
  const release = await lockBalance(held);
  const worker = await startTestWorker(web);
  onTestFinished(worker.stop);
  await expect.poll(sessionsThatWait, { timeout: 60_000 }).toBeGreaterThan(0);
  await expect
    .poll(
      async () =>
        (await web.sql`select due_at > now() as later from projects where id = ${id}`)[0]?.later,
      { timeout: 60_000 },
    )
    .toBe(true);
  await release();
  expect(await projectWhen(held, id)).toMatchObject({ status: 'completed', creditRefunded: false });
  expect(await worker.fake.asked()).toEqual([`${id}-1`]);
});
