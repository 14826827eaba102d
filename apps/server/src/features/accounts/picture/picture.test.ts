import dns from 'node:dns';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createIdentityProvider } from '../openid.ts';

const GIF = Buffer.from('GIF89a and the rest');
const LARGEST = 256 * 1024;

const asked: string[] = [];
let connections = 0;
let hungUp = 0;
let isStreaming = false;
const answers: Record<string, RequestListener> = {
  '/late': () => {},
  '/trickle': (_request, response) => void response.write(GIF),
  '/elsewhere': (_request, response) => response.writeHead(302, { location: '/gif' }).end(),
  '/inwards': (_request, response) => response.writeHead(302, { location: `${inner}/gif` }).end(),
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
/** What a private network has, and nobody outside may see. */
const secret = createServer((_request, response) => response.end(GIF));
secret.on('connection', () => {
  connections += 1;
});
await new Promise<void>((resolve) => secret.listen(0, '127.0.0.1', resolve));
const { port } = secret.address() as AddressInfo;
const inner = `http://127.0.0.1:${port}`;
afterEach(() => vi.restoreAllMocks());
afterAll(() => {
  for (const one of [server, secret]) one.close().closeAllConnections();
});

const CLIENT = { clientId: 'shortcake', clientSecret: 'secret', redirectUri: `${issuer}/callback` };
const provider = createIdentityProvider({ ...CLIENT, issuer });

const get = (address: string, signal = new AbortController().signal) =>
  provider.picture(new URL(address, issuer), signal);

test.each([
  ['image/jpeg', [0xff, 0xd8, 0xff, 0xe0]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/gif', [...GIF]],
  ['image/webp', [...Buffer.from('RIFF\n\0\0\0WEBPVP8 ')]],
])('%s is known by its first bytes', async (contentType, start) => {
  const bytes = Buffer.from(start);
  const fetch = async () => new Response(bytes, { headers: { 'content-type': 'text/html' } });
  const inProcess = createIdentityProvider({ ...CLIENT, issuer, fetch });
  const { signal } = new AbortController();
  const picture = inProcess.picture(new URL('https://pictures.example/'), signal);
  expect(await picture).toEqual({ contentType, bytes });
});

test.each(['/page', '/empty', '/gone'])('%s holds no picture, whatever its header says', (path) =>
  expect(get(path)).rejects.toThrow(/content is no picture|answered 404/),
);

test('256 kB are read, and not a byte more', async () => {
  expect((await get('/largest')).bytes.length).toBe(LARGEST);
  await expect(get('/larger')).rejects.toThrow('has more than 262144 bytes');
});

test('what does not end is cut off', async () => {
  await expect(get('/endless')).rejects.toThrow('has more than 262144 bytes');
  await expect.poll(() => isStreaming).toBe(false);
});

test.each(['/late', '/trickle'])('%s is given up', async (path) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const [asks, before] = [asked.length, hungUp];
  const given = expect(get(path)).rejects.toThrow(/nothing for 3000 ms|not done in 5000 ms/);
  await expect.poll(() => asked.length).toBe(asks + 1);
  await vi.advanceTimersByTimeAsync(5000);
  await given;
  await expect.poll(() => hungUp).toBe(before + 1);
});

test('a stop cuts short what is under way', async () => {
  const stop = new AbortController();
  const picture = get('/late', stop.signal);
  stop.abort(new Error('shutting down'));
  await expect(picture).rejects.toThrow('shutting down');
});

test('a redirect is followed to where one may ask anyway', async () => {
  asked.length = 0;
  expect((await get('/elsewhere')).contentType).toBe('image/gif');
  expect(asked).toEqual(['/elsewhere', '/gif']);
});

test.each([
  'http://169.254.169.254/latest/meta-data',
  `http://127.0.0.1:${port}/gif`,
  `https://127.0.0.1:${port}/gif`,
  `https://localhost:${port}/gif`,
  `https://[::ffff:127.0.0.1]:${port}/gif`,
  'https://10.0.0.1/gif',
  'http://10.0.0.1/gif',
  '/inwards',
  'http://pictures.example/gif',
  'file:///etc/passwd',
  'data:image/gif;base64,R0lGODlh',
  'https://me:secret@pictures.example/gif',
])('%s is not fetched', async (address) => {
  await expect(get(address)).rejects.toThrow(/private address$|not https$|has a password$/);
  expect(connections).toBe(0);
});

test('a public name at a private address is not fetched', async () => {
  const lookup = vi
    .spyOn(dns, 'lookup')
    .mockImplementation(((
      _name: string,
      _options: dns.LookupOptions,
      done: (error: null, addresses: dns.LookupAddress[]) => void,
    ) => done(null, [{ address: '127.0.0.1', family: 4 }])) as typeof dns.lookup);
  const picture = get(`https://pictures.example:${port}/gif`);
  await expect(picture).rejects.toThrow(`pictures.example:${port} is at a private address`);
  expect(lookup).toHaveBeenCalledTimes(1);
  expect(connections).toBe(0);
});
