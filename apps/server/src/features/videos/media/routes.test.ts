import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createMemoryStore } from '@shortcake/sandbox/stripe/memory-store';
import { afterAll, describe, expect, test } from 'vitest';
import { startFakeS3 } from '../../../../test/fake-s3.ts';
import { createTestWeb, type Person, type TestWeb } from '../../../../test/web.ts';
import { DiskStorage } from '../../../platform/storage/disk-storage.ts';
import { S3Storage } from '../../../platform/storage/s3/s3-storage.ts';
import type { ByteRange, Storage } from '../../../platform/storage/storage.ts';
import { insertProjects } from '../queries.ts';
import { posterKey, videoKey } from './keys.ts';

const directory = await mkdtemp(join(tmpdir(), 'media-routes-'));
const s3 = await startFakeS3();
afterAll(async () => {
  await s3.stop();
  await rm(directory, { recursive: true });
});

const storages: [string, Storage][] = [
  ['disk', new DiskStorage(join(directory, 'stored'))],
  ['S3', new S3Storage(s3.place)],
];

describe.each(storages)('files on %s', async (_name, storage) => {
  const opened: Readable[] = [];
  let beforeOpening = async () => {};
  const watched: Storage = {
    put: () => Promise.reject(new Error('nothing is stored by a look')),
    has: (key) => storage.has(key),
    remove: (keys) => storage.remove(keys),
    move: (from, to) => storage.move(from, to),
    removeParts: () => storage.removeParts(),
    async find(key) {
      const file = await storage.find(key);
      return file && { ...file, open };
      async function open(range?: ByteRange) {
        await beforeOpening();
        const stream = (await file?.open(range)) ?? null;
        if (stream) opened.push(stream);
        return stream;
      }
    },
  };
  const web = await createTestWeb({}, createMemoryStore(), watched);
  afterAll(web.close);
  await web.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = web.app.server.address() as AddressInfo;
  const [owner, other] = [await web.person(), await web.person()];

  const bytes = randomBytes(1000);
  const id = await project(web, owner);
  const path = `/media/${id}/video.mp4`;
  await store(storage, videoKey(id), bytes);
  await store(storage, posterKey(id), Buffer.from('a poster'));

  const ask = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    web.app.inject({ method, url: path, headers: { cookie: owner.cookie, ...headers } });
  const { etag, 'last-modified': modified } = (await ask()).headers as Record<string, string>;

  test('a whole file comes with its type, its length and its version', async () => {
    const answer = await ask();
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toEqual(bytes);
    expect(answer.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '1000',
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(answer.headers).not.toHaveProperty('content-range');
    expect(etag).toMatch(/^"[^"]+"$/);
    expect(new Date(modified!).toUTCString()).toBe(modified);

    const poster = await owner.send('GET', `/media/${id}/poster.jpg`);
    expect(poster).toMatchObject({ status: 200, body: 'a poster' });
    expect(poster.headers['content-type']).toBe('image/jpeg');
  });

  test('what is saved has its title as its name', async () => {
    const saved = await owner.send('GET', `${path}?download`);
    expect(saved.status).toBe(200);
    expect(saved.headers['content-disposition']).toBe('attachment; filename=a-film.mp4');
    const shown = await owner.send('GET', `/media/${id}/poster.jpg?download`);
    expect(shown.headers).not.toHaveProperty('content-disposition');
    expect((await ask()).headers).not.toHaveProperty('content-disposition');
  });

  test('HEAD tells all of that and opens nothing', async () => {
    opened.length = 0;
    for (const headers of [{}, { range: 'bytes=0-99' }]) {
      const answer = await ask(headers, 'HEAD');
      expect(answer.statusCode).toBe(200);
      expect(answer.rawPayload).toHaveLength(0);
      expect(answer.headers).toMatchObject({ 'content-length': '1000', etag });
    }
    expect(opened).toEqual([]);
  });

  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=0-0', 0, 0],
    ['bytes=500-', 500, 999],
    ['bytes=990-5000', 990, 999],
    ['bytes=-500', 500, 999],
    ['bytes=-5000', 0, 999],
    ['Bytes= 1-2', 1, 2],
  ])('%s is a part', async (range, start, end) => {
    const answer = await ask({ range });
    expect(answer.statusCode).toBe(206);
    expect(answer.rawPayload).toEqual(bytes.subarray(start, end + 1));
    expect(answer.headers).toMatchObject({
      'content-range': `bytes ${start}-${end}/1000`,
      'content-length': String(end - start + 1),
      'content-type': 'video/mp4',
      etag,
    });
  });

  test.each(['bytes=0-1,5-6', 'bytes=9-5', 'bytes=a-b', 'bytes=-', 'bytes', 'lines=1-2', ''])(
    '%j is no part, and gets the whole file',
    async (range) => {
      const answer = await ask({ range });
      expect(answer.statusCode).toBe(200);
      expect(answer.rawPayload).toEqual(bytes);
    },
  );

  test.each(['bytes=1000-', 'bytes=1000-2000', 'bytes=-0', `bytes=${'9'.repeat(30)}-`])(
    '%s is beyond the end',
    async (range) => {
      const answer = await ask({ range });
      expect(answer.statusCode).toBe(416);
      expect(answer.json()).toMatchObject({ code: 'RANGE_NOT_SATISFIABLE' });
      expect(answer.headers['content-range']).toBe('bytes */1000');
      expect(answer.headers).not.toHaveProperty('etag');
    },
  );

  test('what the browser has already is not sent again', async () => {
    const known: Record<string, string>[] = [
      { 'if-none-match': etag! },
      { 'if-none-match': `W/${etag}` },
      { 'if-none-match': `"another", ${etag}` },
      { 'if-none-match': '*' },
      { 'if-none-match': etag!, range: 'bytes=5000-' },
      { 'if-modified-since': modified! },
    ];
    opened.length = 0;
    for (const headers of known) {
      const answer = await ask(headers);
      expect(answer.statusCode, JSON.stringify(headers)).toBe(304);
      expect(answer.rawPayload).toHaveLength(0);
      expect(answer.headers).toMatchObject({ etag, 'cache-control': 'private, no-cache' });
    }
    expect(opened).toEqual([]);
    const unknown: Record<string, string>[] = [
      { 'if-none-match': '"another"' },
      { 'if-none-match': '"another"', 'if-modified-since': modified! },
      { 'if-modified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' },
      { 'if-modified-since': 'some day' },
    ];
    for (const headers of unknown) {
      expect((await ask(headers)).statusCode, JSON.stringify(headers)).toBe(200);
    }
  });

  test('a part of another version is not given: the whole file is', async () => {
    const statusOf = async (version: string) =>
      (await ask({ range: 'bytes=0-1', 'if-range': version })).statusCode;
    expect(await statusOf(etag!)).toBe(206);
    expect(await statusOf(modified!)).toBe(206);
    expect(await statusOf('"another"')).toBe(200);
    expect(await statusOf(`W/${etag}`)).toBe(200);
    expect(await statusOf('Mon, 01 Jan 2001 00:00:00 GMT')).toBe(200);
  });

  test('only the version that was asked for is sent', async () => {
    const refused = await ask({ 'if-match': '"another"' });
    expect(refused.statusCode).toBe(412);
    expect(refused.json()).toMatchObject({ code: 'PRECONDITION_FAILED' });
    const before = { 'if-unmodified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' };
    expect((await ask(before)).statusCode).toBe(412);
    expect((await ask({ 'if-match': etag!, ...before })).statusCode).toBe(200);
    expect((await ask({ 'if-unmodified-since': modified! })).statusCode).toBe(200);
  });

  test('nobody but its owner finds a file, and nobody one that is not there', async () => {
    const waiting = await project(web, owner, { status: 'pending' });
    await store(storage, videoKey(waiting), bytes);
    const empty = await project(web, owner);
    const nothing = { status: 404, body: { code: 'NOT_FOUND' } };
    expect(await other.send('GET', path)).toMatchObject(nothing);
    expect((await web.app.inject({ url: path })).statusCode).toBe(404);
    for (const wrong of [`${id}/other.mp4`, `${waiting}/video.mp4`, `${empty}/video.mp4`, `x/y`]) {
      expect(await owner.send('GET', `/media/${wrong}`), wrong).toMatchObject(nothing);
    }
  });

  test('a browser that goes away leaves no file open', async () => {
    await store(storage, videoKey(id), Buffer.alloc(30_000_000));
    opened.length = 0;
    for (const headers of [{}, { range: 'bytes=1000-' }]) {
      const request = get({ port, path, headers: { cookie: owner.cookie, ...headers } });
      const [response] = (await once(request, 'response')) as [IncomingMessage];
      await once(response, 'readable');
      expect(opened.at(-1)).toMatchObject({ destroyed: false });
      request.destroy();
    }
    await expect.poll(() => opened.map((stream) => stream.destroyed)).toEqual([true, true]);
    await expect.poll(s3.underWay).toBe(0);
  });

  test('a browser that goes away before the file is open leaves none open', async () => {
    const [opening, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    beforeOpening = () => {
      opening.resolve();
      return gone.promise;
    };
    opened.length = 0;
    const request = get({ port, path, headers: { cookie: owner.cookie } });
    request.on('error', () => {});
    await opening.promise;
    request.destroy();
    await expect.poll(() => connectionsOf(web.app.server)).toBe(0);
    gone.resolve();
    await expect.poll(() => opened.map((stream) => stream.destroyed)).toEqual([true]);
    await expect.poll(s3.underWay).toBe(0);
  });
});

test('while S3 is away people are told to come back, and no more', async () => {
  const away = await startFakeS3();
  const web = await createTestWeb({}, createMemoryStore(), new S3Storage(away.place));
  const owner = await web.person();
  const id = await project(web, owner);
  await away.stop();
  const answer = await owner.send('GET', `/media/${id}/video.mp4`);
  expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
  expect(JSON.stringify(answer.body)).not.toMatch(/S3|127\.0\.0\.1/);
  await web.close();
});

test('when the database is lost on the way, an owner is told to come back', async () => {
  const web = await createTestWeb();
  const owner = await web.person();
  const path = `/media/${await project(web, owner)}/video.mp4`;
  const answer = await web.sql.begin(async (sql) => {
    await sql`lock table sessions`;
    const asking = owner.send('GET', path);
    const kill = () => sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await kill()).count).toBe(1);
    return asking;
  });
  expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
  await web.close();
});

/** A project of a person's, completed unless told otherwise, without any files. */
async function project(web: TestWeb, person: Person, facts: { status?: 'pending' } = {}) {
  const status: 'completed' | 'pending' = facts.status ?? 'completed';
  const id = randomUUID();
  const row = {
    ...{ id, title: 'A film', prompt: 'A film', seed: 1, status },
    ...{ template_id: 'custom-prompt', category: 'custom', aspect_ratio: '9:16' as const },
    ...{ generate_audio: true, enhance_prompt: false },
    completed_at: status === 'completed' ? new Date() : null,
    deadline_at: new Date(),
  };
  await insertProjects(web.db, person.id, [row]);
  return id;
}

async function store(storage: Storage, key: string, bytes: Buffer): Promise<void> {
  const path = join(directory, 'new');
  await writeFile(path, bytes);
  await storage.put(key, path, { contentType: 'video/mp4' });
}

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
}

test('when S3 breaks off in the middle, so does the answer, and nothing else', async () => {
  const failing = await startFakeS3();
  const storage = new S3Storage(failing.place);
  const web = await createTestWeb({}, createMemoryStore(), storage);
  await web.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = web.app.server.address() as AddressInfo;
  const owner = await web.person();
  const id = await project(web, owner);
  await store(storage, videoKey(id), randomBytes(5_000_000));
  // The look at the file is answered; its bytes stop half way.
  const find = storage.find.bind(storage);
  storage.find = async (key) => {
    const found = await find(key);
    failing.troubles.push('cut');
    return found;
  };
  const url = `http://127.0.0.1:${port}/media/${id}/video.mp4`;
  const answer = await fetch(url, { headers: { cookie: owner.cookie } });
  await expect(answer.arrayBuffer()).rejects.toThrow();
  await expect.poll(failing.underWay).toBe(0);
  storage.find = find;
  expect((await owner.send('GET', `/media/${id}/video.mp4`)).status).toBe(200);
  await web.close();
  await failing.stop();
});
