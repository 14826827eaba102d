import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeAuthority, readAuthority } from '@shortcake/provenance/certificates/authority';
import { storeInMp4 } from '@shortcake/provenance/mp4/store-box';
import { readJpeg, readMp4 } from '@shortcake/provenance/read/read';
import { readStore } from '@shortcake/provenance/read/store';
import { withFile } from '@shortcake/provenance/source';
import { pino } from 'pino';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { engineSignedVideo } from '../../../../test/engine-signed-video.ts';
import { FakeEngine, type Script } from '../../../../test/fake-engine.ts';
import { ffmpegPath, plainVideo } from '../../../../test/media.ts';
import { testProvenance } from '../../../../test/provenance.ts';
import { createTestWeb } from '../../../../test/web.ts';
import { createVideo, projectWhen, startTestWorker } from '../../../../test/worker.ts';
import { hashFile } from '../../../engines/hash-file.ts';
import { STUDIO } from '../../../engines/studio/model.ts';
import { posterKey, videoKey } from '../media/keys.ts';
import { makePoster } from '../media/poster.ts';
import { moveEvidenceNow } from '../takedowns/evidence.ts';
import { holdVideo, putBack, takeDown } from '../takedowns/takedowns.ts';
import { signCommands } from './commands.ts';
import { signAll } from './sign-all.ts';

const run = promisify(execFile);
const web = await createTestWeb();
afterAll(() => web.close());
const provenance = testProvenance();
const { authority } = provenance.signer;
const log = pino({ level: 'silent' });
const signal = new AbortController().signal;
const plain = await plainVideo();
const folder = await mkdtemp(join(web.directory, 'files-'));

/** Makes a video whose engine delivers a file. */
async function make(video: string, options: { id?: string; script?: Script } = {}) {
  const directory = await mkdtemp(join(web.directory, 'engine-'));
  const engine = new FakeEngine({ directory, video, ...options });
  const worker = await startTestWorker(web, { engines: [engine], ffmpeg: 'replayed' });
  onTestFinished(() => worker.stop());
  const person = await web.person(1);
  const id = await createVideo(person);
  const project = await projectWhen(person, id);
  expect(project.status).toBe('completed');
  return { id, person, worker, ...(await stored(id)) };
}

const fileOf = (id: string) => web.storage.pathOf(videoKey(id));

async function stored(id: string) {
  const [report, store] = await withFile(fileOf(id), (file) =>
    Promise.all([readMp4(file, { authority }), storeInMp4(file)]),
  );
  return { report, manifests: store ? readStore(store).length : 0 };
}

const posters = new Map<string, Promise<string>>();

/** The poster of a film, made once. */
function posterOf(film: string): Promise<string> {
  const made = posters.get(film) ?? makePosterOf(film, join(folder, `poster-${posters.size}.jpg`));
  posters.set(film, made);
  return made;
}

async function makePosterOf(film: string, path: string): Promise<string> {
  await makePoster(film, path, { ffmpegPath, signal });
  return path;
}

/** A finished video as a version before this one left it. */
async function oldVideo(bytes: string = plain) {
  const [person, id] = [await web.person(1), crypto.randomUUID()];
  await web.sql`insert into projects ${web.sql({
    ...{
      id,
      account_id: person.id,
      title: 'Old',
      prompt: 'a prompt',
      template_id: 'custom-prompt',
    },
    ...{ category: 'custom', aspect_ratio: '9:16', seed: 1, turn: 0, status: 'completed' },
    ...{ step: 'publish', engine: 'fal', completed_at: new Date(), deadline_at: new Date() },
    ...{ generate_audio: true, enhance_prompt: false, progress: 1 },
  })}`;
  const poster = join(folder, `${id}.jpg`);
  await copyFile(await posterOf(bytes), poster);
  await web.storage.put(posterKey(id), poster);
  const copy = join(folder, `${id}.mp4`);
  await copyFile(bytes, copy);
  await web.storage.put(videoKey(id), copy);
  return { id, person };
}

const tools = { db: web.db, storage: web.storage, provenance, ffmpegPath, log, signal };
const signNow = (changes: Partial<typeof tools> = {}, stopping = signal) =>
  signAll({ ...tools, ...changes }, { onDone: () => {}, stopping });

test("the studio's video is algorithmic media, another engine's is that of a trained model", async () => {
  const { report, manifests } = await make(plain, { id: STUDIO });
  expect(report).toMatchObject({ manifest: 'valid', trusted: true, generator: 'Shortcake 0.0.0' });
  expect(report.actions).toMatchObject([
    { action: 'c2pa.created', sourceType: 'algorithmicMedia', program: `${STUDIO} fake-1` },
  ]);
  expect(manifests).toBe(1);
  expect(await web.sql`select from fingerprints where picture is not null`).toHaveLength(1);
});

test('a fragmented file is written anew, and signed', async () => {
  const fragmented = join(folder, 'fragmented.mp4');
  const flags = ['-movflags', 'frag_keyframe+empty_moov+default_base_moof'];
  await run(ffmpegPath, ['-v', 'error', '-y', '-i', plain, '-c', 'copy', ...flags, fragmented]);
  const { report } = await make(fragmented);
  expect(report).toMatchObject({ manifest: 'valid', trusted: true });
  expect(report.actions.map(({ action }) => action)).toEqual(['c2pa.created', 'c2pa.repackaged']);
});

test('what an engine says of its file is left out where readers would refuse it', async () => {
  const marked = await engineSignedVideo(plain);
  const broken = join(folder, 'broken.mp4');
  const end = marked.readUInt32BE(0) + marked.readUInt32BE(marked.readUInt32BE(0));
  await writeFile(broken, marked.with(end - 5, marked[end - 5]! ^ 1));
  const cut = join(folder, 'cut.mp4');
  // A store that says to be longer than its box.
  await writeFile(cut, marked.with(marked.readUInt32BE(0) + 45, 0x7f));
  for (const file of [broken, cut]) {
    const { report, manifests } = await make(file);
    expect(report).toMatchObject({ manifest: 'valid', trusted: true, ingredients: [] });
    expect(manifests).toBe(1);
  }
});

test.each(['is on this machine', 'was stored', 'is lost'])(
  'a file that a version before this one checked, and did not sign, %s, and is signed',
  async (where) => {
    const directory = await mkdtemp(join(web.directory, 'engine-'));
    const engine = new FakeEngine({ directory, video: plain });
    const person = await web.person(1);
    const id = await createVideo(person);
    const { sha256 } = await hashFile(plain);
    // As if its worker had died at its last step.
    await web.sql`update projects set status = 'processing', step = 'publish', engine = 'fake',
      submit_started_at = now(), model = 'fake-1', file_sha256 = ${sha256},
      output = ${web.sql.json({ kind: 'file', path: plain })},
      handle = ${web.sql.json({ engine: 'fake', model: 'fake-1', v: 1, data: { jobId: `${id}-1` } })}
      where id = ${id}`;
    const work = join(web.directory, 'work', id);
    await mkdir(work, { recursive: true });
    const copy = join(work, `${sha256}.mp4`);
    await copyFile(plain, copy);
    if (where === 'was stored') await web.storage.put(videoKey(id), copy);
    if (where === 'is lost') await rm(copy);
    const worker = await startTestWorker(web, { engines: [engine], ffmpeg: 'replayed' });
    const project = await projectWhen(person, id);
    await worker.stop();
    expect(project.status).toBe('completed');
    expect(await stored(id)).toMatchObject({ report: { trusted: true }, manifests: 1 });
    // The engine is asked for it once more where nobody else has it.
    expect(await engine.collected()).toHaveLength(where === 'is lost' ? 1 : 0);
  },
);

test('the authority in use is there for everybody', async () => {
  const answer = await web.app.inject('/provenance/ca.pem');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(authority);
});

test('old videos and their posters are signed where they are, and each once', async () => {
  const { id, person } = await oldVideo();
  const before = await person.send('GET', `/media/${id}/video.mp4`);
  const [sign] = signCommands;
  const context = { db: web.db, storage: web.storage, log };
  const signing = async () => ({ provenance, ffmpegPath });
  expect(await sign!.run([], { ...context, signing })).toMatchObject({
    ...{ exitCode: 0, lines: ['Videos signed: 1.', 'Fingerprints made: 1.'] },
  });
  expect(await stored(id)).toMatchObject({ report: { trusted: true }, manifests: 1 });
  const poster = await readFile(web.storage.pathOf(posterKey(id)));
  expect(await readJpeg(poster, { authority })).toMatchObject({ trusted: true });
  // A player that has a part of the old one gets the new one whole, and no mixture.
  const headers = { range: 'bytes=1000-', 'if-range': String(before.headers.etag) };
  const after = await person.send('GET', `/media/${id}/video.mp4`, undefined, headers);
  expect(after.status).toBe(200);
  expect(after.headers['content-length']).not.toBe(before.headers['content-length']);
  expect(await signNow()).toMatchObject({ signed: 0, wereSigned: 0 });
});

test('a run that is killed after it stored a video finds it signed, and one without a file goes on', async () => {
  const [killed, lost, other] = [await oldVideo(), await oldVideo(), await oldVideo()];
  await web.storage.remove([videoKey(lost.id)]);
  await signNow();
  await web.sql`delete from video_marks where project_id = ${killed.id}`;
  const bytes = await readFile(fileOf(killed.id));
  expect(await signNow()).toEqual({ signed: 0, wereSigned: 1, missing: [lost.id], cannot: [] });
  expect(await readFile(fileOf(killed.id))).toEqual(bytes);
  expect((await stored(other.id)).report.trusted).toBe(true);
  await web.sql`delete from projects where id = ${lost.id}`;
});

test('a run that is told to stop ends what it has begun, and the next one does the rest', async () => {
  for (let n = 0; n < 8; n += 1) await oldVideo();
  const stopping = new AbortController();
  const onDone = () => stopping.abort();
  const first = await signAll(tools, { onDone, stopping: stopping.signal });
  expect(first.signed).toBeGreaterThan(0);
  expect(first.signed).toBeLessThan(8);
  expect((await signNow()).signed).toBe(8 - first.signed);
});

test('a video that is deleted while it is signed does not come back', async () => {
  const { id, person } = await oldVideo();
  const put = web.storage.put.bind(web.storage);
  vi.spyOn(web.storage, 'put').mockImplementation(async (key, path) => {
    if (key === videoKey(id)) await person.send('DELETE', `/api/projects/${id}`);
    return put(key, path);
  });
  expect(await signNow()).toMatchObject({ signed: 0, missing: [] });
  vi.restoreAllMocks();
  for (const key of [videoKey(id), posterKey(id)]) expect(await web.storage.has(key)).toBe(false);
  expect(await web.sql`select from file_removals where project_id = ${id}`).toHaveLength(1);
});

test('a video that is taken down while it is signed is shown nowhere, and comes back as it was', async () => {
  const { id } = await oldVideo();
  const before = await readFile(fileOf(id));
  const put = web.storage.put.bind(web.storage);
  const decide = (work: typeof takeDown | typeof putBack) =>
    web.db.transaction().execute(async (db) => {
      const video = (await holdVideo(db, id))!;
      await work(db, video, { reportId: randomUUID(), kind: 'other', reason: 'So.' });
    });
  vi.spyOn(web.storage, 'put').mockImplementation(async (key, path) => {
    if (key === videoKey(id)) {
      await decide(takeDown);
      await moveEvidenceNow(tools, id);
    }
    return put(key, path);
  });
  await web.sql`alter table takedowns drop constraint takedowns_report_id_fkey`;
  expect(await signNow()).toMatchObject({ signed: 0, missing: [] });
  vi.restoreAllMocks();
  for (const key of [videoKey(id), posterKey(id)]) expect(await web.storage.has(key)).toBe(false);
  expect(await web.sql`select from file_removals where project_id = ${id}`).toHaveLength(0);
  await decide(putBack);
  await moveEvidenceNow(tools, id);
  expect(await readFile(fileOf(id))).toEqual(before);
  // Not as long as there are copies that are to be the same.
  expect(await signNow()).toMatchObject({ signed: 0, missing: [] });
  await web.sql`delete from evidence where project_id = ${id}`;
  expect(await signNow()).toMatchObject({ signed: 1 });
  await web.sql`delete from projects where id = ${id}`;
});

test('a signature that ends is renewed by a certificate that lasts longer, and keeps the parent', async () => {
  const file = join(folder, 'marked.mp4');
  await writeFile(file, await engineSignedVideo(plain));
  const { id, report } = await make(file);
  expect(report.ingredients).toHaveLength(1);
  await web.sql`update video_marks set valid_until = now() + interval '30 days'
    where project_id = ${id}`;
  const { signer } = readAuthority(makeAuthority(), new Date(Date.now() + 1000));
  expect(await signNow({ provenance: { ...provenance, signer } })).toMatchObject({ signed: 1 });
  const now = await withFile(fileOf(id), (one) => readMp4(one, { authority: signer.authority }));
  expect(now).toMatchObject({ manifest: 'valid', trusted: true });
  expect(now.ingredients).toEqual(report.ingredients);
  expect(now.actions.map(({ action }) => action)).toEqual(['c2pa.opened', 'c2pa.repackaged']);
  expect((await stored(id)).manifests).toBe(2);
});
