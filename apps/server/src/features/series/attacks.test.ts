import { afterAll, expect, test } from 'vitest';
import { createTestWeb, type Person } from '../../../test/web.ts';
import { BODY } from '../../../test/worker.ts';
import { checkLedger } from '../credits/check-ledger.ts';

const web = await createTestWeb();
afterAll(async () => {
  expect(await checkLedger(web.db, async () => true)).toEqual([]);
  await web.close();
});

const items = [BODY, BODY];
const post = (person: Person, path: string, body: unknown, key = 'one') =>
  person.send('POST', path, body, { 'idempotency-key': key });

test('whose series it is not finds none on any of its routes, and changes nothing', async () => {
  const [owner, stranger] = [await web.person(9), await web.person(9)];
  const { body: series } = await post(owner, '/api/series', { title: 'Mine', items });
  const path = `/api/series/${series.id}`;
  const before = (await owner.send('GET', path)).body;
  const answers = [
    await stranger.send('GET', path),
    await stranger.send('PATCH', path, { title: 'Theirs' }),
    await post(stranger, `${path}/items`, { items }),
    // The owner's own key is no way in.
    await post(stranger, `${path}/items`, { items }, 'one'),
    await stranger.send('POST', `${path}/cancel`),
    await stranger.send('DELETE', path),
    await stranger.send('GET', `/media/series/${series.id}.zip`),
    await stranger.send('GET', `/api/projects/${series.projectIds[0]}`),
    await stranger.send('PATCH', `/api/projects/${series.projectIds[0]}`, { starred: true }),
    await stranger.send('DELETE', `/api/projects/${series.projectIds[0]}`),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  expect((await owner.send('GET', path)).body).toEqual(before);
  expect((await stranger.send('GET', '/api/auth/user')).body.creditsRemaining).toBe(9);
});

test('a body that is nested for its own sake is refused, also where none is taken', async () => {
  const person = await web.person(1);
  const { body: series } = await post(person, '/api/series', { title: 'x', items: [BODY] });
  const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
  for (const path of ['/api/series', `/api/series/${series.id}/cancel`, '/api/projects']) {
    const answer = await web.app.inject({
      ...{ method: 'POST', url: path, payload: deep },
      headers: {
        ...{ cookie: person.cookie, origin: web.config.publicUrl.origin },
        ...{ 'content-type': 'application/json', 'idempotency-key': 'deep' },
      },
    });
    expect([answer.statusCode, answer.json().code], path).toEqual([400, 'INVALID_REQUEST']);
  }
});

test('prompts that are looked at are counted, also for somebody who cannot pay for them', async () => {
  const limited = await createTestWeb({ RATE_LIMIT_PER_MINUTE: '30' });
  const person = await limited.person();
  const hundred = Array.from({ length: 100 }, (_, i) => ({ ...BODY, prompt: `Cream ${i}` }));
  const body = { title: 'x', items: hundred };
  expect((await post(person, '/api/series', body, 'first')).status).toBe(402);
  const { status, headers } = await post(person, '/api/series', body, 'second');
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  await limited.close();
});

test('the same slots in another order are the same request', async () => {
  const person = await web.person(2);
  const coconut = { templateId: 'coconut-face-slicing', category: 'fruits', duration: '0:08' };
  const [one, other] = [
    { says: 'Hi', color: 'gold' },
    { color: 'gold', says: 'Hi' },
  ].map((slots) => ({
    title: 'x',
    items: [{ prompt: 'Cream', templateData: { ...coconut, slots } }],
  }));
  const first = await post(person, '/api/series', one, 'order');
  const again = await post(person, '/api/series', other, 'order');
  expect([first.status, again.status, again.body.id]).toEqual([201, 200, first.body.id]);
});

test('a body beyond what a hundred rows may need is refused before it is read', async () => {
  const person = await web.person(2);
  const { body: series } = await post(person, '/api/series', { title: 'x', items: [BODY] });
  const huge = { title: 'x', items: [{ ...BODY, prompt: 'x'.repeat(4_100_000) }] };
  for (const path of ['/api/series', `/api/series/${series.id}/items`]) {
    expect((await post(person, path, huge, 'huge')).status, path).toBe(413);
  }
  // The key is free still.
  expect((await post(person, '/api/series', { title: 'x', items: [BODY] }, 'huge')).status).toBe(
    201,
  );
});
