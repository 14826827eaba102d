import { afterAll, expect, test } from 'vitest';
import { createTestWeb } from '../../../test/web.ts';
import { completedProject, metaIn, storeFiles, tokenOf } from './test-shared.ts';

const web = await createTestWeb({ RATE_LIMIT_PER_MINUTE: '100' });
afterAll(web.close);

const owner = await web.person();
const id = await completedProject(web, owner, { title: '"Cake" & <b>cream</b> __LABEL__' });
const token = await tokenOf(owner, id);
await storeFiles(web.storage, web.directory, id);

const get = (url: string, headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
  web.app.inject({ method, url, headers });

test('its page says what it is and that a machine made it, and nothing of its owner', async () => {
  const { statusCode, headers, body } = await get(`/v/${token}`);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain('<h1 class="headline text-title">&quot;Cake&quot; &amp; &lt;b>cream');
  expect(body).toContain('This video was made by a machine');
  expect(body).not.toMatch(/A secret prompt|Pat|example\.com|<b>/);
  // Whatever a title looks like, no gap is left and none is made.
  expect(body.match(/__[A-Z_]+__/g)?.every((name) => name === '__LABEL__')).toBe(true);
  expect(body.match(/<script/g)).toHaveLength(1);
});

test('search engines are kept out unless it is listed, and a name is there only when it is given', async () => {
  expect(metaIn((await get(`/v/${token}`)).body, 'robots')).toBe('noindex');
  expect((await get(`/v/${token}/poster.jpg`)).headers['x-robots-tag']).toBe('noindex');
  await owner.send('PATCH', `/api/projects/${id}/share`, { listed: true, name: 'Ada' });
  const { body } = await get(`/v/${token}`);
  expect(metaIn(body, 'robots')).toBe('all');
  expect(body).toContain('>By Ada</p>');
  expect((await get(`/v/${token}/poster.jpg`)).headers).not.toHaveProperty('x-robots-tag');
  expect(metaIn((await get(`/embed/${token}`)).body, 'robots')).toBe('noindex');
});

test('its files are there whole, in parts, by their heads, and not again when unchanged', async () => {
  const video = `/v/${token}/video.mp4`;
  const whole = await get(video);
  expect(whole.statusCode).toBe(200);
  expect(whole.headers).toMatchObject({
    'content-type': 'video/mp4',
    'cache-control': 'no-cache',
    'accept-ranges': 'bytes',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(whole.body).toBe('a video, in so many bytes');
  const part = await get(video, { range: 'bytes=2-6' });
  expect([part.statusCode, part.body]).toEqual([206, 'video']);
  const head = await get(video, {}, 'HEAD');
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '25']);
  const again = await get(video, { 'if-none-match': whole.headers.etag });
  expect(again.statusCode).toBe(304);
  const qr = await get(`/v/${token}/qr.svg`);
  expect(qr.headers['content-type']).toBe('image/svg+xml');
  expect(qr.body).toMatch(/^<svg /);
  expect((await get(`/v/${token}/prompt.txt`)).statusCode).toBe(404);
});

test('who wants one like it gets template and slots, and the prompt only where it is lent', async () => {
  const slots = JSON.stringify({ knife: 'a silver spoon' });
  const person = await web.person();
  const ofTemplate = await completedProject(web, person, { slots });
  const custom = await completedProject(web, person, {
    ...{ template_id: 'custom-prompt', category: 'custom' },
  });
  const lend = (id: string) =>
    person.send('PATCH', `/api/projects/${id}/share`, { allowPrompt: true });
  const recipe = async (token: string) => (await get(`/api/shared/${token}`)).json();
  const likeIn = async (token: string) =>
    /href="([^"]*)"[^>]*>Make one like this/.exec((await get(`/v/${token}`)).body)?.[1];
  const [one, other] = [await tokenOf(person, ofTemplate), await tokenOf(person, custom)];
  expect(await likeIn(one)).toBe(`/create-video/strawberry-face-slicing?like=${one}`);
  expect(await recipe(one)).toEqual({
    ...{ templateId: 'strawberry-face-slicing', aspectRatio: '9:16', prompt: null },
    ...{ generateAudio: true, enhancePrompt: false, slots: { knife: 'a silver spoon' } },
  });
  expect(await likeIn(other)).toBe('/dashboard/prompt-yourself');
  expect(await recipe(other)).toMatchObject({ code: 'NOT_FOUND' });
  await lend(ofTemplate);
  await lend(custom);
  expect((await recipe(one)).prompt).toBe('A secret prompt');
  expect(await likeIn(other)).toBe(`/dashboard/prompt-yourself?like=${other}`);
  expect(await recipe(other)).toMatchObject({ templateId: 'custom-prompt', slots: {} });
});

test('what browsers open for somebody is a view, and nothing else is', async () => {
  const person = await web.person();
  const project = await completedProject(web, person);
  const shared = await tokenOf(person, project);
  const opened = { 'sec-fetch-dest': 'document' };
  // Of a process that ends what it has counted is written at once.
  const another = await web.another();
  const open = (url: string, headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
    another.inject({ method, url, headers });
  await open(`/v/${shared}`, opened);
  await open(`/embed/${shared}`, { 'sec-fetch-dest': 'iframe' });
  await open(`/v/${shared}`);
  await open(`/v/${shared}`, { 'sec-fetch-dest': 'iframe' });
  await open(`/v/${shared}`, { 'sec-fetch-dest': 'empty' });
  await open(`/v/${shared}`, opened, 'HEAD');
  await open(`/v/${shared}`, { ...opened, 'sec-purpose': 'prefetch;prerender' });
  await open(`/v/${shared}/poster.jpg`, opened);
  await another.close();
  const { body } = await person.send('GET', `/api/projects/${project}/share`);
  expect(body.views).toBe(2);
});

test('a link that leads nowhere answers the same, whatever it is, and counts only against who guesses', async () => {
  const ended = await tokenOf(owner, await completedProject(web, owner));
  const [row] = await web.sql`delete from shares where token = ${ended} returning token`;
  expect(row?.token).toBe(ended);
  const dead = [ended, 'A'.repeat(22), 'x', '%00', 'A'.repeat(2000), `${token}=`];
  const tellNothing = ({ body, headers, statusCode }: Awaited<ReturnType<typeof get>>) => ({
    ...{ statusCode, body: body.replaceAll(/nonce="[^"]+"/g, '') },
    headers: { ...headers, date: '', 'content-security-policy': '' },
  });
  for (const path of ['/v/*', '/embed/*', '/v/*/video.mp4', '/v/*/qr.svg', '/api/shared/*']) {
    const answers = [];
    for (const token of dead) answers.push(tellNothing(await get(path.replace('*', token))));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.statusCode).toBe(404);
  }
  let refused = 0;
  for (let guess = 0; guess < 100; guess += 1) {
    const { statusCode } = await get(`/v/guess-${guess}`);
    if (statusCode === 429) refused += 1;
  }
  expect(refused).toBe(30);
  expect((await get(`/v/${token}`)).statusCode).toBe(200);
});
