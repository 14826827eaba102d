import type { Project } from '@shortcake/contract/project';
import { afterAll, expect, test } from 'vitest';
import { createTestWeb } from '../../../test/web.ts';
import { completedProject, tokenOf } from './test-shared.ts';

const web = await createTestWeb();
afterAll(web.close);

const pathOf = (id: string) => `/api/projects/${id}/share`;

test('a finished video has one link, however often and at once it is shared', async () => {
  const owner = await web.person();
  const path = pathOf(await completedProject(web, owner));
  expect((await owner.send('GET', path)).status).toBe(404);
  const all = await Promise.all(Array.from({ length: 4 }, () => owner.send('POST', path)));
  const [first] = all;
  const { url, embedUrl } = first!.body;
  expect(url).toMatch(/^http:\/\/localhost:\d+\/v\/[\w-]{22}$/);
  expect(embedUrl).toBe(url.replace('/v/', '/embed/'));
  const share = { url, embedUrl, listed: false, name: null, allowPrompt: false, views: 0 };
  for (const { status, body } of all)
    expect({ status, body }).toEqual({ status: 200, body: share });
  expect((await owner.send('GET', path)).body).toEqual(share);
});

test('what is not finished is not shared', async () => {
  const owner = await web.person();
  const id = await completedProject(web, owner, { status: 'processing', completed_at: null });
  expect(await owner.send('POST', pathOf(id))).toMatchObject({
    ...{ status: 409, body: { code: 'NOT_FINISHED' } },
  });
  expect((await owner.send('GET', `/api/projects/${id}`)).body.shared).toBe(false);
});

test('its owner says what a link shows, and a blank name is none', async () => {
  const owner = await web.person();
  const path = pathOf(await completedProject(web, owner));
  expect((await owner.send('PATCH', path, { listed: true })).status).toBe(404);
  await owner.send('POST', path);
  const change = async (body: unknown) => (await owner.send('PATCH', path, body)).body;
  expect(await change({ listed: true })).toMatchObject({ listed: true, name: null });
  expect(await change({ name: ' Ada ', allowPrompt: true })).toMatchObject({
    ...{ listed: true, name: 'Ada', allowPrompt: true },
  });
  expect(await change({ name: ' ', listed: false })).toMatchObject({ listed: false, name: null });
  for (const wrong of [{}, { listed: 'yes' }, { name: 'x'.repeat(61) }, { views: 9 }]) {
    expect((await owner.send('PATCH', path, wrong)).status, JSON.stringify(wrong)).toBe(400);
  }
});

test("somebody else's video cannot be shared, read, changed or ended, as if there were none", async () => {
  const [owner, other] = [await web.person(), await web.person()];
  const id = await completedProject(web, owner);
  await tokenOf(owner, id);
  for (const project of [id, crypto.randomUUID(), 'x']) {
    const answers = [
      await other.send('POST', pathOf(project)),
      await other.send('GET', pathOf(project)),
      await other.send('PATCH', pathOf(project), { listed: true }),
      await other.send('DELETE', pathOf(project)),
    ];
    for (const { status, body } of answers) {
      expect({ status, code: body.code }).toEqual({ status: 404, code: 'NOT_FOUND' });
    }
  }
  expect((await owner.send('GET', pathOf(id))).body.listed).toBe(false);
});

test('lists say what is shared, under another version than before', async () => {
  const owner = await web.person();
  const id = await completedProject(web, owner);
  const list = () => owner.send('GET', '/api/projects');
  const tagged = async () => {
    const { headers, body } = await list();
    return { etag: String(headers.etag), shared: (body as Project[]).map(({ shared }) => shared) };
  };
  const before = await tagged();
  await tokenOf(owner, id);
  const shared = await tagged();
  await owner.send('DELETE', pathOf(id));
  const ended = await tagged();
  expect([before.shared, shared.shared, ended.shared]).toEqual([[false], [true], [false]]);
  expect(new Set([before.etag, shared.etag, ended.etag]).size).toBe(3);
});

test('a link that was ended stays so: shared anew there is another', async () => {
  const owner = await web.person();
  const id = await completedProject(web, owner);
  const first = await tokenOf(owner, id);
  expect((await owner.send('DELETE', pathOf(id))).status).toBe(204);
  expect((await owner.send('DELETE', pathOf(id))).status).toBe(204);
  const second = await tokenOf(owner, id);
  expect(second).not.toBe(first);
  expect((await web.app.inject(`/v/${first}`)).statusCode).toBe(404);
  expect((await web.app.inject(`/v/${second}`)).statusCode).toBe(200);
});

test('who deletes a video ends its link in the same commit', async () => {
  const owner = await web.person();
  const id = await completedProject(web, owner);
  const token = await tokenOf(owner, id);
  await owner.send('DELETE', `/api/projects/${id}`);
  expect((await web.app.inject(`/v/${token}`)).statusCode).toBe(404);
  expect(await web.sql`select from shares where token = ${token}`).toHaveLength(0);
});
