import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { isSimilar } from '@shortcake/provenance/fingerprint/compare';
import { copyOf } from '@shortcake/provenance/fingerprint/copy';
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
import { isDeep, sampleSeed } from '../../../../test/deep.ts';
import { ffmpegPath, testVideo } from '../../../../test/media.ts';
import { createTestWeb } from '../../../../test/web.ts';
import { videoKey } from '../media/keys.ts';
import { makeMissingFingerprints } from './make-missing.ts';
import { writeFingerprint } from './queries.ts';
import { readFrames } from './read-frames.ts';
import { fingerprintOf, isCopyOfKnown } from './service.ts';

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
const sampled = isDeep ? films : films.filter((_, n) => n % 10 === seed % 10);

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

const fingerprints = new Map(
  await Promise.all(films.map(async (path) => [path, await fingerprintOf(path, tools)] as const)),
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

/** A film of the studio as it is looked at: what it shows at the moments of a fingerprint alone. */
async function studioFilm(request: StudioRequest): Promise<Frames> {
  const moments = Array.from({ length: MOMENTS }, (_, moment) => moment + 0.5);
  const pictures = await stills(request, moments, { width: 180, format: 'png' });
  const path = join(folder, `${crypto.randomUUID()}.rgb`);
  await writeFile(path, Buffer.concat(pictures));
  const side = `${FRAME_SIDE}:${FRAME_SIDE}`;
  const output = ['-vf', `scale=${side}:flags=area,format=gray`, '-f', 'rawvideo', '-'];
  const { stdout } = await run(
    ffmpegPath,
    ['-v', 'error', '-f', 'image2pipe', '-i', path, ...output],
    {
      encoding: 'buffer',
    },
  );
  return framesIn(stdout).flatMap((frame) =>
    Array.from({ length: FRAMES_PER_SECOND }, () => frame),
  );
}

test.runIf(isDeep)('of 10,000 pairs of different films at most one is called similar', async () => {
  const prompts = samples().filter(({ request }) => request.template === undefined);
  const others: Frames[] = [];
  for (const { request } of prompts) others.push(await studioFilm(request));
  const all = [...others, ...(await Promise.all(films.map((path) => readFrames(path, tools))))];
  const known = all.map((frames) => makeFingerprint(frames)!);
  const here = { shift: 0, placing: { share: 1, right: 0, down: 0 } };
  let [pairs, similar] = [0, 0];
  for (const [n, frames] of all.entries()) {
    const one = copyOf(frames);
    for (const other of known.slice(n + 1)) {
      pairs += 1;
      if (isSimilar(one, other, here)) similar += 1;
    }
  }
  expect(pairs).toBeGreaterThan(10_000);
  expect(similar).toBeLessThanOrEqual(1);
});
