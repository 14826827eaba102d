import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createArchiveWeb } from '../../../../test/archives.ts';
import { startFakeS3 } from '../../../../test/fake-s3.ts';
import { DiskStorage } from '../../../platform/storage/disk-storage.ts';
import { S3Storage } from '../../../platform/storage/s3/s3-storage.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { videoKey } from '../media/keys.ts';

const MB = 1_000_000;

const directory = await mkdtemp(join(tmpdir(), 'zip-'));
const disk = new DiskStorage(directory);
const s3 = await startFakeS3();
afterAll(async () => {
  await s3.stop();
  await rm(directory, { recursive: true });
});

type Open = () => Promise<Readable | null>;

/** Each, and how a file is opened that breaks off in its middle. */
const storages: [string, Storage, openBroken: (key: string, open: Open) => ReturnType<Open>][] = [
  [
    'disk',
    disk,
    async (key, open) => {
      const stream = await open();
      await truncate(disk.pathOf(key), MB / 2);
      return stream;
    },
  ],
  [
    'S3',
    new S3Storage(s3.place),
    (_key, open) => {
      s3.troubles.push('cut');
      return open();
    },
  ],
];
const film = (title: string, size = 1000) => ({ title, bytes: randomBytes(size) });
const pathOf = (...ids: string[]) => `/media/projects.zip?ids=${ids.join()}`;

describe.each(storages)('several videos on %s as one file', async (_name, storage, openBroken) => {
  const opened: { key: string; stream: Readable }[] = [];
  let read = 0;
  async function* counted(stream: Readable) {
    for await (const bytes of stream) {
      read += bytes.length;
      yield bytes;
    }
  }
  let beforeFind = async (_key: string): Promise<void> => {};
  let openWith = (_key: string, open: Open) => open();
  const watched: Storage = {
    put: (key, path, options) => storage.put(key, path, options),
    has: (key) => storage.has(key),
    remove: (keys) => storage.remove(keys),
    copy: (from, to) => storage.copy(from, to),
    removeParts: () => storage.removeParts(),
    async find(key) {
      await beforeFind(key);
      const file = await storage.find(key);
      if (!file) return null;
      const open = async () => {
        const stream = await openWith(key, file.open);
        if (!stream) return null;
        opened.push({ key, stream });
        return Readable.from(counted(stream), { objectMode: false });
      };
      return { ...file, open };
    },
  };
  const web = await createArchiveWeb(watched);
  const { series, fetched, begun } = web;
  afterAll(web.close);
  beforeEach(() => {
    beforeFind = async () => {};
    openWith = (_key, open) => open();
    opened.length = read = 0;
  });

  test('has the finished ones of these videos, in the order of their ids, and a table', async () => {
    const [person, stranger] = [await web.person(), await web.person()];
    const [one, two] = [film('Hello / World?', 50_000), film('hello world', 70_000)];
    const [a, b] = [await web.film(person, one), await web.film(person, two)];
    const failed = await web.film(person, { title: 'Broken', failed: true });
    const others = await web.film(stranger, film('Not mine'));
    const ids = [b, failed, others, a, a, 'nonsense', randomUUID()];
    const { headers, entries, names, table } = await fetched(person, pathOf(...ids));
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename=videos.zip',
      'cache-control': 'private, no-store',
    });
    expect(names).toEqual(['01 hello world.mp4', '02 Hello World (2).mp4', 'videos.csv']);
    expect(entries.slice(0, 2).map(({ bytes }) => bytes)).toEqual([two.bytes, one.bytes]);
    expect(table).toContain('\r\n2,Hello / World?,completed,A film,');
    expect(table).not.toContain('Broken');
  });

  test('a video that is deleted meanwhile is left out, and named', async () => {
    const person = await web.person();
    const { ids, path } = await series(person, 'Going', [film('A'), film('B'), film('C')]);
    beforeFind = async (key) => {
      if (key === videoKey(ids[0]!)) await person.send('DELETE', `/api/projects/${ids[1]}`);
    };
    const { names, table } = await fetched(person, path);
    expect(names).toEqual(['01 A.mp4', '03 C.mp4', 'series.csv']);
    expect(table).toContain('\r\n2,B,deleted,');
  });

  test('a video whose file is lost is left out, and called missing', async () => {
    const person = await web.person();
    const { ids, path } = await series(person, 'Lost', [
      film('A'),
      film('B'),
      film('C'),
      film('D'),
    ]);
    await storage.remove([videoKey(ids[0]!)]);
    // Between its look-up and its first byte, too.
    openWith = async (key, open) => {
      if (key === videoKey(ids[2]!)) await storage.remove([key]);
      return open();
    };
    const { names, table } = await fetched(person, path);
    expect(names).toEqual(['02 B.mp4', '04 D.mp4', 'series.csv']);
    expect(table).toContain('\r\n1,A,missing,');
    expect(table).toContain('\r\n3,C,missing,');
  });

  test('a video that goes while it is being read is there as a whole', async () => {
    const person = await web.person();
    const films = [film('A', 2 * MB), film('B')];
    const { ids, path } = await series(person, 'Late', films);
    const { leave, rest } = await begun(person, path);
    await person.send('DELETE', `/api/projects/${ids[0]}`);
    expect((await rest()).names).toEqual(['01 A.mp4', '02 B.mp4', 'series.csv']);
    leave();
  });

  test('where a file breaks off, so does the archive: none looks whole that is not', async () => {
    const person = await web.person();
    const { ids, path } = await series(person, 'Broken', [film('A'), film('B', MB), film('C')]);
    openWith = (key, open) => (key === videoKey(ids[1]!) ? openBroken(key, open) : open());
    await expect(fetched(person, path)).rejects.toThrow('aborted');
    expect(opened.length).toBe(2);
    // It counts as ended.
    openWith = (_key, open) => open();
    const three = await Promise.all([1, 2, 3].map(() => begun(person, path)));
    expect(three.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const { leave } of three) leave();
  });

  test('waits for a slow reader with one file open, and closes it when they go', async () => {
    const person = await web.person();
    const films = [1, 2].map(() => film('Long', 15 * MB));
    const { ids, path } = await series(person, 'Long ones', films);
    const { leave } = await begun(person, path);
    // Until no more is read, however long that takes.
    let known = -1;
    while (known !== read) {
      known = read;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    // What has been read ahead stands in the sockets and in a few streams, not in memory as a whole.
    expect(read).toBeLessThan(10 * MB);
    const ofThese = () => opened.filter(({ key }) => ids.map(videoKey).includes(key));
    expect(ofThese()).toHaveLength(1);
    leave();
    await expect.poll(() => ofThese().map(({ stream }) => stream.destroyed)).toEqual([true]);
    await expect.poll(s3.underWay).toBe(0);
  });

  test('a person may be sent three archives at once, of series and of videos together', async () => {
    const [person, other] = [await web.person(), await web.person()];
    const { ids, path } = await series(person, 'Mine', [film('Long', 15 * MB)]);
    const theirs = await series(other, 'Others', [film('A')]);
    const three = await Promise.all([pathOf(...ids), path, path].map((it) => begun(person, it)));
    expect(three.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const more of [pathOf(...ids), path]) {
      expect((await begun(person, more)).status).toBe(429);
      const headers = { cookie: person.cookie };
      const head = await web.app.inject({ method: 'HEAD', url: more, headers });
      expect(head.statusCode).toBe(429);
    }
    expect((await fetched(other, theirs.path)).names).toEqual(['01 A.mp4', 'series.csv']);
    for (const { leave } of three) leave();
    await expect.poll(async () => (await begun(person, `${path}?only=starred`)).status).toBe(200);
  });

  test('HEAD opens nothing', async () => {
    const person = await web.person();
    const { path } = await series(person, 'Head', [film('A')]);
    const headers = { cookie: person.cookie };
    const answer = await web.app.inject({ method: 'HEAD', url: path, headers });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    expect(opened).toEqual([]);
  });
});

describe('an archive of several videos', async () => {
  const web = await createArchiveWeb(new S3Storage(s3.place));
  afterAll(web.close);

  test('is not there where none of them is theirs and finished', async () => {
    const [person, stranger] = [await web.person(), await web.person()];
    const others = await web.film(stranger, film('Not mine'));
    const failed = await web.film(person, { title: 'Broken', failed: true });
    const { status } = await person.send('GET', pathOf(others, failed, 'nonsense'));
    expect(status).toBe(404);
    expect((await web.app.inject({ url: pathOf(others) })).statusCode).toBe(404);
  });

  test.each([
    ['no id', '/media/projects.zip'],
    ['an empty list', pathOf('', '')],
    ['a list that is given twice', '/media/projects.zip?ids=a&ids=b'],
    ['101 ids', pathOf(...Array.from({ length: 101 }, () => randomUUID()))],
  ])('is refused for %s', async (_what, path) => {
    const { status, body } = await (await web.person()).send('GET', path);
    expect([status, body.message]).toEqual([400, 'ids: give 1 to 100, separated by commas']);
  });

  test('may have an address with a hundred ids', async () => {
    const person = await web.person();
    const id = await web.film(person, film('One'));
    const ids = [...Array.from({ length: 99 }, () => randomUUID()), id];
    expect((await web.fetched(person, pathOf(...ids))).names).toEqual(['01 One.mp4', 'videos.csv']);
  });

  test('is a 503 while the bucket gives no answer', async () => {
    const person = await web.person();
    const path = pathOf(await web.film(person, film('One')));
    s3.troubles.push(503, 503, 503, 503);
    const { status, body, headers } = await person.send('GET', path);
    expect([status, body.code]).toEqual([503, 'UNAVAILABLE']);
    // A browser shows it, and saves no file.
    expect(headers['content-disposition']).toBeUndefined();
  });
});
