import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { still } from '../../../../../packages/provenance/src/test-files.ts';
import { ffmpegPath } from '../../../test/media.ts';
import { expectAnswers, newAddress, openVerify } from './attacks.suite.ts';
import { formOf } from './test-form.ts';

const run = promisify(execFile);
const { web, verify, dropped } = await openVerify();
const folder = await mkdtemp(join(web.directory, 'files-'));
await web.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = web.app.server.address() as AddressInfo;

/** A request of which so much was sent, from an address. */
function begin(head: Record<string, string | number>, from = newAddress()) {
  const options = { port, method: 'POST', path: '/api/verify', agent: false } as const;
  const headers = { 'x-forwarded-for': from, ...formOf().headers, ...head };
  const request = httpRequest({ ...options, headers });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject);
  });
  answer.catch(() => {});
  return { request, answer };
}
const START = `--a-boundary-of-tests\r\ncontent-disposition: form-data; name="file"; filename="x"\r\n\r\n`;

/** Some of a file, so that it is begun to be written. */
const BEGUN = START + 'x'.repeat(50_000);

test('whatever a file is, it gets an answer, and no fault of ours', () =>
  // attacks.deep.test.ts drops many more.
  expectAnswers({ verify, dropped }, { seed: 1, numRuns: 6 }));

const filmed = async (name: string, source: string, ...how: string[]) => {
  const path = join(folder, name);
  const encode = ['-c:v', 'libx264', '-preset', 'ultrafast', ...how, path];
  await run(ffmpegPath, ['-v', 'error', '-f', 'lavfi', '-i', source, ...encode]);
  return readFile(path);
};

test('a picture beyond all size, ten thousand frames a second, and hours are read up to a limit', async () => {
  const files = [
    await filmed('large.mp4', 'color=red:s=5000x5000:r=1:d=2'),
    await filmed('fast.mp4', 'color=red:s=64x64:r=10000:d=1'),
    await filmed('long.mkv', 'color=red:s=64x64:r=1/60:d=36000'),
  ];
  for (const file of files) {
    expect(await verify(file)).toMatchObject({ status: 200, body: { madeHere: 'no' } });
  }
});

test('a file that names others of this machine is not led to them', async () => {
  const box = (type: string, ...content: Buffer[]) => {
    const body = Buffer.concat(content);
    const head = Buffer.alloc(8);
    head.writeUInt32BE(body.length + 8);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, body]);
  };
  const playlist = Buffer.from(
    '#EXTM3U\n#EXT-X-TARGETDURATION:8\n#EXTINF:8,\nfile:///etc/passwd\n',
  );
  const concat = Buffer.from("ffconcat version 1.0\nfile '/etc/passwd'\n");
  const ftyp = box('ftyp', Buffer.from('isom\0\0\0\0'));
  for (const inside of [playlist, concat]) {
    expect((await verify(inside)).status).toBe(415);
    expect((await verify(Buffer.concat([ftyp, box('free', inside)]))).body.madeHere).toBe('no');
    expect((await verify(Buffer.concat([ftyp, inside]))).body.madeHere).toBe('no');
  }
});

test('a file beyond 100 MB is refused before it is read, and without its size as soon as it is too much', async () => {
  const said = begin({ 'content-length': 200_000_000 });
  said.request.flushHeaders();
  expect((await said.answer).statusCode).toBe(413);
  said.request.destroy();

  const { request, answer } = begin({ 'transfer-encoding': 'chunked' });
  request.write(START);
  const megabyte = Buffer.alloc(1_000_000, 0xff);
  for (let n = 0; n < 101; n += 1) {
    await new Promise<void>((resolve) => request.write(megabyte, () => resolve()));
  }
  request.end('\r\n--a-boundary-of-tests--\r\n');
  const refused = await answer;
  expect(refused.statusCode).toBe(413);
  expect(await json(refused)).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  await expect.poll(() => readdir(dropped)).toEqual([]);
});

test('who hangs up leaves nothing behind, and who sends half a file at a time keeps nobody else waiting', async () => {
  const from = newAddress();
  const half = Array.from({ length: 12 }, () => begin({ 'content-length': 1_000_000 }, from));
  for (const { request } of half) request.write(BEGUN);
  await expect.poll(async () => (await readdir(dropped)).length).toBe(2);
  // Others are served meanwhile, also where many are at it.
  expect((await verify(still())).status).toBe(200);
  const others = Array.from({ length: 20 }, () => begin({ 'content-length': 1_000_000 }));
  for (const { request } of others) request.write(BEGUN);
  await expect.poll(async () => (await readdir(dropped)).length).toBe(22);
  expect((await verify(still())).status).toBe(200);
  expect((await web.app.inject('/healthz')).statusCode).toBe(200);
  // Those that wait go first.
  for (const { request } of [...half.slice(2), ...half, ...others]) request.destroy();
  await expect.poll(() => readdir(dropped)).toEqual([]);
  expect((await verify(still())).status).toBe(200);
});
