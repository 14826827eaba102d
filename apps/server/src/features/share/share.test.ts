import { afterAll, expect, test } from 'vitest';
import { createTestWeb } from '../../../test/web.ts';
import { completedProject } from './test-shared.ts';

const web = await createTestWeb();
afterAll(web.close);

test('a finished video has one link, however often it is shared', async () => {
  const owner = await web.person();
  const id = await completedProject(web, owner);
  const path = `/api/projects/${id}/share`;
  expect((await owner.send('GET', path)).status).toBe(404);
  const first = await owner.send('POST', path);
  expect(first.status).toBe(200);
  const { url, embedUrl } = first.body;
  expect(url).toMatch(/^http:\/\/localhost:\d+\/v\/[\w-]{22}$/);
  expect(embedUrl).toBe(url.replace('/v/', '/embed/'));
  expect(first.body).toEqual({
    ...{ url, embedUrl, listed: false, name: null, allowPrompt: false, views: 0 },
  });
  const again = await Promise.all(Array.from({ length: 5 }, () => owner.send('POST', path)));
  for (const { body } of again) expect(body).toEqual(first.body);
  expect((await owner.send('GET', path)).body).toEqual(first.body);
});
