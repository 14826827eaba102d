import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import {
  FRAME_SIDE,
  FRAMES_PER_SECOND,
  type Frames,
  framesIn,
} from '@shortcake/provenance/fingerprint/frames';
import { MOMENTS, makeFingerprint } from '@shortcake/provenance/fingerprint/make';
import type { StudioRequest } from '@shortcake/studio/render';
import { afterAll, expect, test } from 'vitest';
import { stills } from '../../../../../../packages/studio/src/engine/still.ts';
import { samples } from '../../../../../../packages/studio/src/tools/frame-hashes.ts';
import { isDeep, sampleOf, sampleSeed } from '../../../../../../scripts/checks/sample.ts';
import { ffmpegPath, testVideo } from '../../../../test/media.ts';
import { createTestWeb } from '../../../../test/web.ts';
import { videoKey } from '../media/keys.ts';
import { makeMissingFingerprints } from './make-missing.ts';
import { writeFingerprint } from './queries.ts';
import { readFrames } from './read-frames.ts';
import { fingerprintOf, isCopyOfKnown, knownLike } from './service.ts';

// The templates' films stand for videos that were made here.

const run = promisify(execFile);
const web = await createTestWeb();
afterAll(() => web.close());
const folder = await mkdtemp(join(web.directory, 'copies-'));
const signal = new AbortController().signal;
const tools = { ffmpegPath, signal };
const PREVIEWS = new URL('../../../../../web/public/previews/', import.meta.url).pathname;
const films = globSync(`${PREVIEWS}*.mp4`)
  .filter((path) => !path.includes('.av1.'))
  .sort();
/** What `npm test` looks at; all of it in a deep run. */
const seed = sampleSeed('COPIES_SEED');
const sampled = sampleOf(films, { turns: 10, seed });
const sampledNames = new Set(sampled.map((path) => basename(path)));

const { id: accountId } = await web.person();
async function finishedProject(): Promise<string> {
  const id = crypto.randomUUID();
  await web.sql`insert into projects ${web.sql({
    ...{ id, account_id: accountId, title: 'A film', prompt: 'a prompt', turn: 0, progress: 1 },
    ...{ template_id: 'custom-prompt', category: 'custom', aspect_ratio: '9:16', seed: 1 },
    ...{ status: 'completed', step: 'publish', completed_at: new Date(), deadline_at: new Date() },
    ...{ generate_audio: true, enhance_prompt: false },
  })}`;
  return id;
}

const framesOf = new Map(
  await Promise.all(films.map(async (path) => [path, await readFrames(path, tools)] as const)),
);
const fingerprints = new Map(
  [...framesOf].map(([path, frames]) => [path, makeFingerprint(frames)] as const),
);

/** Makes these films, and no others, the ones that are known. */
async function know(known: readonly string[]): Promise<void> {
  await web.sql`delete from projects`;
  for (const path of known)
    await writeFingerprint(web.db, await finishedProject(), fingerprints.get(path));
}

const CORNERS = ['x=13:y=13', 'x=iw-160:y=13', 'x=13:y=ih-93', 'x=iw-160:y=ih-93'];
/** As 720 lines wide becomes 540: of the previews, which have half as many pixels, three quarters. */
const copyFilter = (corner: string) =>
  `crop=iw*0.95:ih*0.95,scale=540:960,drawbox=${corner}:w=147:h=80:color=white:t=fill`;

async function copy(path: string, filter: string, before: readonly string[] = []): Promise<string> {
  const to = join(folder, `${crypto.randomUUID()}.mp4`);
  const encode = ['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '28', '-an', to];
  await run(ffmpegPath, ['-v', 'error', ...before, '-i', path, '-vf', filter, ...encode]);
  return to;
}

const isFound = (path: string) => isCopyOfKnown(web.db, path, tools);

test('of copies at 540 lines, CRF 28, 5 % cropped, with a logo, 95 of 100 are found, and are like no other film', async () => {
  let [found, all] = [0, 0];
  for (const path of sampled) {
    for (const corner of isDeep ? CORNERS : [CORNERS[seed % 4]!]) {
      const made = await copy(path, copyFilter(corner));
      await know(films.filter((other) => other !== path));
      expect(await isCopyOfKnown(web.db, made, tools), basename(path)).toBe(false);
      await writeFingerprint(web.db, await finishedProject(), fingerprints.get(path));
      if (await isCopyOfKnown(web.db, made, tools)) found += 1;
      all += 1;
    }
  }
  expect(found / all).toBeGreaterThanOrEqual(0.95);
});

test('a copy whose begin is cut off, or that begins with something else, is found', async () => {
  await know(films);
  const [film] = films;
  const filter = copyFilter(CORNERS[2]!);
  expect(await isFound(await copy(film!, filter, ['-ss', '0.3']))).toBe(true);
  const intro = `${filter},tpad=start_duration=2.1:color=black`;
  expect(await isFound(await copy(film!, intro))).toBe(true);
});

test('what is black, of one color, or stands still is known by nothing, and that is written down', async () => {
  await know(films);
  const still = `${films[0]!.slice(0, -4)}.webp`;
  const loop = join(folder, 'still.mp4');
  await run(ffmpegPath, [
    '-v',
    'error',
    '-loop',
    '1',
    '-t',
    '8',
    '-i',
    still,
    '-vf',
    'scale=360:640',
    loop,
  ]);
  const blank = [await testVideo({ picture: 'color=black', rate: 4 }), loop];
  for (const path of blank) {
    expect(await fingerprintOf(path, tools)).toBeUndefined();
    expect(await isCopyOfKnown(web.db, path, tools)).toBe(false);
  }
  const id = await finishedProject();
  await writeFingerprint(web.db, id, undefined);
  expect(await web.sql`select picture from fingerprints where project_id = ${id}`).toEqual([
    { picture: null },
  ]);
});

test('fingerprints that are missing are made once, those of lost files passed over, all go with their video', async () => {
  await know([]);
  const [id, lost] = [await finishedProject(), await finishedProject()];
  const stored = join(folder, 'stored.mp4');
  await run('cp', [films[0]!, stored]);
  await web.storage.put(videoKey(id), stored);
  const make = (how = tools) =>
    makeMissingFingerprints(
      { db: web.db, storage: web.storage, ...how },
      { onDone: () => {}, stopping: signal },
    );
  const stuck = await make({ ffmpegPath: '/nowhere/ffmpeg', signal });
  expect(stuck).toEqual({ made: 0, cannot: [{ id, why: expect.stringContaining('ENOENT') }] });
  await web.sql`update projects set taken_down_at = now() where id = ${id}`;
  expect(await make()).toEqual({ made: 0, cannot: [] });
  await web.sql`update projects set taken_down_at = null where id = ${id}`;
  expect(await make()).toEqual({ made: 1, cannot: [] });
  expect(await make()).toEqual({ made: 0, cannot: [] });
  expect(await web.sql`select from fingerprints where project_id = ${lost}`).toHaveLength(0);
  expect(await isCopyOfKnown(web.db, films[0]!, tools)).toBe(true);
  await web.sql`delete from projects where id = ${id}`;
  expect(await isCopyOfKnown(web.db, films[0]!, tools)).toBe(false);
  expect(await web.sql`select from fingerprint_keys`).toHaveLength(0);
});

/** A film of the studio as it is looked at, every frame of it. */
async function studioFilm(request: StudioRequest): Promise<Frames> {
  const count = MOMENTS * FRAMES_PER_SECOND;
  const moments = Array.from({ length: count }, (_, n) => n / FRAMES_PER_SECOND);
  const pictures = await stills(request, moments, { width: 180, format: 'png' });
  const path = join(folder, `${crypto.randomUUID()}.png`);
  await writeFile(path, Buffer.concat(pictures));
  const side = `${FRAME_SIDE}:${FRAME_SIDE}`;
  const output = ['-vf', `scale=${side}:flags=area,format=gray`, '-f', 'rawvideo', '-'];
  const input = ['-v', 'error', '-f', 'image2pipe', '-i', path];
  const { stdout } = await run(ffmpegPath, [...input, ...output], {
    ...{ encoding: 'buffer', maxBuffer: 1e8 },
  });
  await rm(path);
  return framesIn(stdout);
}

/** How many films are called similar to others that are known, by all that is done with a dropped file. */
async function similarPairs(asked: Map<string, Frames>, all: Map<string, Frames>) {
  await web.sql`delete from projects`;
  const names = new Map<string, string>();
  for (const [name, frames] of all) {
    const id = await finishedProject();
    names.set(id, name);
    await writeFingerprint(web.db, id, makeFingerprint(frames));
  }
  const similar: string[] = [];
  for (const [name, frames] of asked) {
    for await (const id of knownLike(web.db, frames)) {
      if (names.get(id) !== name) similar.push(`${name} = ${names.get(id)}`);
    }
  }
  return { pairs: asked.size * (all.size - 1), similar };
}

test('different films are not called similar, of 10,000 pairs at most one', async () => {
  const all = new Map([...framesOf].map(([path, frames]) => [basename(path), frames]));
  if (isDeep) {
    for (const { label, request } of samples()) {
      if (request.template === undefined) all.set(label, await studioFilm(request));
    }
  }
  const asked = new Map([...all].filter(([name]) => isDeep || sampledNames.has(name)));
  const { pairs, similar } = await similarPairs(asked, all);
  console.log(`${pairs} pairs of different films, similar: ${similar.join(', ') || 'none'}`);
  if (isDeep) expect(pairs).toBeGreaterThan(10_000);
  expect(similar.length).toBeLessThanOrEqual(pairs / 10_000);
});

test('two takes of one template may be called similar, which is counted: fewer than two in three are', async () => {
  const templates = samples().filter(({ label, request }) => label === request.template);
  const few = isDeep ? templates : [templates[seed % templates.length]!];
  let [pairs, similar] = [0, 0];
  for (const { label, request } of few) {
    const takes = new Map<string, Frames>();
    for (const take of isDeep ? [1, 2, 3] : [1, 2]) {
      takes.set(`${label} ${take}`, await studioFilm({ ...request, seed: take * 7919 }));
    }
    const found = await similarPairs(takes, takes);
    pairs += takes.size * (takes.size - 1);
    similar += found.similar.length;
  }
  console.log(`${pairs} pairs of takes of one template, similar: ${similar}`);
  if (isDeep) expect(similar / pairs).toBeLessThan(2 / 3);
});
