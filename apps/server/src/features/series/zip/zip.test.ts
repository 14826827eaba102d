import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createMemoryStore } from '@shortcake/sandbox/stripe/memory-store';
import { afterAll, describe, expect, test } from 'vitest';
import { startFakeS3 } from '../../../../test/fake-s3.ts';
import { readZip } from '../../../../test/read-zip.ts';
import { createTestWeb, type Person } from '../../../../test/web.ts';
import { DiskStorage } from '../../../platform/storage/disk-storage.ts';
import { S3Storage } from '../../../platform/storage/s3/s3-storage.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { videoKey } from '../../videos/media/keys.ts';
import { insertProjects } from '../../videos/queries.ts';
import { insertSeries } from '../queries.ts';

const directory = await mkdtemp(join(tmpdir(), 'series-zip-'));
const s3 = await startFakeS3();
afterAll(async () => {
  await s3.stop();
  await rm(directory, { recursive: true });
});

const storages: [string, Storage][] = [
  ['disk', new DiskStorage(join(directory, 'stored'))],
  ['S3', new S3Storage(s3.place)],
];

type Film = { title: string; bytes?: Buffer; failed?: true; starred?: true; prompt?: string };

describe.each(storages)('a series on %s as one file', async (_name, storage) => {
  const opened: Readable[] = [];
  let read = 0;
  async function* counted(stream: Readable) {
    for await (const bytes of stream) {
      read += bytes.length;
      yield bytes;
    }
  }
  let beforeOpening = async (_key: string) => {};
  const watched: Storage = {
    put: () => Promise.reject(new Error('nothing is stored by a look')),
    has: (key) => storage.has(key),
    remove: (keys) => storage.remove(keys),
    removeParts: () => storage.removeParts(),
    async find(key) {
      await beforeOpening(key);
      const file = await storage.find(key);
      const open = async () => {
        const stream = (await file?.open()) ?? null;
        if (!stream) return null;
        opened.push(stream);
        return Readable.from(counted(stream), { objectMode: false });
      };
      return file && { ...file, open };
    },
  };
  const web = await createTestWeb({}, createMemoryStore(), watched);
  afterAll(web.close);
  await web.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = web.app.server.address() as AddressInfo;

  /** A series of films that are there already; its id, and theirs. */
  async function series(person: Person, title: string, films: readonly Film[]) {
    const id = randomUUID();
    await insertSeries(web.db, { id, account_id: person.id, title });
    const ids: string[] = [];
    for (const [index, film] of films.entries()) {
      const [video] = await insertProjects(web.db, person.id, [
        {
          ...{ id: randomUUID(), title: film.title, prompt: film.prompt ?? 'A film', seed: 1 },
          ...{ template_id: 'coconut-face-slicing', category: 'fruits' },
          ...{ aspect_ratio: '9:16', generate_audio: true, enhance_prompt: false },
          ...{ status: film.failed ? 'failed' : 'completed', starred: film.starred ?? false },
          failure_reason: film.failed ? 'It broke.' : null,
          ...{ completed_at: film.failed ? null : new Date(), deadline_at: new Date() },
          ...{ series_id: id, series_index: index, slots: JSON.stringify({ says: '=Aloha' }) },
        },
      ]);
      ids.push(video!.id);
      if (film.failed) continue;
      await writeFile(join(directory, 'new'), film.bytes ?? randomBytes(1000));
      await storage.put(videoKey(video!.id), join(directory, 'new'), { contentType: 'video/mp4' });
    }
    return { id, ids, path: `/media/series/${id}.zip` };
  }
  const fetched = async (person: Person, path: string) => {
    const answer = await web.app.inject({ url: path, headers: { cookie: person.cookie } });
    return { answer, entries: readZip(answer.rawPayload) };
  };
  const csvOf = (entries: ReturnType<typeof readZip>) => entries.at(-1)!.bytes.toString('utf8');

  test('has the finished videos under number and title, and a table of all', async () => {
    const person = await web.person();
    const [one, two] = [randomBytes(50_000), randomBytes(70_000)];
    const { path } = await series(person, 'Ten: "hooks"', [
      { title: 'Hello / World?', bytes: one },
      { title: 'Broken', failed: true },
      { title: 'hello world', bytes: two, starred: true },
      { title: '🥥 Привет..', prompt: '=1+1' },
      { title: '😀'.repeat(200) },
    ]);
    const { answer, entries } = await fetched(person, path);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="Ten hooks.zip"',
      'cache-control': 'private, no-store',
    });
    expect(entries.map(({ name }) => name)).toEqual([
      '01 Hello World.mp4',
      '03 hello world (2).mp4',
      '04 🥥 Привет.mp4',
      `05 ${'😀'.repeat(45)}.mp4`,
      'series.csv',
    ]);
    expect(new Set(entries.map(({ method }) => method))).toEqual(new Set([0]));
    expect(entries[0]!.bytes).toEqual(one);
    expect(entries[1]!.bytes).toEqual(two);
    const [head, ...lines] = csvOf(entries).trim().split('\r\n');
    expect(csvOf(entries).startsWith('\uFEFF')).toBe(true);
    expect(head).toBe('number,title,status,prompt,says,wears,color,place');
    expect(lines).toHaveLength(5);
    expect(lines[1]).toMatch(
      /^2,Broken,failed,A film,"'=Aloha",a bristly fiber mustache,hairy brown,/,
    );
    expect(lines[3]).toMatch(/^4,🥥 Привет\.\.,completed,"'=1\+1",/);
  });

  test('has the starred ones only where they are asked for, under the same numbers', async () => {
    const person = await web.person();
    const { path } = await series(person, 'Stars', [
      { title: 'A' },
      { title: 'B', starred: true },
      { title: 'C', failed: true, starred: true },
    ]);
    const { entries } = await fetched(person, `${path}?only=starred`);
    expect(entries.map(({ name }) => name)).toEqual(['02 B.mp4', 'series.csv']);
    expect(csvOf(entries).trim().split('\r\n').slice(1)).toEqual([
      expect.stringMatching(/^2,B,completed/),
      expect.stringMatching(/^3,C,failed/),
    ]);
  });

  test('without a finished video it is the table alone', async () => {
    const person = await web.person();
    const { path } = await series(person, 'None yet', [{ title: 'A', failed: true }]);
    const { entries } = await fetched(person, path);
    expect(entries.map(({ name }) => name)).toEqual(['series.csv']);
  });

  test('leaves out a video that is deleted meanwhile, and names it', async () => {
    const person = await web.person();
    const { ids, path } = await series(person, 'Going', [
      { title: 'A' },
      { title: 'B' },
      { title: 'C' },
    ]);
    beforeOpening = async (key) => {
      if (key === videoKey(ids[0]!)) await person.send('DELETE', `/api/projects/${ids[1]}`);
    };
    const { entries } = await fetched(person, path);
    beforeOpening = async () => {};
    expect(entries.map(({ name }) => name)).toEqual(['01 A.mp4', '03 C.mp4', 'series.csv']);
    expect(csvOf(entries)).toContain('\r\n2,B,deleted,');
  });

  test('is there for its owner alone', async () => {
    const [person, stranger] = [await web.person(), await web.person()];
    const { id, path } = await series(person, 'Mine', [{ title: 'A' }]);
    expect((await stranger.send('GET', path)).status).toBe(404);
    expect((await web.app.inject({ url: path })).statusCode).toBe(404);
    for (const wrong of [`${randomUUID()}.zip`, 'x.zip', `${id}.tar`, id]) {
      expect((await person.send('GET', `/media/series/${wrong}`)).status, wrong).toBe(404);
    }
  });

  test('HEAD opens nothing', async () => {
    const person = await web.person();
    const { path } = await series(person, 'Head', [{ title: 'A' }]);
    opened.length = 0;
    const headers = { cookie: person.cookie };
    const answer = await web.app.inject({ method: 'HEAD', url: path, headers });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    expect(opened).toEqual([]);
  });

  /** Asks for an archive, and stops after its first bytes. */
  const begin = async (person: Person, path: string) => {
    const request = get({ port, path, headers: { cookie: person.cookie }, agent: false });
    request.on('error', () => {});
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    answer.on('error', () => {});
    await once(answer, 'readable');
    answer.read(100);
    return { request, status: answer.statusCode };
  };

  test('waits for a slow reader with one file open, and closes it when they go', async () => {
    const person = await web.person();
    const film = { title: 'Long', bytes: Buffer.alloc(20_000_000, 'x') };
    const { path } = await series(person, 'Long ones', [film, film, film]);
    opened.length = 0;
    read = 0;
    const { request } = await begin(person, path);
    // Until no more is read, however long that takes.
    let known = -1;
    while (known !== read) {
      known = read;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    // What has been read ahead stands in the sockets and in a few streams, not in memory as a whole.
    expect(read).toBeLessThan(10_000_000);
    expect(opened).toHaveLength(1);
    request.destroy();
    await expect.poll(() => opened.map((stream) => stream.destroyed)).toEqual([true]);
    await expect.poll(s3.underWay).toBe(0);
  });

  test('may be asked for three times at once by one person', async () => {
    const [person, other] = [await web.person(), await web.person()];
    const films = [{ title: 'Long', bytes: Buffer.alloc(20_000_000, 'x') }];
    const { path } = await series(person, 'Long ones', films);
    const theirs = await series(other, 'Others', [{ title: 'A' }]);
    const begun = await Promise.all([1, 2, 3].map(() => begin(person, path)));
    expect(begun.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await begin(person, path)).status).toBe(429);
    expect((await fetched(other, theirs.path)).answer.statusCode).toBe(200);
    for (const { request } of begun) request.destroy();
    await expect.poll(async () => (await begin(person, `${path}?only=starred`)).status).toBe(200);
  });
});
