import { WebhookPayload, webhookEvents } from '@shortcake/contract/webhook';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { createTestWeb, type Person } from '../../../../test/web.ts';
import { createVideo, startTestWorker } from '../../../../test/worker.ts';
import { seriesOutcome } from '../whole-series.ts';
import { failProject } from './outcome.ts';

const web = await createTestWeb();
afterAll(web.close);
let worker: Awaited<ReturnType<typeof startTestWorker>> | undefined;
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
});
beforeEach(() => sql`delete from outbox`.execute(web.db));

const mails = async () => {
  const { rows } = await sql<{ told: string }>`
    select body->>'kind' || ' ' || (body->>'object') as told from outbox
    where topic = 'mail' and body->>'kind' <> 'credits-low' order by number`.execute(web.db);
  return rows.map(({ told }) => told);
};
const ended = (project: string) => web.told.when('job.ended', { project });
const items = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    prompt: `Cream number ${i}`,
    templateData: { templateId: 'custom-prompt', category: 'custom', duration: '0:08' },
  }));
let keys = 0;
const post = (person: Person, path: string, body: unknown) =>
  person.send('POST', path, body, { 'idempotency-key': `mail-${++keys}` });

test('a single video is told of in the commit of its end', async () => {
  const person = await web.person(3);
  worker = await startTestWorker(web, { ffmpeg: 'replayed' });
  const id = await createVideo(person);
  await ended(id);
  expect(await mails()).toEqual([`video-ready ${id}`]);
});

test('one that fails is told of as that, and one that is cancelled or deleted is not', async () => {
  const person = await web.person(5);
  const late = await createVideo(person);
  const deleted = await createVideo(person);
  await person.send('DELETE', `/api/projects/${deleted}`);
  await sql`update projects set deadline_at = now() - interval '1 second' where id = ${late}`.execute(
    web.db,
  );
  worker = await startTestWorker(web, { ffmpeg: 'replayed' });
  await ended(late);
  expect(await mails()).toEqual([`video-failed ${late}`]);
});

test('a series is told of once, when all have ended, and again when it went on', async () => {
  const person = await web.person(9);
  const { body: series } = await post(person, '/api/series', {
    title: 'Ten hooks',
    items: items(4),
  });
  worker = await startTestWorker(web, { ffmpeg: 'replayed' });
  for (const id of series.projectIds) await ended(id);
  expect(await mails()).toEqual([`series-ready ${series.id}`]);
  const { body: more } = await post(person, `/api/series/${series.id}/items`, { items: items(2) });
  for (const id of more.projectIds) await ended(id);
  expect(await mails()).toEqual([`series-ready ${series.id}`, `series-ready ${series.id}`]);
});

test('what is told of a series leaves out what its owner cancelled', async () => {
  const person = await web.person(3);
  const { body: series } = await post(person, '/api/series', { title: 'Two', items: items(2) });
  const outcome = () => seriesOutcome(web.db, person.id, series.id);
  const cancel = (count: number) =>
    sql`update projects set status = 'failed', failure_code = 'CANCELLED', failure_reason = 'Cancelled', completed_at = null
      where id = any(${series.projectIds.slice(0, count)}::uuid[])`.execute(web.db);
  await cancel(1);
  expect(await outcome()).toBe(undefined);
  await sql`update projects set status = 'completed', completed_at = now()
    where id = ${series.projectIds[1]}`.execute(web.db);
  expect(await outcome()).toMatchObject({ ready: 1, failed: 0 });
  await cancel(2);
  expect(await outcome()).toBe(undefined);
});

test('a series whose last videos end at the same moment is told of, and once', async () => {
  for (let round = 0; round < 10; round += 1) {
    await sql`delete from outbox`.execute(web.db);
    const person = await web.person(9);
    const { body: series } = await post(person, '/api/series', { title: 'Two', items: items(2) });
    const rows = await web.db
      .updateTable('projects')
      .set({ status: 'processing', lease_number: 1 })
      .where('series_id', '=', series.id)
      .returningAll()
      .execute();
    const failure = { code: 'FOR_A_TEST', reason: 'It broke.', billed: 'unknown' } as const;
    await Promise.all(rows.map((row) => failProject(web.db, row, failure)));
    expect(await mails()).toEqual([`series-ready ${series.id}`]);
  }
});

/** What webhooks are told of, in its order. */
const events = async () =>
  (
    await web.db.selectFrom('webhook_deliveries').select('payload').orderBy('created_at').execute()
  ).map(({ payload }) => WebhookPayload.parse(JSON.parse(payload)));

async function withWebhook(person: Person, listens: readonly string[] = webhookEvents) {
  await sql`delete from webhooks`.execute(web.db);
  await person.send('POST', '/api/webhooks', { url: 'http://localhost:9/', events: listens });
}

test('a webhook is told of a video as the call answers it, in the commit of its end', async () => {
  const person = await web.person(3);
  await withWebhook(person);
  worker = await startTestWorker(web, { ffmpeg: 'replayed' });
  const id = await createVideo(person);
  await ended(id);
  const [event, ...more] = await events();
  expect([event?.type, more]).toEqual(['video.completed', []]);
  expect(event?.data).toEqual((await person.send('GET', `/api/projects/${id}`)).body);
});

test('a webhook is told of each video of a series, and then once of the series', async () => {
  const person = await web.person(9);
  await withWebhook(person, ['video.completed', 'video.failed', 'series.completed']);
  const asked = await post(person, '/api/series', { title: 'Five', items: items(5) });
  const { id, projectIds } = asked.body;
  const [late, deleted] = projectIds as string[];
  await person.send('DELETE', `/api/projects/${deleted}`);
  await sql`update projects set deadline_at = now() - interval '1 second' where id = ${late}`.execute(
    web.db,
  );
  worker = await startTestWorker(web, { ffmpeg: 'replayed' });
  for (const project of projectIds) if (project !== deleted) await ended(project);
  const told = await events();
  expect(told.map(({ type }) => type).sort()).toEqual([
    ...[
      'series.completed',
      'video.completed',
      'video.completed',
      'video.completed',
      'video.failed',
    ],
  ]);
  // Written in one commit with the last of its videos.
  const ofSeries = told.find(({ type }) => type === 'series.completed');
  expect(ofSeries?.data).toEqual((await person.send('GET', `/api/series/${id}`)).body);
  for (const { type, data } of told.filter((event) => event !== ofSeries)) {
    const { body } = await person.send('GET', `/api/projects/${(data as { id: string }).id}`);
    expect([type, data]).toEqual([`video.${body.status}`, body]);
  }
});

test('webhooks are not told of what its owner cancelled, nor of an end that was rolled back', async () => {
  const person = await web.person(9);
  await withWebhook(person);
  const asked = await post(person, '/api/series', { title: 'Two', items: items(2) });
  await post(person, `/api/series/${asked.body.id}/cancel`, undefined);
  const id = await createVideo(person);
  const row = await web.db
    .selectFrom('projects')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const failure = { code: 'X', reason: 'It broke.', billed: 'no' } as const;
  await expect(failProject(web.db, row, failure)).rejects.toThrow();
  expect(await events()).toEqual([]);
});

test('a webhook is told of few credits once for each time that they become few', async () => {
  const person = await web.person(3);
  await withWebhook(person, ['credits.low']);
  for (let i = 0; i < 3; i += 1) await createVideo(person);
  expect((await events()).map(({ data }) => data)).toEqual([{ creditsRemaining: 1 }]);
});
