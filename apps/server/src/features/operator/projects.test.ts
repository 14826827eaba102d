import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FoundProject } from '@shortcake/contract/operator/projects';
import { afterAll, expect, test } from 'vitest';
import { testVideo } from '../../../test/media.ts';
import { onDatabase } from '../../../test/on-database.ts';
import { createOperator, logOf } from '../../../test/operator.ts';
import { createTestWeb } from '../../../test/web.ts';
import { BODY, createVideo } from '../../../test/worker.ts';

const web = await createTestWeb({ ADMIN_EMAILS: 'boss@example.com,other@example.com' });
afterAll(web.close);
const boss = await createOperator(web);
const other = await createOperator(web, 'other@example.com');
const ada = await web.person(20);
const ben = await web.person(20);

const find = async (query: Record<string, string> = {}): Promise<FoundProject[]> =>
  (await boss.send('GET', `/api/admin/projects?${new URLSearchParams(query)}`)).body;
const ids = (projects: FoundProject[]) => projects.map(({ id }) => id);
const set = (id: string, changes: object) =>
  web.db.updateTable('projects').set(changes).where('id', '=', id).execute();
const open = (id: string, reason = 'A complaint') =>
  boss.send('POST', `/api/admin/projects/${id}/open`, { reason });

const summer = await createVideo(ada, { ...BODY, title: 'Größe 100%_x' });
const quoting = await createVideo(ada, { ...BODY, title: 'Strawberry DREAMS' });
const usual = await createVideo(ben);
await set(summer, {
  ...{
    engine: 'fal',
    status: 'failed',
    failure_code: 'FILTERED',
    failure_reason: 'It was filtered',
  },
});

test('all videos are listed newest first, without a prompt, and without a title that quotes one', async () => {
  const found = await find();
  expect(found.map(({ id, title, owner }) => [id, title, owner.email])).toEqual([
    [usual, expect.stringMatching(/^Custom Video - /), ben.email],
    [quoting, null, ada.email],
    [summer, 'Größe 100%_x', ada.email],
  ]);
  expect(JSON.stringify(found)).not.toMatch(/strawberry|cream/i);
});

test('they are found by status, engine, title, id and the owner’s address, and by words of no prompt', async () => {
  expect(ids(await find({ status: 'failed' }))).toEqual([summer]);
  expect(ids(await find({ engine: 'fal' }))).toEqual([summer]);
  expect(ids(await find({ engine: 'fal', status: 'completed' }))).toEqual([]);
  for (const q of ['grösse', '%_X', summer, summer.toUpperCase()]) {
    expect(ids(await find({ q }))).toEqual([summer]);
  }
  expect(ids(await find({ q: ada.email.toUpperCase() }))).toEqual([quoting, summer]);
  expect(ids(await find({ q: ada.email, status: 'failed' }))).toEqual([summer]);
  for (const q of ['strawberry', 'cream', '__', 'nobody@example.com', summer.slice(1)]) {
    expect(ids(await find({ q }))).toEqual([]);
  }
  for (const bad of [{ status: 'live' }, { engine: "a'b" }, { q: 'x'.repeat(201) }]) {
    const { status } = await boss.send('GET', `/api/admin/projects?${new URLSearchParams(bad)}`);
    expect(status).toBe(400);
  }
});

test('pages of them go on to the last, with nothing twice', async () => {
  const first = await boss.send('GET', '/api/admin/projects?limit=2');
  const url = /<([^>]+)>/.exec(String(first.headers.link))![1]!;
  const second = await boss.send('GET', url);
  expect([...ids(first.body), ...ids(second.body)]).toEqual([usual, quoting, summer]);
  expect(second.headers.link).toBeUndefined();
});

test('one is opened with a reason, which is logged', async () => {
  const { status, body } = await open(quoting, 'Reported by a visitor');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...{ prompt: BODY.prompt, title: 'Strawberry DREAMS', enhancedPrompt: null },
    ...{ videoUrl: null, posterUrl: null },
    templateData: { templateId: 'custom-prompt' },
  });
  expect((await logOf(web))[0]).toEqual({
    by: 'boss@example.com',
    action: 'open-video',
    target: `project ${quoting}`,
    reason: 'Reported by a visitor',
  });
});

test('of one that is taken down that is said, and its files are with the report', async () => {
  await set(quoting, { status: 'completed', completed_at: new Date(), taken_down_at: new Date() });
  expect((await open(quoting)).body).toMatchObject({ takenDown: true, videoUrl: null });
  await set(quoting, { taken_down_at: null });
  expect((await open(quoting)).body).toMatchObject({ takenDown: false });
});

test('its files are for the operator who opened it, for an hour', async () => {
  const stored = join(web.directory, 'stored.mp4');
  await copyFile(await testVideo(), stored);
  await web.storage.put(`${usual}/video.mp4`, stored);
  await set(usual, { status: 'completed', completed_at: new Date() });
  const url = `/api/admin/projects/${usual}/video.mp4`;
  expect((await boss.send('GET', url)).status).toBe(404);
  expect((await open(usual)).body).toMatchObject({
    videoUrl: url,
    posterUrl: `/api/admin/projects/${usual}/poster.jpg`,
  });
  const range = { range: 'bytes=2-9' };
  const { cookie } = boss;
  const part = await web.app.inject({ url, headers: { cookie, ...range } });
  expect(part.statusCode).toBe(206);
  expect(part.headers).toMatchObject({ 'content-type': 'video/mp4', 'content-length': '8' });
  expect(part.rawPayload).toEqual((await readFile(await testVideo())).subarray(2, 10));
  expect((await web.app.inject({ method: 'HEAD', url, headers: { cookie } })).statusCode).toBe(200);
  // Its owner's address is the owner's alone.
  expect((await boss.send('GET', `/media/${usual}/video.mp4`)).status).toBe(404);
  expect((await other.send('GET', url)).status).toBe(404);
  expect((await boss.send('GET', url.replace('video.mp4', 'index.html'))).status).toBe(404);
  expect((await boss.send('GET', url.replace(usual, quoting))).status).toBe(404);
  expect((await boss.send('GET', url.replace(usual, 'x'))).status).toBe(404);
  // An hour goes by, as only the owner of the tables can say.
  await onDatabase(web.ownerUrl, async (sql) => {
    await sql`alter table operator_log disable trigger operator_log_append_only`;
    await sql`update operator_log set at = at - interval '1 hour'`;
    await sql`alter table operator_log enable trigger operator_log_append_only`;
  });
  expect((await boss.send('GET', url)).status).toBe(404);
});

test('to everybody else the files of an opened video are as unknown as any path', async () => {
  await open(usual);
  const answer = async (cookie: string | undefined, url: string, method: 'GET' | 'HEAD') => {
    const { statusCode, headers, body } = await web.app.inject({
      ...{ method, url, headers: cookie ? { cookie } : {} },
    });
    const { date, ...rest } = headers;
    return { statusCode, headers: rest, body };
  };
  for (const cookie of [undefined, ada.cookie, ben.cookie]) {
    for (const method of ['GET', 'HEAD'] as const) {
      for (const file of ['video.mp4', 'poster.jpg', 'none']) {
        const url = `/api/admin/projects/${usual}/${file}`;
        const found = await answer(cookie, url, method);
        expect(found).toEqual(
          await answer(cookie, url.replace('/api/admin/', '/api/nothing/'), method),
        );
        expect(found.statusCode).not.toBe(200);
      }
    }
  }
});
