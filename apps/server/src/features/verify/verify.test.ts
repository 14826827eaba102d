import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { promisify } from 'node:util';
import { signJpeg } from '@shortcake/provenance/jpeg/sign';
import { signMp4 } from '@shortcake/provenance/mp4/sign';
import { pino } from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  FACTS,
  film,
  newSigner,
  still,
} from '../../../../../packages/provenance/src/test-files.ts';
import { FakeEngine } from '../../../test/fake-engine.ts';
import { ffmpegPath, testVideo } from '../../../test/media.ts';
import { createTestWeb } from '../../../test/web.ts';
import { createVideo, projectWhen, startTestWorker } from '../../../test/worker.ts';
import type { DiskStorage } from '../../platform/storage/disk-storage.ts';
import { posterKey, videoKey } from '../videos/media/keys.ts';
import { type FormPart, formOf } from './test-form.ts';

const run = promisify(execFile);
let logged = '';
const log = pino(
  { level: 'trace' },
  new Writable({
    write(chunk, _encoding, done) {
      logged += chunk;
      done();
    },
  }),
);
/** A word in its name that is also one of forms. */
const DATA_DIR = await mkdtemp(join(tmpdir(), 'platform-form-'));
const web = await createTestWeb<DiskStorage>({ DATA_DIR }, undefined, undefined, { log });
afterAll(async () => {
  await web.close();
  await rm(DATA_DIR, { recursive: true });
});
const folder = await mkdtemp(join(web.directory, 'files-'));
const dropped = join(DATA_DIR, 'dropped');

let addresses = 0;
/** Each from an address of its own, unless told: one address may ask thirty times a minute. */
async function send(parts: FormPart[], from?: string) {
  addresses += 1;
  const request = { method: 'POST', url: '/api/verify', ...formOf(...parts) } as const;
  const remoteAddress = from ?? `10.0.0.${addresses}`;
  const answer = await web.app.inject({ ...request, remoteAddress });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}
const verify = (content: Buffer) => send([{ name: 'file', content }]);

beforeEach(() => {
  logged = '';
});

async function make() {
  const directory = await mkdtemp(join(web.directory, 'engine-'));
  const engine = new FakeEngine({ directory, video: await testVideo() });
  const worker = await startTestWorker(web, { engines: [engine] });
  const person = await web.person(1);
  const id = await createVideo(person);
  await projectWhen(person, id);
  await worker.stop();
  return { id, person, file: await readFile(web.storage.pathOf(videoKey(id))) };
}
const made = await make();
const AUTHORITY = { manifest: 'valid', trusted: true, signer: 'Shortcake' };
const TRAINED = 'trainedAlgorithmicMedia';
const NOTHING_SAID = {
  ...{ manifest: 'none', trusted: false, madeHere: 'no', signer: null, createdAt: null },
  ...{ engine: null, actions: [] },
};

/** A copy of what was made, as somebody would have it who downloaded it from elsewhere. */
async function encoded(
  name: string,
  how: readonly string[],
  of: Buffer = made.file,
): Promise<Buffer> {
  const [from, to] = [join(folder, `of-${name}.mp4`), join(folder, name)];
  await writeFile(from, of);
  await run(ffmpegPath, ['-v', 'error', '-y', '-i', from, '-an', ...how, to]);
  return readFile(to);
}

test('a video that was made here is known by its bytes, and says who signed it and what made it', async () => {
  const { status, body, headers } = await verify(made.file);
  expect(status).toBe(200);
  expect(body).toEqual({
    ...{ ...AUTHORITY, madeHere: 'yes', engine: 'fake fake-1' },
    actions: [{ action: 'c2pa.created', digitalSourceType: TRAINED }],
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]+\.000Z$/),
  });
  expect(headers['cache-control']).toBe('no-store');
  expect(await readdir(dropped)).toEqual([]);
  const { person, id } = made;
  for (const secret of [person.id, person.email, id, 'secret-name']) {
    expect(JSON.stringify(body)).not.toContain(secret);
    expect(logged).not.toContain(secret);
  }
});

test('one byte changed is told, and so is a copy, which looks like it and says nothing', async () => {
  const changed = Buffer.from(made.file);
  changed[changed.length - 100]! ^= 1;
  expect((await verify(changed)).body).toMatchObject({
    ...{ manifest: 'invalid', trusted: false, madeHere: 'similar', signer: 'Shortcake' },
  });
  const smaller = ['-vf', 'crop=iw*0.95:ih*0.95,scale=540:960', '-preset', 'ultrafast'];
  const copy = await encoded('copy.mp4', [...smaller, '-crf', '28']);
  const PACKED = ['-c', 'copy'];
  const fragmented = [...PACKED, '-movflags', 'frag_keyframe+empty_moov'];
  for (const [name, file] of [
    ['copy.mp4', copy],
    ['copy.mov', await encoded('copy.mov', PACKED, copy)],
    ['copy.mkv', await encoded('copy.mkv', PACKED, copy)],
    ['fragmented.mp4', await encoded('fragmented.mp4', fragmented)],
  ] as const) {
    expect((await verify(file)).body, name).toEqual({
      ...{ ...NOTHING_SAID, madeHere: 'similar' },
    });
  }
});

test('a file that breaks off is told to be no longer what was signed', async () => {
  const { status, body } = await verify(made.file.subarray(0, made.file.length - 5000));
  expect(status).toBe(200);
  expect(body).toMatchObject({ manifest: 'invalid', trusted: false });
});

test("a file of others is valid, and named by its signer, who is not this product's", async () => {
  const { signer } = newSigner();
  const [from, to] = [join(folder, 'other.mp4'), join(folder, 'other-signed.mp4')];
  await writeFile(from, await film());
  await signMp4(from, to, { ...FACTS, changes: ['sound removed'] }, signer);
  expect((await verify(await readFile(to))).body).toMatchObject({
    ...{ manifest: 'valid', trusted: false, madeHere: 'no', engine: 'fal veo3.1' },
    actions: ['c2pa.created', 'c2pa.edited'].map((action) => ({
      ...{ action, digitalSourceType: TRAINED },
    })),
  });
  expect((await verify(signJpeg(still(), FACTS, signer))).body).toMatchObject({
    ...{ manifest: 'valid', trusted: false, madeHere: 'no' },
  });
});

test('a poster is known by its signature, and a photo says nothing', async () => {
  const poster = await readFile(web.storage.pathOf(posterKey(made.id)));
  expect((await verify(poster)).body).toMatchObject({ ...AUTHORITY, madeHere: 'yes' });
  poster[poster.length - 50]! ^= 1;
  expect((await verify(poster)).body).toMatchObject({ manifest: 'invalid', madeHere: 'no' });
  expect((await verify(still())).body).toEqual(NOTHING_SAID);
});

const file = (content: Buffer | string, name = 'file') => ({ name, content });
test.each<[string, number, FormPart[]]>([
  ['without a field', 400, []],
  ['with another field', 400, [file(still(), 'picture')]],
  ['with a text in its place', 400, [file('a text')]],
  ['with a field beside it', 400, [file(still()), file('x', 'more')]],
  ['with two files', 400, [file(still()), file(still())]],
  ['that is empty', 400, [file(Buffer.alloc(0))]],
  ['of a text', 415, [file(Buffer.from('#EXTM3U\nfile:///etc/passwd'))]],
  ['of a PNG', 415, [file(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))]],
  ['of an HEIC picture', 415, [file(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'))]],
  ['of a single byte', 415, [file(Buffer.from([0xff]))]],
])('a form %s is answered %i, naming the field', async (_what, status, parts) => {
  const answer = await send(parts);
  expect(answer.status).toBe(status);
  expect(answer.body.message).toMatch(/^file: /);
  expect(await readdir(dropped)).toEqual([]);
});

test('what is no form, or breaks off, is refused', async () => {
  const request = { method: 'POST', url: '/api/verify', remoteAddress: '10.1.0.1' } as const;
  const { payload, headers } = formOf(file(made.file));
  for (const { status, body, type } of [
    { status: 400, body: undefined, type: undefined },
    { status: 415, body: still(), type: 'image/jpeg' },
    { status: 415, body: Buffer.from('{"file":"x"}'), type: 'application/json' },
    { status: 400, body: payload.subarray(0, 2000), type: headers['content-type'] },
    { status: 400, body: Buffer.from('x'), type: 'multipart/form-data' },
  ]) {
    const answer = await web.app.inject({
      ...request,
      ...(body && { payload: body }),
      headers: type === undefined ? {} : { 'content-type': type },
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().message).toMatch(/^file: /);
    if (status === 415) expect(answer.json().message).toContain('multipart/form-data');
  }
  expect(await readdir(dropped)).toEqual([]);
});

test('another site may not send files in the name of a visitor', async () => {
  const form = formOf(file(still()));
  const headers = { ...form.headers, origin: 'https://elsewhere.example' };
  const answer = await web.app.inject({ method: 'POST', url: '/api/verify', ...form, headers });
  expect(answer.json().code).toBe('CROSS_SITE');
});

test('a twentieth of the changes are files of one address a minute; the next is refused, and none of another', async () => {
  const parts = [file(still())];
  for (let n = 0; n < 30; n += 1) expect((await send(parts, '10.2.0.1')).status).toBe(200);
  const refused = await send(parts, '10.2.0.1');
  expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  expect(refused.headers['retry-after']).toMatch(/^\d+$/);
  expect((await send(parts, '10.2.0.2')).status).toBe(200);
});

test('what a killed process left is removed at the next start, and nothing of one that lives', async () => {
  const left = join(dropped, [hostname(), 4_194_303, 'left'].join('~'));
  const living = join(dropped, [hostname(), process.ppid, 'living'].join('~'));
  await writeFile(left, 'a file');
  await writeFile(living, 'a file');
  const other = await web.another();
  await expect.poll(() => readdir(dropped)).toEqual([living.split('/').at(-1)]);
  await other.close();
});

test('a fault of ours is no fault of a form, whatever words are in it', async () => {
  await rm(dropped, { recursive: true });
  await writeFile(
    dropped,
    'a file in the place of the folder, so that "platform" cannot be written',
  );
  expect((await send([file(still())])).status).toBe(500);
  await rm(dropped);
  await mkdir(dropped, { mode: 0o700 });
});

test('what has no picture that can be read is said to be compared with none, and so is a photo', async () => {
  const compared = async (content: Buffer) =>
    (await send([file(content)])).headers['shortcake-picture-compared'];
  expect(await compared(await encoded('seen.mp4', ['-preset', 'ultrafast']))).toBeUndefined();
  const [ftyp, rest] = [made.file.subarray(0, 32), Buffer.alloc(3000)];
  expect(await compared(Buffer.concat([ftyp, rest]))).toBe('no');
  expect(await compared(still())).toBe('no');
});

test('a JPEG beyond 20 MB is refused: pictures are read as a whole', async () => {
  const { status, body } = await verify(Buffer.concat([still(), Buffer.alloc(20_000_000)]));
  expect(status).toBe(413);
  expect(body.message).toMatch(/^file: is a JPEG/);
});

// The last one: it deletes what the others look at.
test('a video is known although an operator keeps its person out, and no more once it is deleted', async () => {
  const { person, id, file } = made;
  await web.sql`update accounts set suspended_at = now() where id = ${person.id}`;
  expect((await verify(file)).body.madeHere).toBe('yes');
  await web.sql`update accounts set suspended_at = null where id = ${person.id}`;
  expect((await person.send('DELETE', `/api/projects/${id}`)).status).toBe(204);
  expect((await verify(file)).body).toMatchObject({ ...AUTHORITY, madeHere: 'no' });
});
