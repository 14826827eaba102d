import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemoryStore } from '@shortcake/sandbox/stripe/memory-store';
import { afterAll, expect, test } from 'vitest';
import { readZip } from '../../../../test/read-zip.ts';
import { createTestWeb, type Person } from '../../../../test/web.ts';
import { DiskStorage } from '../../../platform/storage/disk-storage.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { videoKey } from '../media/keys.ts';
import { insertProjects } from '../queries.ts';

const directory = await mkdtemp(join(tmpdir(), 'projects-zip-'));
const storage: Storage = new DiskStorage(join(directory, 'stored'));
const web = await createTestWeb({}, createMemoryStore(), storage);
afterAll(async () => {
  await web.close();
  await rm(directory, { recursive: true });
});
await web.app.listen({ host: '127.0.0.1', port: 0 });
const { port } = web.app.server.address() as AddressInfo;

/** A finished video that is there already, or one that failed (no bytes); its id. */
async function video(person: Person, title: string, bytes: Buffer | null): Promise<string> {
  const id = randomUUID();
  await insertProjects(web.db, person.id, [
    {
      ...{ id, title, prompt: 'A film', seed: 1, template_id: 'custom-prompt', category: 'custom' },
      ...{ aspect_ratio: '9:16', generate_audio: true, enhance_prompt: false },
      ...{ status: bytes ? 'completed' : 'failed', failure_reason: bytes ? null : 'It broke.' },
      ...{ completed_at: bytes ? new Date() : null, deadline_at: new Date() },
    },
  ]);
  if (!bytes) return id;
  await writeFile(join(directory, 'new'), bytes);
  await storage.put(videoKey(id), join(directory, 'new'), { contentType: 'video/mp4' });
  return id;
}

const pathOf = (...ids: string[]) => `/media/projects.zip?ids=${ids.join()}`;
const fetched = (person: Person, url: string) =>
  web.app.inject({ url, headers: { cookie: person.cookie } });

test('has the finished ones of these videos, in the order of their ids', async () => {
  const [person, stranger] = [await web.person(), await web.person()];
  const [one, two] = [randomBytes(50_000), randomBytes(70_000)];
  const a = await video(person, 'Hello / World?', one);
  const failed = await video(person, 'Broken', null);
  const b = await video(person, 'hello world', two);
  const others = await video(stranger, 'Not mine', one);
  const ids = [b, failed, others, a, a, 'nonsense', randomUUID()];
  const answer = await fetched(person, pathOf(...ids));
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename=videos.zip',
    'cache-control': 'private, no-store',
  });
  const entries = readZip(answer.rawPayload);
  expect(entries.map(({ name }) => name)).toEqual(['01 hello world.mp4', '02 Hello World (2).mp4']);
  expect(entries.map(({ bytes }) => bytes)).toEqual([two, one]);
});

test('where none of them is theirs and finished, there is nothing', async () => {
  const [person, stranger] = [await web.person(), await web.person()];
  const others = await video(stranger, 'Not mine', randomBytes(10));
  const failed = await video(person, 'Broken', null);
  expect((await fetched(person, pathOf(others, failed, 'nonsense'))).statusCode).toBe(404);
  expect((await web.app.inject({ url: pathOf(others) })).statusCode).toBe(404);
});

test.each([
  ['no id', '/media/projects.zip'],
  ['an empty list', pathOf('', '')],
  ['a list that is given twice', '/media/projects.zip?ids=a&ids=b'],
  ['101 ids', pathOf(...Array.from({ length: 101 }, () => randomUUID()))],
])('%s is refused', async (_what, path) => {
  const person = await web.person();
  const answer = await fetched(person, path);
  expect([answer.statusCode, answer.json().message]).toEqual([
    400,
    'ids: give 1 to 100, separated by commas',
  ]);
});

/** Asks over HTTP, and stops after the first bytes. */
async function begin(person: Person, path: string) {
  const request = get({ port, path, headers: { cookie: person.cookie }, agent: false });
  request.on('error', () => {});
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  answer.on('error', () => {});
  await once(answer, 'readable');
  answer.read(100);
  return { request, status: answer.statusCode };
}

test('an address with a hundred ids is not too long', async () => {
  const person = await web.person();
  const id = await video(person, 'One', randomBytes(1000));
  const path = pathOf(...Array.from({ length: 99 }, () => randomUUID()), id);
  const { status, request } = await begin(person, path);
  expect(status).toBe(200);
  request.destroy();
});

test('a person may be sent three archives at once, of series and of videos together', async () => {
  const [person, other] = [await web.person(), await web.person()];
  const path = pathOf(await video(person, 'Long', Buffer.alloc(20_000_000, 'x')));
  const begun = await Promise.all([1, 2, 3].map(() => begin(person, path)));
  expect(begun.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await begin(person, path)).status).toBe(429);
  const seriesId = randomUUID();
  await web.sql`insert into series (id, account_id, title)
    values (${seriesId}, ${person.id}, 'Mine')`;
  await web.sql`update projects set series_id = ${seriesId}, series_index = 0
    where account_id = ${person.id}`;
  expect((await begin(person, `/media/series/${seriesId}.zip`)).status).toBe(429);
  const theirs = pathOf(await video(other, 'Short', randomBytes(1000)));
  expect((await fetched(other, theirs)).statusCode).toBe(200);
  for (const { request } of begun) request.destroy();
});
