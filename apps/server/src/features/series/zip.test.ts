import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { createArchiveWeb } from '../../../test/archives.ts';

const web = await createArchiveWeb();
const { series, fetched } = web;
afterAll(web.close);

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
  const { headers, names, entries, table } = await fetched(person, path);
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="Ten hooks.zip"',
    'cache-control': 'private, no-store',
  });
  expect(names).toEqual([
    '01 Hello World.mp4',
    '03 hello world (2).mp4',
    '04 🥥 Привет.mp4',
    `05 ${'😀'.repeat(45)}.mp4`,
    'series.csv',
  ]);
  expect(new Set(entries.map(({ method }) => method))).toEqual(new Set([0]));
  expect(entries.slice(0, 2).map(({ bytes }) => bytes)).toEqual([one, two]);
  const [head, ...lines] = table.trim().split('\r\n');
  expect(table.startsWith('\uFEFF')).toBe(true);
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
  const { names, table } = await fetched(person, `${path}?only=starred`);
  expect(names).toEqual(['02 B.mp4', 'series.csv']);
  expect(table.trim().split('\r\n').slice(1)).toEqual([
    expect.stringMatching(/^2,B,completed/),
    expect.stringMatching(/^3,C,failed/),
  ]);
});

test('a filter that there is none of is refused, not taken for all', async () => {
  const person = await web.person();
  const { path } = await series(person, 'Filters', [{ title: 'A' }]);
  for (const wrong of ['only=x', 'only=', 'only=starred&only=starred']) {
    expect((await person.send('GET', `${path}?${wrong}`)).status, wrong).toBe(400);
  }
});

test('a cell with another separator in it stays one cell for a spreadsheet that takes that', async () => {
  const person = await web.person();
  const { path } = await series(person, 'Separators', [{ title: 'x;=1+1' }, { title: 'y\tz' }]);
  const { table } = await fetched(person, path);
  const [, one, two] = table.trim().split('\r\n');
  expect(one).toMatch(/^1,"x;=1\+1",/);
  expect(two).toMatch(/^2,"y\tz",/);
});

test('without a finished video it is the table alone', async () => {
  const person = await web.person();
  const { path } = await series(person, 'None yet', [{ title: 'A', failed: true }]);
  expect((await fetched(person, path)).names).toEqual(['series.csv']);
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
