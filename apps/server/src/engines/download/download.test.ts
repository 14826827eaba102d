import { createHash, randomBytes } from 'node:crypto';
import dns from 'node:dns';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDownload } from './download.ts';
import type { FileError } from './file-error.ts';

/** A host of its own, with what it was asked. */
async function serve(listener: RequestListener) {
  const asked: { path: string; headers: IncomingHttpHeaders }[] = [];
  let connections = 0;
  let hungUp = 0;
  const server = createServer((request, response) => {
    asked.push({ path: request.url ?? '', headers: request.headers });
    response.on('close', () => {
      if (!response.writableEnded) hungUp += 1;
    });
    listener(request, response);
  });
  server.on('connection', () => {
    connections += 1;
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  stops.push(() => void server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    asked,
    connections: () => connections,
    hungUp: () => hungUp,
  };
}

const stops: (() => void)[] = [];
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'download-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const stop of stops.splice(0)) stop();
  await rm(folder, { recursive: true });
});

type Options = Parameters<typeof createDownload>[0] & {
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

function fetchFile(url: string, { headers, signal, ...options }: Options) {
  return createDownload(options)(url, {
    destination: join(folder, 'video'),
    signal: signal ?? new AbortController().signal,
    ...(headers && { headers }),
  });
}

/** The error of a download that must fail; no file may be left of it. */
async function failure(url: string, options: Options): Promise<FileError> {
  const error = await fetchFile(url, options).then(
    () => expect.unreachable('the download went well'),
    (error: FileError) => error,
  );
  expect(await readdir(folder)).toEqual([]);
  return error;
}

const redirect = (location: string): RequestListener => {
  return (_request, response) => response.writeHead(302, { location }).end('elsewhere');
};

test('a video is written whole, with its length and hash', async () => {
  const video = randomBytes(3_000_000);
  const host = await serve((_request, response) => response.end(video));
  const collected = await fetchFile(`${host.origin}/v.mp4`, { privateOrigins: [host.origin] });
  const sha256 = createHash('sha256').update(video).digest('hex');
  expect(collected).toEqual({ bytes: video.length, sha256 });
  expect(video.equals(await readFile(join(folder, 'video')))).toBe(true);
  expect(host.asked[0]?.headers['accept-encoding']).toBe('identity');
});

test('a file that is there already is neither overwritten nor removed', async () => {
  const host = await serve((_request, response) => response.end('new'));
  await writeFile(join(folder, 'video'), 'old');
  const again = fetchFile(host.origin, { privateOrigins: [host.origin] });
  await expect(again).rejects.toMatchObject({ code: 'EEXIST' });
  expect(await readFile(join(folder, 'video'), 'utf8')).toBe('old');
});

test.each([
  '127.0.0.1',
  '2130706433',
  '0177.0.0.1',
  '0x7f.1',
  '１２７.0.0.1',
  'localhost',
  '0.0.0.0',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::127.0.0.1]',
  '[::ffff:0:127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.0.1',
  '100.64.0.1',
  '169.254.169.254',
  '[fe80::1]',
  '[fd00:ec2::254]',
])('%s is a private address, and not connected to', async (name) => {
  const host = await serve((_request, response) => response.end('secret'));
  const { fault } = await failure(`https://${name}:${host.port}/v.mp4`, {
    privateOrigins: ['http://127.0.0.1:1'],
    limits: { quietMs: 5000 },
  });
  expect(fault).toMatchObject({ kind: 'fatal', code: 'FILE_ADDRESS_REFUSED' });
  expect(fault.detail).toMatch(/is at a private address$/);
  expect(host.connections()).toBe(0);
});

test('a name that has a private address among public ones is refused, having been asked for once', async () => {
  const addresses = [
    { address: '8.8.8.8', family: 4 },
    { address: '127.0.0.1', family: 4 },
  ];
  const lookup = vi
    .spyOn(dns, 'lookup')
    .mockImplementation(((
      _name: string,
      _options: dns.LookupOptions,
      done: (error: null, addresses: dns.LookupAddress[]) => void,
    ) => done(null, addresses)) as typeof dns.lookup);
  const { fault } = await failure('https://videos.example/v.mp4', { privateOrigins: [] });
  expect(fault.detail).toBe('videos.example is at a private address');
  expect(lookup).toHaveBeenCalledTimes(1);
});

test.each([
  'http://127.0.0.1:1/v.mp4',
  'http://8.8.8.8/v.mp4',
  'ftp://8.8.8.8/v.mp4',
  'file:///etc/passwd',
  'data:video/mp4;base64,AAAA',
  'https://me:secret@8.8.8.8/v.mp4',
  'v.mp4',
  '',
])('«%s» is not asked', async (url) => {
  const { fault } = await failure(url, { privateOrigins: [] });
  expect(fault).toMatchObject({ kind: 'fatal', code: 'FILE_ADDRESS_REFUSED' });
});

test('a trusted host is not trusted on another port, nor by another name', async () => {
  const host = await serve((_request, response) => response.end('secret'));
  const options = { privateOrigins: [host.origin] };
  await failure(`http://localhost:${host.port}/`, options);
  await failure(`http://127.0.0.1:${host.port + 1}/`, options);
  await failure(`https://127.0.0.1:${host.port}/`, options);
  expect(host.connections()).toBe(0);
});

test.each([
  ['http', (port: number) => `http://127.0.0.1:${port}/`],
  ['https', (port: number) => `https://127.0.0.1:${port}/`],
  ['another scheme', () => 'file:///etc/passwd'],
  ['no address', () => 'https://'],
])('a redirect to a private address by %s is not followed', async (_name, inward) => {
  const secret = await serve((_request, response) => response.end('secret'));
  const host = await serve(redirect(inward(secret.port)));
  const { fault } = await failure(host.origin, { privateOrigins: [host.origin] });
  expect(fault).toMatchObject({ kind: 'fatal', code: 'FILE_ADDRESS_REFUSED' });
  expect(secret.connections()).toBe(0);
});

test('five redirects are followed, six are not', async () => {
  const host = await serve((request, response) => {
    const left = Number(request.url?.slice(1));
    if (left === 0) response.end('here');
    else redirect(`/${left - 1}`)(request, response);
  });
  const options = { privateOrigins: [host.origin] };
  expect((await failure(`${host.origin}/6`, options)).fault.code).toBe('FILE_ADDRESS_REFUSED');
  expect((await fetchFile(`${host.origin}/5`, options)).bytes).toBe(4);
});

test('the key stays with its host, also when a redirect leads back there', async () => {
  const elsewhere = await serve((_request, response) =>
    response.writeHead(307, { location: `${engine.origin}/back` }).end(),
  );
  const engine = await serve((request, response) => {
    const further: Record<string, string> = { '/1': '/2', '/2': elsewhere.origin };
    const location = further[request.url ?? ''];
    if (location) redirect(location)(request, response);
    else response.end('video');
  });
  await fetchFile(`${engine.origin}/1`, {
    privateOrigins: [engine.origin, elsewhere.origin],
    headers: { authorization: 'Bearer key', 'x-goog-api-key': 'key' },
  });
  const sent = engine.asked.map(({ path, headers }) => [path, headers.authorization]);
  expect(sent).toEqual([
    ['/1', 'Bearer key'],
    ['/2', 'Bearer key'],
    ['/back', undefined],
  ]);
  expect(JSON.stringify(elsewhere.asked)).not.toContain('key');
});

test('a file of the largest size is taken', async () => {
  const host = await serve((_request, response) => response.end(Buffer.alloc(100_000)));
  const options = { privateOrigins: [host.origin], limits: { largestBytes: 100_000 } };
  expect((await fetchFile(host.origin, options)).bytes).toBe(100_000);
});

test.each([
  ['declares', 'content-length'],
  ['sends', 'x-nothing'],
])('a host that %s a byte more is not heard out', async (_what, header) => {
  const host = await serve((_request, response) => {
    response.setHeader(header, 100_001);
    response.write(Buffer.alloc(header === 'content-length' ? 1 : 100_001));
  });
  const options = { privateOrigins: [host.origin], limits: { largestBytes: 100_000 } };
  const { fault } = await failure(host.origin, options);
  expect(fault).toMatchObject({ kind: 'fatal', code: 'FILE_TOO_LARGE' });
  await expect.poll(host.hungUp).toBe(1);
});

test.each(['declared', 'chunked'])('a %s body that is cut may be whole next time', async (how) => {
  const host = await serve((_request, response) => {
    if (how === 'declared') response.setHeader('content-length', 200_000);
    response.write(Buffer.alloc(100_000), () => response.destroy());
  });
  const { fault } = await failure(host.origin, { privateOrigins: [host.origin] });
  expect(fault).toMatchObject({ kind: 'retryable', code: 'DOWNLOAD_CUT' });
});

test.each([
  ['headers', () => {}],
  ['the first byte', ((_request, response) => response.flushHeaders()) as RequestListener],
  ['the next byte', ((_request, response) => void response.write('a')) as RequestListener],
])('a host that keeps %s to itself is given up', async (_what, listener) => {
  const host = await serve(listener);
  const options = { privateOrigins: [host.origin], limits: { quietMs: 300 } };
  const { fault } = await failure(host.origin, options);
  expect(fault).toMatchObject({ kind: 'retryable', code: 'DOWNLOAD_SLOW' });
  expect(fault.detail).toMatch(/nothing for 300 ms$/);
  // On a busy machine the time may be over before it was asked.
  await expect.poll(() => host.asked.length - host.hungUp()).toBe(0);
});

test('a host that trickles is given up in the end', async () => {
  const host = await serve((_request, response) => {
    const trickle = setInterval(() => response.write('a'), 20);
    response.on('close', () => clearInterval(trickle));
  });
  const options = { privateOrigins: [host.origin], limits: { totalMs: 1500 } };
  const { fault } = await failure(host.origin, options);
  expect(fault).toMatchObject({ kind: 'retryable', code: 'DOWNLOAD_SLOW' });
  expect(fault.detail).toMatch(/not done in 1500 ms$/);
});

test.each([
  [400, 'fatal', 'FILE_REFUSED'],
  [401, 'fatal', 'FILE_REFUSED'],
  [403, 'fatal', 'FILE_REFUSED'],
  [404, 'fatal', 'FILE_GONE'],
  [410, 'fatal', 'FILE_GONE'],
  [302, 'fatal', 'FILE_REFUSED'],
  [204, 'fatal', 'FILE_REFUSED'],
  [408, 'retryable', 'FILE_UNAVAILABLE'],
  [425, 'retryable', 'FILE_UNAVAILABLE'],
  [429, 'retryable', 'FILE_UNAVAILABLE'],
  [500, 'retryable', 'FILE_UNAVAILABLE'],
  [503, 'retryable', 'FILE_UNAVAILABLE'],
])('an answer of %i is %s: %s', async (status, kind, code) => {
  const host = await serve((_request, response) => response.writeHead(status).end());
  const error = await failure(host.origin, { privateOrigins: [host.origin] });
  expect(error.fault).toMatchObject({ kind, code });
  expect(error.status).toBe(status);
});

test('a busy host says how long to wait', async () => {
  const host = await serve((_request, response) =>
    response.writeHead(503, { 'retry-after': '7' }).end(),
  );
  const { fault } = await failure(host.origin, { privateOrigins: [host.origin] });
  expect(fault.retryAfterMs).toBe(7000);
});

test('nobody at home may be back later', async () => {
  const origin = 'http://127.0.0.1:1';
  const { fault } = await failure(origin, { privateOrigins: [origin] });
  expect(fault).toMatchObject({ kind: 'retryable', code: 'FILE_UNAVAILABLE' });
  expect(fault.detail).toBe('127.0.0.1:1: ECONNREFUSED');
});

test('errors name no path, query or key', async () => {
  const answers: Record<string, RequestListener> = {
    '/secret/gone?secret': (_request, response) => response.writeHead(404).end(),
    '/secret/cut?secret': (_request, response) => void response.destroy(),
    '/secret/away?secret': redirect('https://127.0.0.1/secret?secret'),
  };
  const host = await serve((request, response) => answers[request.url ?? '']?.(request, response));
  for (const path of Object.keys(answers)) {
    const options = { privateOrigins: [host.origin], headers: { authorization: 'secret' } };
    const error = await failure(host.origin + path, options);
    expect(`${error.stack} ${JSON.stringify(error)}`).not.toContain('secret');
  }
});

test('a download that is not wanted any more ends as its signal says, and leaves nothing', async () => {
  for (const listener of [
    () => {},
    ((_request, response) => void response.write('a')) as RequestListener,
  ]) {
    const host = await serve(listener);
    const stop = new AbortController();
    const reason = new Error('shutting down');
    const download = fetchFile(host.origin, {
      privateOrigins: [host.origin],
      signal: stop.signal,
    });
    await expect.poll(() => host.asked.length).toBe(1);
    stop.abort(reason);
    await expect(download).rejects.toBe(reason);
    expect(await readdir(folder)).toEqual([]);
    await expect.poll(host.hungUp).toBe(1);
  }
});
