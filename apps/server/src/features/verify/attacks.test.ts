import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { signJpeg } from '@shortcake/provenance/jpeg/sign';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import {
  FACTS,
  film,
  newSigner,
  signed,
  still,
} from '../../../../../packages/provenance/src/test-files.ts';
import { isDeep } from '../../../../../scripts/checks/sample.ts';
import { ffmpegPath } from '../../../test/media.ts';
import { createTestWeb } from '../../../test/web.ts';
import { formOf } from './test-form.ts';

const run = promisify(execFile);
const web = await createTestWeb({ TRUST_PROXY: '127.0.0.1' });
afterAll(() => web.close());
const folder = await mkdtemp(join(web.directory, 'files-'));
const dropped = join(web.directory, 'dropped');
await web.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = web.app.server.address() as AddressInfo;

let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

async function verify(content: Buffer) {
  const form = formOf({ name: 'file', content });
  const request = { method: 'POST', url: '/api/verify', remoteAddress: newAddress() } as const;
  const { statusCode, body } = await web.app.inject({ ...request, ...form });
  return { status: statusCode, body: JSON.parse(body) };
}

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

/** Files with some bytes of their first 12 kB changed, and cut somewhere. */
const damaged = (whole: Buffer) =>
  fc
    .tuple(
      fc.array(fc.tuple(fc.nat(Math.min(whole.length, 12_000) - 1), fc.nat(255)), { maxLength: 6 }),
      fc.option(fc.nat(whole.length)),
    )
    .map(([changes, end]) => {
      const copy = Buffer.from(whole);
      for (const [at, value] of changes) copy[at] = value;
      return copy.subarray(0, end ?? copy.length);
    });

test('whatever a file is, it gets an answer, and no fault of ours', async () => {
  const { signer } = newSigner();
  const whole = [await signed(await film(), FACTS, signer), signJpeg(still(), FACTS, signer)];
  for (const file of whole) {
    await fc.assert(
      fc.asyncProperty(damaged(file), async (bytes) => {
        const { status, body } = await verify(bytes);
        expect([200, 400, 415]).toContain(status);
        if (status === 200) expect(body).toMatchObject({ trusted: false, madeHere: 'no' });
      }),
      { numRuns: isDeep ? 200 : 15 },
    );
  }
  expect(await readdir(dropped)).toEqual([]);
});

const filmed = async (name: string, source: string, ...how: string[]) => {
  const path = join(folder, name);
  const encode = ['-c:v', 'libx264', '-preset', 'ultrafast', ...how, path];
  await run(ffmpegPath, ['-v', 'error', '-f', 'lavfi', '-i', source, ...encode]);
  return readFile(path);
};

test('a picture beyond all size, ten thousand frames a second, and hours are read up to a limit', async () => {
  const files = [
    await filmed('large.mp4', 'color=red:s=5000x5000:r=1:d=2'),
    await filmed('fast.mp4', 'testsrc2=s=64x64:r=10000:d=1'),
    await filmed('long.mkv', 'color=red:s=64x64:r=1:d=36000'),
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
