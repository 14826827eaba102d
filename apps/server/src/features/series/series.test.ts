import { afterAll, afterEach, expect, test } from 'vitest';
import { createTestWeb, type Person } from '../../../test/web.ts';
import { projectWhen, startTestWorker } from '../../../test/worker.ts';
import { checkLedger } from '../credits/check-ledger.ts';
import { failOverdueProjects } from '../videos/job/outcome.ts';

const web = await createTestWeb({ QUEUE_DEADLINE_SECONDS: '7200' });
afterAll(web.close);

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of undo.splice(0)) await stop();
  expect(await checkLedger(web.db, async () => true)).toEqual([]);
});

const item = (prompt: string, rest: object = {}) => ({
  prompt,
  templateData: { templateId: 'custom-prompt', category: 'custom', duration: '0:08' },
  ...rest,
});
const items = (count: number) => Array.from({ length: count }, (_, i) => item(`Cream number ${i}`));

let keys = 0;
const ask = (person: Person, body: unknown, key = `series-${++keys}`) =>
  person.send('POST', '/api/series', body, { 'idempotency-key': key });
const balance = async (person: Person) =>
  (await person.send('GET', '/api/auth/user')).body.creditsRemaining;

test('a series is all its videos, in their order, for a credit each', async () => {
  const person = await web.person(5);
  const { status, body } = await ask(person, {
    title: 'Ten hooks',
    items: [item('One', { title: 'First' }), item('Two'), item('Three')],
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    title: 'Ten hooks',
    credits: 3,
    counts: { total: 3, pending: 3, processing: 0, completed: 0, failed: 0 },
  });
  expect(body.projectIds).toHaveLength(3);
  expect(await balance(person)).toBe(2);
  // What a person has made is counted in videos.
  expect((await person.send('GET', '/api/overview')).body).toMatchObject({ total: 3, pending: 3 });
  const { body: projects } = await person.send('GET', `/api/projects?series=${body.id}`);
  // Newest first, as every list.
  expect(projects.map(({ prompt }: { prompt: string }) => prompt)).toEqual(['Three', 'Two', 'One']);
  expect(projects.at(-1)).toMatchObject({ title: 'First', seriesId: body.id, seriesIndex: 0 });
  expect(projects.map(({ id }: { id: string }) => id).reverse()).toEqual(body.projectIds);
  expect((await person.send('GET', '/api/series')).body).toEqual([body]);
  expect((await person.send('GET', `/api/series/${body.id}`)).body).toEqual(body);
  const stranger = await web.person();
  for (const [method, path] of [
    ['GET', ''],
    ['POST', '/cancel'],
    ['DELETE', ''],
  ] as const) {
    const answer = await stranger.send(method, `/api/series/${body.id}${path}`);
    expect(answer.status, method).toBe(404);
  }
  expect((await stranger.send('GET', '/api/series')).body).toEqual([]);
  expect((await stranger.send('GET', `/api/projects?series=${body.id}`)).body).toEqual([]);
});

test('with a credit too few nothing is taken, and the answer says how many there are', async () => {
  const person = await web.person(99);
  const { status, body } = await ask(person, { title: 'Many', items: items(100) });
  expect(status).toBe(402);
  expect(body).toMatchObject({ code: 'INSUFFICIENT_CREDITS', needed: 100, available: 99 });
  expect(await balance(person)).toBe(99);
  expect((await person.send('GET', '/api/series')).body).toEqual([]);
  expect((await person.send('GET', '/api/projects')).body).toEqual([]);
});

test('what is wrong is named before what is refused, and that before what is not covered', async () => {
  const person = await web.person();
  const refused = 'a nude child on a beach';
  const wrong = await ask(person, { title: 'x', items: [...items(3), item('  '), item(refused)] });
  expect(wrong).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
  expect(wrong.body.message).toContain('items[3].prompt');
  const bad = await ask(person, {
    title: 'x',
    items: [item(refused), item('Cream'), item(refused)],
  });
  expect(bad).toMatchObject({ status: 422, body: { code: 'PROMPT_REFUSED', items: [0, 2] } });
  const short = await ask(person, { title: 'x', items: items(2) });
  expect(short).toMatchObject({ status: 402, body: { needed: 2, available: 0 } });
  expect((await ask(person, { title: 'x', items: [] })).status).toBe(400);
  expect((await ask(person, { title: 'x', items: items(101) })).status).toBe(400);
  const keyless = await person.send('POST', '/api/series', { title: 'x', items: items(1) });
  expect(keyless).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
});

test('the same key and body give the same series, however many ask at once; another body none', async () => {
  const person = await web.person(60);
  const body = { title: 'Once', items: items(20) };
  const answers = await Promise.all(Array.from({ length: 4 }, () => ask(person, body, 'same')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
  expect(await balance(person)).toBe(40);
  const other = await ask(person, { ...body, title: 'Twice' }, 'same');
  expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_MISMATCH' } });
  const { id } = answers[0]!.body;
  expect((await person.send('DELETE', `/api/series/${id}`)).status).toBe(204);
  // What was deleted is not made, and paid for, once more.
  expect((await ask(person, body, 'same')).status).toBe(404);
  expect(await balance(person)).toBe(60);
});

test('slots are kept beside the prompt; what the template does not have is refused', async () => {
  const person = await web.person(2);
  const templateData = {
    templateId: 'coconut-face-slicing',
    category: 'fruits',
    duration: '0:08',
    slots: { says: 'Not the hammer' },
  };
  const { body } = await ask(person, { title: 'x', items: [{ prompt: 'Cream', templateData }] });
  const { body: project } = await person.send('GET', `/api/projects/${body.projectIds[0]}`);
  expect(project.templateData.slots).toEqual({ says: 'Not the hammer' });
  for (const slots of [{ hat: 'top hat' }, { says: 'x'.repeat(500) }, { says: 7 }]) {
    const items = [{ prompt: 'Cream', templateData: { ...templateData, slots } }];
    const answer = await ask(person, { title: 'x', items });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain('items[0].templateData.slots');
  }
});

test('a body that is wrong in all it has is refused in a few words, whatever its size', async () => {
  const person = await web.person(1);
  const keysOf = (value: unknown) =>
    Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`slot-${i}`, value]));
  const templateData = { templateId: 'cat-opera', category: 'pets', duration: '0:08' };
  const withSlots = (slots: object) => [
    { prompt: 'Cream', templateData: { ...templateData, slots } },
  ];
  const wrong: [unknown[], string][] = [
    [withSlots(keysOf('x')), 'items[0].templateData.slots: a template has at most 5 slots'],
    [withSlots(keysOf(1)), 'items[0].templateData.slots: a template has at most 5 slots'],
    [Array(250_000).fill(1), 'items: may have at most 100'],
    [Array(100).fill({ [`${'x'.repeat(30_000)}`]: 1 }), 'items[0]'],
    [[{ ...item('Cream'), ...keysOf(1) }], 'items[0]: Unrecognized keys'],
  ];
  for (const [items, message] of wrong) {
    const answer = await ask(person, { title: 'x', items });
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
    expect(answer.body.message).toContain(message);
    expect(answer.body.message.length).toBeLessThan(40_000);
  }
});

test('cancelling ends what goes on, gives the credits back, and leaves all of it listed', async () => {
  const person = await web.person(3);
  const { body } = await ask(person, { title: 'x', items: items(3) });
  const cancelled = await person.send('POST', `/api/series/${body.id}/cancel`);
  expect(cancelled).toMatchObject({
    status: 200,
    body: { id: body.id, counts: { total: 3, pending: 0, failed: 3 } },
  });
  expect(await balance(person)).toBe(3);
  const { body: projects } = await person.send('GET', `/api/projects?series=${body.id}`);
  for (const project of projects) {
    expect(project).toMatchObject({
      ...{ status: 'failed', failureReason: 'Cancelled', creditRefunded: true },
    });
  }
  expect((await person.send('POST', `/api/series/${body.id}/cancel`)).body).toEqual(cancelled.body);
});

test('deleting takes all videos along, finished or not', async () => {
  const person = await web.person(3);
  const worker = await startTestWorker(web, { ffmpeg: 'replayed' });
  undo.push(() => worker.stop());
  const { body } = await ask(person, { title: 'x', items: items(2) });
  for (const id of body.projectIds) await projectWhen(person, id);
  expect((await person.send('GET', `/api/series/${body.id}`)).body.counts).toMatchObject({
    completed: 2,
  });
  expect((await person.send('DELETE', `/api/series/${body.id}`)).status).toBe(204);
  expect((await person.send('GET', `/api/series/${body.id}`)).status).toBe(404);
  expect((await person.send('GET', '/api/projects')).body).toEqual([]);
  // Finished videos stay paid for.
  expect(await balance(person)).toBe(1);
});

test('a video of a series has its deadline from its turn, and waits for that no longer than is said', async () => {
  const person = await web.person(2);
  const { body } = await ask(person, { title: 'x', items: items(2) });
  const [first, second] = body.projectIds;
  const left = async (id: string) => {
    const [row] = await web.sql<{ seconds: number }[]>`
      select extract(epoch from deadline_at - now())::float as seconds from projects where id = ${id}`;
    return row!.seconds;
  };
  expect(await left(first)).toBeGreaterThan(7000);
  await web.sql`update projects set deadline_at = now() - interval '1 s' where id = ${second}`;
  await failOverdueProjects(web.db);
  expect(await balance(person)).toBe(1);
  const worker = await startTestWorker(web, { script: { poll: () => ({ state: 'running' }) } });
  undo.push(() => worker.stop());
  await projectWhen(person, first, ({ status }) => status === 'processing');
  expect(await left(first)).toBeLessThan(901);
  await person.send('DELETE', `/api/projects/${first}`);
});
