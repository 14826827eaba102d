import { randomUUID } from 'node:crypto';
import { Project } from '@shortcake/contract/project';
import { afterAll, expect, test } from 'vitest';
import { createTestWeb, type Person } from '../../../test/web.ts';
import { checkLedger } from '../credits/check-ledger.ts';

const web = await createTestWeb();
afterAll(web.close);

const templateData = { templateId: 'cat-opera', category: 'pets', duration: '0:08' };
const body = { prompt: 'A cat sings', templateData };

const credits = async (person: Person) =>
  (await person.send('GET', '/api/auth/user')).body.creditsRemaining;

test('a project takes one credit and waits in line, with every default filled in', async () => {
  const person = await web.person(2);
  const { status, body: project } = await person.send('POST', '/api/projects', body);
  expect(status).toBe(201);
  expect(Project.parse(project)).toMatchObject({
    prompt: 'A cat sings',
    status: 'pending',
    step: 'queued',
    progress: null,
    videosUsed: 1,
    creditRefunded: false,
    videoUrl: null,
    templateData: { ...templateData, aspectRatio: '9:16', resolution: '720p', generateAudio: true },
  });
  expect(project.title).toMatch(/^Cat Opera - [A-Z][a-z]{2} \d{1,2}, \d{4}$/);
  expect(await credits(person)).toBe(1);
  const transactions = (await person.send('GET', '/api/transactions')).body;
  expect(transactions[0]).toMatchObject({ type: 'video_usage', amount: 1, projectId: project.id });
  expect((await person.send('GET', '/api/projects')).body).toEqual([project]);
  expect((await person.send('GET', `/api/projects/${project.id}`)).body).toEqual(project);
});

test('a hundred at once on one credit: one is made, the others are told', async () => {
  const person = await web.person(1);
  // Who waits too long for a connection is told so and asks again.
  const ask = async (): ReturnType<Person['send']> => {
    const answer = await person.send('POST', '/api/projects', body);
    return answer.status === 503 ? ask() : answer;
  };
  const answers = await Promise.all(Array.from({ length: 100 }, ask));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 402);
  expect(refused).toHaveLength(99);
  expect(refused[0]?.body).toMatchObject({ code: 'INSUFFICIENT_CREDITS' });
  expect((await person.send('GET', '/api/projects')).body).toHaveLength(1);
});

test('the same idempotency key makes one project, also when sent at once', async () => {
  const person = await web.person(5);
  const headers = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => person.send('POST', '/api/projects', body, headers)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await credits(person)).toBe(4);

  const other = { ...body, prompt: 'A dog sings' };
  const mismatch = await person.send('POST', '/api/projects', other, headers);
  expect(mismatch).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_MISMATCH' } });
});

test('an answer of 402 binds no key', async () => {
  const person = await web.person(0);
  const headers = { 'idempotency-key': 'later' };
  expect((await person.send('POST', '/api/projects', body, headers)).status).toBe(402);
  expect(
    (await person.send('POST', '/api/projects', { ...body, title: 'x' }, headers)).status,
  ).toBe(402);
});

test('two people may use the same key', async () => {
  const [one, two] = [await web.person(1), await web.person(1)];
  const headers = { 'idempotency-key': 'shared' };
  expect((await one.send('POST', '/api/projects', body, headers)).status).toBe(201);
  expect((await two.send('POST', '/api/projects', body, headers)).status).toBe(201);
});

test("someone else's project does not exist", async () => {
  const [owner, other] = [await web.person(1), await web.person(1)];
  const { id } = (await owner.send('POST', '/api/projects', body)).body;
  for (const method of ['GET', 'DELETE'] as const) {
    const answer = await other.send(method, `/api/projects/${id}`);
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  }
  expect((await owner.send('GET', `/api/projects/${id}`)).status).toBe(200);
});

test('deleting a project under way gives its credit back, once', async () => {
  const person = await web.person(1);
  const { id } = (await person.send('POST', '/api/projects', body)).body;
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => person.send('DELETE', `/api/projects/${id}`)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404, 404]);
  expect(await credits(person)).toBe(1);
  expect((await person.send('GET', '/api/transactions')).body).toHaveLength(1);
});

const long = (length: number) => '🍰'.repeat(length);

test.each<[string, unknown, RegExp]>([
  ['no body', undefined, /body/],
  ['no prompt', { templateData }, /prompt/],
  ['a blank prompt', { ...body, prompt: ' \n ' }, /^prompt: must not be empty$/],
  ['a prompt too long', { ...body, prompt: long(5001) }, /at most 5000/],
  ['a title too long', { ...body, title: long(201) }, /at most 200/],
  ['a NUL in the prompt', { ...body, prompt: 'a\0b' }, /prompt/],
  ['half a surrogate pair', { ...body, prompt: 'a\ud800' }, /prompt/],
  ['a number for a title', { ...body, title: 5 }, /title/],
  ['an unknown field', { ...body, free: true }, /free/],
  ['an unknown field within', { ...body, templateData: { ...templateData, x: 1 } }, /x/],
  [
    'an unknown template',
    { ...body, templateData: { ...templateData, templateId: 'x' } },
    /templateId/,
  ],
  [
    "another template's category",
    { ...body, templateData: { ...templateData, category: 'baby' } },
    /category/,
  ],
  [
    'another duration',
    { ...body, templateData: { ...templateData, duration: '0:09' } },
    /duration/,
  ],
  [
    'another shape',
    { ...body, templateData: { ...templateData, aspectRatio: '4:3' } },
    /aspectRatio/,
  ],
  ['a seed out of range', { ...body, templateData: { ...templateData, seed: 2 ** 31 } }, /seed/],
  ['a fractional seed', { ...body, templateData: { ...templateData, seed: 0.5 } }, /seed/],
])('%s is refused, naming what to change, and costs nothing', async (_name, wrong, message) => {
  const person = await web.person(1);
  const answer = await person.send('POST', '/api/projects', wrong);
  expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
  expect(answer.body.message).toMatch(message);
  expect(await credits(person)).toBe(1);
});

test('the longest title and prompt are taken', async () => {
  const person = await web.person(1);
  const wanted = { ...body, title: long(200), prompt: long(5000) };
  const { status, body: project } = await person.send('POST', '/api/projects', wanted);
  expect(status).toBe(201);
  expect(project).toMatchObject({ title: long(200), prompt: long(5000) });
});

test.each([undefined, null, '', '  '])(
  'a title of %j stands for the default one',
  async (title) => {
    const person = await web.person(1);
    const custom = { templateId: 'custom-prompt', category: 'custom', duration: '0:08' };
    const wanted = { title, prompt: 'x', templateData: custom };
    const { body: project } = await person.send('POST', '/api/projects', wanted);
    expect(project.title).toMatch(/^Custom Video - /);
  },
);

test('the ledger keeps every rule after all this', async () => {
  expect(await checkLedger(web.db, async () => true)).toEqual([]);
});
