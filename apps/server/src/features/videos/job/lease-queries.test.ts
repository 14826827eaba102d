import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createTestWeb } from '../../../../test/web.ts';
import { createVideo, defaultLimits } from '../../../../test/worker.ts';
import { LeaseLostError } from '../errors.ts';
import type { ProjectRow } from '../queries.ts';
import { claimDueProject } from './claim-queries.ts';
import type { Failure } from './failure-words.ts';
import type { Lane } from './lanes.ts';
import { giveBack, renewLease, writeLeased } from './lease-queries.ts';
import { completeProject, failOverdueProjects, failProject } from './outcome.ts';

const web = await createTestWeb();
afterAll(web.close);
const { db } = web;

const EVERYTHING: Pick<Lane, 'steps' | 'engines'> = {
  steps: ['submit', 'poll', 'collect', 'check', 'publish'],
  engines: ['fake'],
};
const claim = (lane = EVERYTHING) =>
  claimDueProject(db, lane, {
    ...{ firstEngine: 'fake', leaseSeconds: 60 },
    ...{ elsewhere: ['fake'], limits: defaultLimits },
  });

/** A claimed project whose worker is thought dead. */
async function lapsed(): Promise<ProjectRow> {
  await createVideo(await web.person(1));
  const project = (await claim()) as ProjectRow;
  await writeLeased(db, project, { leased_until: sql`now() - interval '1 s'` });
  return project;
}

test('a project is claimed by one worker at a time, and the longest due first', async () => {
  const person = await web.person(3);
  const ids = [await createVideo(person), await createVideo(person), await createVideo(person)];
  const claims = await Promise.all([claim(), claim(), claim(), claim()]);
  const claimed = claims.map((project) => project?.id).filter((id) => id !== undefined);
  expect(claimed.toSorted()).toEqual(ids.toSorted());
  for (const project of claims) if (project) await failProject(db, project, FAILURE);
});

const FAILURE: Failure = { code: 'TEST', reason: 'For a test.', billed: 'no' };

test('a worker that lost its lease can write, renew, give back and end nothing', async () => {
  const before = await lapsed();
  const after = (await claim()) as ProjectRow;
  expect(after.id).toBe(before.id);
  const attempts = [
    () => writeLeased(db, before, { step: 'publish' }),
    () => renewLease(db, before, 60),
    () => giveBack(db, before, 0),
    () => completeProject(db, before),
    () => failProject(db, before, FAILURE),
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toThrow(LeaseLostError);
  expect(await writeLeased(db, after, { step: after.step })).toEqual(after);
  await completeProject(db, after);
});

test('a lease that was given back is not renewed by a late beat', async () => {
  await createVideo(await web.person(1));
  const project = (await claim()) as ProjectRow;
  await giveBack(db, project, 0);
  await renewLease(db, project, 60);
  const again = (await claim()) as ProjectRow;
  expect(again.id).toBe(project.id);
  await failProject(db, again, FAILURE);
});

test('a video that is ready after its deadline is not charged, and its files are to go', async () => {
  const person = await web.person(1);
  await createVideo(person);
  const project = (await claim()) as ProjectRow;
  await writeLeased(db, project, { step: 'publish', deadline_at: sql`now() - interval '1 s'` });
  await expect(completeProject(db, project)).rejects.toThrow(LeaseLostError);
  await failOverdueProjects(db);
  expect((await person.send('GET', '/api/auth/user')).body.creditsRemaining).toBe(1);
  const removals = await db
    .selectFrom('file_removals')
    .select('project_id')
    .where('project_id', '=', project.id)
    .execute();
  expect(removals).toHaveLength(1);
  expect((await person.send('DELETE', `/api/projects/${project.id}`)).status).toBe(204);
});

test('a lane claims what is at its steps, with its engines', async () => {
  await createVideo(await web.person(1));
  expect(await claim({ steps: ['poll'], engines: ['fake'] })).toBeUndefined();
  expect(await claim({ steps: ['submit'], engines: ['other'] })).toBeUndefined();
  const begun = (await claim({ steps: ['submit'], engines: ['fake'] })) as ProjectRow;
  await writeLeased(db, begun, { engine: 'other', step: 'poll' });
  await giveBack(db, begun, 0);
  expect(await claim()).toBeUndefined();
  const taken = (await claim({ steps: ['poll'], engines: ['fake', 'other'] })) as ProjectRow;
  expect(taken.id).toBe(begun.id);
  await failProject(db, taken, FAILURE);
});

test('a project past its deadline is not begun again', async () => {
  const project = await lapsed();
  await writeLeased(db, project, { deadline_at: sql`now() - interval '1 s'` });
  expect(await claim()).toBeUndefined();
  await failProject(db, project, FAILURE);
});

test('a project that waits is not claimed before it is due', async () => {
  await createVideo(await web.person(1));
  const project = (await claim()) as ProjectRow;
  await giveBack(db, project, 3600);
  expect(await claim()).toBeUndefined();
  await db
    .updateTable('projects')
    .set({ due_at: new Date() })
    .where('id', '=', project.id)
    .execute();
  expect((await claim())?.id).toBe(project.id);
});

test('an overdue project that cannot be failed holds up no other', async () => {
  const person = await web.person(2);
  const broken = await createVideo(person);
  const sound = await createVideo(person);
  await web.sql.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`delete from credit_entries where project_id = ${broken}`;
    await sql`update projects set deadline_at = now() - interval '2 s' where id = ${broken}`;
    await sql`update projects set deadline_at = now() - interval '1 s' where id = ${sound}`;
  });
  await expect(failOverdueProjects(db)).rejects.toThrow('some overdue projects did not fail');
  const { body } = await person.send('GET', `/api/projects/${sound}`);
  expect(body).toMatchObject({ status: 'failed', creditRefunded: true });
});

test('people take turns: each person’s videos are begun in their order', async () => {
  const [ann, ben, cleo, dan] = [
    await web.person(4),
    await web.person(1),
    await web.person(2),
    await web.person(1),
  ];
  const ask = async (person: typeof ann, times: number) => {
    const ids: string[] = [];
    for (let i = 0; i < times; i++) ids.push(await createVideo(person));
    return ids;
  };
  const anns = await ask(ann, 4);
  const bens = await ask(ben, 1);
  const cleos = await ask(cleo, 2);
  const begun: (string | undefined)[] = [];
  const begin = async () => {
    const project = (await claim()) as ProjectRow;
    begun.push(project.id);
    await completeProject(db, project);
  };
  for (let i = 0; i < 4; i++) await begin();
  const dans = await ask(dan, 1);
  for (let i = 0; i < 4; i++) await begin();
  expect(begun).toEqual([
    ...[anns[0], bens[0], cleos[0]],
    ...[anns[1], cleos[1], dans[0]],
    ...[anns[2], anns[3]],
  ]);
});

test('a video that was begun goes on before another is begun', async () => {
  const first = await lapsed();
  await createVideo(await web.person(1));
  const again = (await claim()) as ProjectRow;
  expect(again.id).toBe(first.id);
  await completeProject(db, again);
  await completeProject(db, (await claim()) as ProjectRow);
});
