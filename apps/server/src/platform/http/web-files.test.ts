import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { serveWebFiles } from './web-files.ts';

const folder = await mkdtemp(join(tmpdir(), 'test-web-files-'));
const files = ['robots.txt', 'robots.txt.br', 'assets/a.js', 'assets/a.js.br', 'assets/deep/b.js'];
for (const file of [...files, 'previews/cake.mp4', 'pages/front.html']) {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), file);
}
const app = Fastify();
app.setNotFoundHandler((_, reply) => reply.code(404).send('nowhere'));
await serveWebFiles(app, folder);
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const FOREVER = 'public, max-age=31536000, immutable';

test.each([
  ['/robots.txt', 'no-cache'],
  ['/assets/a.js', FOREVER],
  ['/assets/%61.js', FOREVER],
  ['/assets/deep/b.js', FOREVER],
  ['/previews/cake.mp4', 'no-cache'],
  ['/previews/cake.mp4?v=1', FOREVER],
])('%s is sent as it is, kept by %s', async (url, kept) => {
  const { statusCode, body, headers } = await app.inject(url);
  const file = decodeURIComponent(url.slice(1)).replace(/\?.*/, '');
  expect([statusCode, body, headers['cache-control']]).toEqual([200, file, kept]);
  const head = await app.inject({ method: 'HEAD', url });
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
    ...[200, '', String(file.length)],
  ]);
});

test('who takes a coding gets the compressed file in its place', async () => {
  for (const file of ['/robots.txt', '/assets/a.js']) {
    const { body, headers } = await app.inject({ url: file, headers: { 'accept-encoding': 'br' } });
    expect([body, headers['content-encoding']]).toEqual([`${file.slice(1)}.br`, 'br']);
    expect(headers.vary).toBe('accept-encoding');
  }
});

test.each([
  '/robots.txt.br',
  '/assets/a.js.br',
  '/assets/none.js',
  '/assets/',
  '/assets/deep',
  '/assets/..%2Frobots.txt',
  '/assets//a.js',
  '/previews',
  '/pages/front.html',
])('%s is no file', async (url) => {
  const { statusCode, body } = await app.inject(url);
  expect([statusCode, body]).toEqual([404, 'nowhere']);
});

test('what came into a folder after the start is not looked for', async () => {
  await writeFile(join(folder, 'assets/late.js'), 'late');
  expect((await app.inject('/assets/late.js')).statusCode).toBe(404);
});
