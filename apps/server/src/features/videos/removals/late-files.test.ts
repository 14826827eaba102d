import { sql } from 'kysely';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createTestWeb } from '../../../../test/web.ts';
import { createVideo, startTestWorker } from '../../../../test/worker.ts';
import type { Lease } from '../job/lease-queries.ts';
import { completeProject, failOverdueProjects, failProject } from '../job/outcome.ts';
import { keysOf } from '../media/keys.ts';

const web = await createTestWeb();
const worker = await startTestWorker(web, { ffmpeg: 'replayed' });
afterAll(async () => {
  await worker.stop();
  await web.close();
});
afterEach(() => vi.restoreAllMocks());

/** Holds uploads of a worker until they are let go; `begun` is when the first has come. */
function holdUploads() {
  const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const put = web.storage.put.bind(web.storage);
  vi.spyOn(web.storage, 'put').mockImplementation(async (key, path) => {
    begun.resolve();
    await held.promise;
    return put(key, path);
  });
  return { begun: begun.promise, letGo: held.resolve };
}

test.each([
  ['deleted', (id: string, send: (url: string) => Promise<unknown>) => send(`/api/projects/${id}`)],
  [
    'failed',
    async (id: string) => {
      await web.sql`update projects set deadline_at = now() where id = ${id}`;
      await failOverdueProjects(web.db);
    },
  ],
])('a worker takes back what it stored of a project that was %s meanwhile', async (_how, end) => {
  const uploads = holdUploads();
  const person = await web.person(1);
  const id = await createVideo(person);
  await uploads.begun;
  await end(id, (url) => person.send('DELETE', url));
  // As if the queue had been there, and half an hour had passed.
  await web.sql`update file_removals set due_at = now() + interval '1 day',
    requested_at = now() - interval '1 hour' where project_id = ${id}`;
  uploads.letGo();
  await worker.told.when('job.lost', { project: id });
  for (const key of keysOf(id)) expect(await web.storage.has(key)).toBe(false);
  // And once more, in case it died over it.
  expect(
    await web.sql`select from file_removals
      where project_id = ${id} and due_at < now() + interval '2 minutes'`,
  ).toHaveLength(1);
});

test('files that an overtaken worker stored are to go when the next worker ends the project badly', async () => {
  const uploads = holdUploads();
  const person = await web.person(1);
  const id = await createVideo(person);
  await uploads.begun;
  // The next one finds neither file nor video, and begins to collect anew.
  const next = await web.db
    .updateTable('projects')
    .set({ lease_number: sql`lease_number + 1`, step: 'collect' })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  uploads.letGo();
  await worker.told.when('job.lost', { project: id });
  await failProject(web.db, next, { code: 'ENGINE_FAILED', reason: 'no video', billed: 'unknown' });
  expect(await web.sql`select from file_removals where project_id = ${id}`).toHaveLength(1);
});

test('a worker that was overtaken leaves the files of a finished project alone', async () => {
  const uploads = holdUploads();
  const person = await web.person(1);
  const id = await createVideo(person);
  await uploads.begun;
  const [lease] = await web.sql<Lease[]>`
    update projects set lease_number = lease_number + 1 where id = ${id}
    returning id, lease_number`;
  await completeProject(web.db, lease!);
  uploads.letGo();
  await worker.told.when('job.lost', { project: id });
  for (const key of keysOf(id)) expect(await web.storage.has(key)).toBe(true);
});
