import { afterAll, expect, test } from 'vitest';
import { programOf } from '../../../test/program.ts';
import { createTestWeb } from '../../../test/web.ts';
import { examples } from './document/examples.ts';

const web = await createTestWeb();
afterAll(web.close);
const { body } = examples.createSeries;
const key = (text: string) => ({ 'idempotency-key': text });

test('a series is asked for, listed, looked at and cancelled', async () => {
  const { send } = await programOf(web, await web.person(2));
  const made = await send('POST', '/api/v1/series', body, key('week'));
  expect(made).toMatchObject({ status: 201, body: { title: 'Fruit week', credits: 2 } });
  const again = await send('POST', '/api/v1/series', body, key('week'));
  expect([again.status, again.body.id]).toEqual([200, made.body.id]);
  expect((await send('GET', '/api/v1/series')).body).toEqual([made.body]);
  expect((await send('GET', '/api/v1/series?q=nothing')).body).toEqual([]);
  const url = `/api/v1/series/${made.body.id}`;
  expect((await send('GET', url)).body).toEqual(made.body);
  const [first, second] = await Promise.all(
    made.body.projectIds.map((id: string) => send('GET', `/api/v1/videos/${id}`)),
  );
  expect(first.body.templateData).toMatchObject({ templateId: 'lemon-face-slicing' });
  expect(second.body).toMatchObject({
    prompt: body.items[1].prompt,
    templateData: { category: 'custom', aspectRatio: '1:1', generateAudio: false },
  });
  const cancelled = await send('POST', `${url}/cancel`);
  expect(cancelled).toMatchObject({ status: 200, body: { counts: { total: 2, failed: 2 } } });
  expect((await send('GET', '/api/v1/account')).body).toMatchObject({
    creditsRemaining: 2,
    key: { creditsThisMonth: 0 },
  });
});

test('a series beyond what there is, or what the key may spend, takes nothing', async () => {
  const person = await web.person(1);
  const poor = await programOf(web, person);
  const broke = await poor.send('POST', '/api/v1/series', body, key('a'));
  expect(broke).toMatchObject({
    status: 402,
    body: { code: 'INSUFFICIENT_CREDITS', needed: 2, available: 1 },
  });
  const capped = await programOf(web, await web.person(9), { creditsPerMonth: 1 });
  const over = await capped.send('POST', '/api/v1/series', body, key('b'));
  expect(over).toMatchObject({ status: 402, body: { code: 'KEY_CAP_REACHED' } });
  expect((await capped.send('GET', '/api/v1/account')).body.creditsRemaining).toBe(9);
});

test('a series without an Idempotency-Key is refused, and so is an item that does not fit', async () => {
  const { send } = await programOf(web, await web.person(2));
  expect((await send('POST', '/api/v1/series', body)).body.message).toMatch(/^Idempotency-Key: /);
  const wrong = { title: 'x', items: [...body.items, { templateData: { templateId: 'y' } }] };
  const refused = await send('POST', '/api/v1/series', wrong, key('c'));
  expect(refused).toMatchObject({ status: 400 });
  expect(refused.body.message).toContain('items[2].templateData.templateId');
});

test("another person's series is not there", async () => {
  const owner = await programOf(web, await web.person(2));
  const { id } = (await owner.send('POST', '/api/v1/series', body, key('d'))).body;
  const { send } = await programOf(web, await web.person(2));
  expect((await send('GET', `/api/v1/series/${id}`)).status).toBe(404);
  expect((await send('POST', `/api/v1/series/${id}/cancel`)).status).toBe(404);
  expect((await owner.send('GET', `/api/v1/series/${id}`)).body.counts.failed).toBe(0);
});
