import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { fetchPicture } from './picture.ts';

const GIF = Buffer.from('GIF89a and the rest');
const LARGEST = 256 * 1024;

const asked: string[] = [];
let hungUp = 0;
let isStreaming = false;
const answers: Record<string, RequestListener> = {
  '/late': () => {},
  '/trickle': (_request, response) => void response.write(GIF),
  '/elsewhere': (_request, response) => response.writeHead(302, { location: '/gif' }).end(),
  '/gone': (_request, response) => response.writeHead(404).end(GIF),
  '/empty': (_request, response) => response.writeHead(200, { 'content-type': 'image/gif' }).end(),
  '/page': (_request, response) =>
    response.writeHead(200, { 'content-type': 'image/png' }).end('<svg onload="alert(1)">'),
  '/gif': (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(GIF),
  '/largest': (_request, response) => response.end(Buffer.concat([GIF], LARGEST)),
  '/larger': (_request, response) => response.end(Buffer.concat([GIF], LARGEST + 1)),
  '/endless': (_request, response) => {
    isStreaming = true;
    const more = () => {
      while (isStreaming && response.write(Buffer.concat([GIF], 65_536)));
    };
    response.on('drain', more);
    response.on('close', () => {
      isStreaming = false;
    });
    more();
  },
};
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.on('close', () => {
    if (!response.writableEnded) hungUp += 1;
  });
  answers[request.url ?? '']?.(request, response);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = (address: string, signal = new AbortController().signal) =>
  fetchPicture(new URL(address, issuer), { issuer, fetch, signal });

test.each([
  ['image/jpeg', [0xff, 0xd8, 0xff, 0xe0]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/gif', [...GIF]],
  ['image/webp', [...Buffer.from('RIFF\n\0\0\0WEBPVP8 ')]],
])('%s is known by its first bytes', async (contentType, start) => {
  const bytes = Buffer.from(start);
  const fetch = async () => new Response(bytes, { headers: { 'content-type': 'text/html' } });
  const { signal } = new AbortController();
  const picture = fetchPicture(new URL('https://pictures.example/'), { issuer, fetch, signal });
  expect(await picture).toEqual({ contentType, bytes });
});

test.each(['/page', '/empty', '/gone'])('%s holds no picture, whatever its header says', (path) =>
  expect(get(path)).rejects.toThrow(/content is no picture|answer was 404/),
);

test('256 kB are read, and not a byte more', async () => {
  expect((await get('/largest')).bytes.length).toBe(LARGEST);
  await expect(get('/larger')).rejects.toThrow('more than 262144 bytes');
});

test('what does not end is cut off', async () => {
  await expect(get('/endless')).rejects.toThrow('more than 262144 bytes');
  await expect.poll(() => isStreaming).toBe(false);
});

test.each(['/late', '/trickle'])('%s is given up', async (path) => {
  const before = hungUp;
  await expect(get(path)).rejects.toThrow(/timeout/);
  await expect.poll(() => hungUp).toBe(before + 1);
});

test('a stop cuts short what is under way', async () => {
  const stop = new AbortController();
  const picture = get('/late', stop.signal);
  stop.abort(new Error('shutting down'));
  await expect(picture).rejects.toThrow('shutting down');
});

test('a redirect is not followed', async () => {
  asked.length = 0;
  await expect(get('/elsewhere')).rejects.toThrow('the answer was 302');
  expect(asked).toEqual(['/elsewhere']);
});

test.each([
  'http://169.254.169.254/latest/meta-data',
  'http://127.0.0.1:1/gif',
  'http://pictures.example/gif',
  'file:///etc/passwd',
  'data:image/gif;base64,R0lGODlh',
  'https://me:secret@pictures.example/gif',
])('%s is not asked', async (address) => {
  let isAsked = false;
  const fetch = async () => {
    isAsked = true;
    return new Response(GIF);
  };
  const { signal } = new AbortController();
  const picture = fetchPicture(new URL(address), { issuer, fetch, signal });
  await expect(picture).rejects.toThrow(/^the address /);
  expect(isAsked).toBe(false);
});
