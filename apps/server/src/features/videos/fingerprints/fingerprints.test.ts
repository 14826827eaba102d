import { execFile } from 'node:child_process';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { everyNth } from '../../../../../../scripts/checks/sample.ts';
import { ffmpegPath, testVideo } from '../../../../test/media.ts';
import { videoKey } from '../media/keys.ts';
import { CORNERS, copyFilter, openFilms, previews } from './fingerprints.suite.ts';
import { makeMissingFingerprints } from './make-missing.ts';
import { writeFingerprint } from './queries.ts';
import { fingerprintOf, isCopyOfKnown } from './service.ts';

// A few of the films and of the pairs; fingerprints.deep.test.ts has all of them, and films of prompts.

const run = promisify(execFile);
const films = everyNth(previews, 6);
const { web, folder, tools, framesOf, finishedProject, know, copy, isFound, ...all } =
  await openFilms(films);
const { signal } = tools;

test('a copy at 540 lines, CRF 28, 5 % cropped, with a logo is found, and is like no other film', async () => {
  // The logo in the corner where most is to be seen.
  expect(await all.shareFound(films.slice(1, 2), [CORNERS[3]])).toBe(1);
});

test('a copy whose begin is cut off, or that begins with something else, is found', async () => {
  await know(films);
  const [film] = films;
  // At a third of the frames, too.
  const filter = `fps=8,${copyFilter(CORNERS[2])}`;
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
    '-framerate',
    '4',
    '-t',
    '8',
    '-i',
    still,
    '-vf',
    'scale=360:640',
    loop,
  ]);
  const blank = [await testVideo({ picture: 'color=black' }), loop];
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

test('different films are not called similar', async () => {
  const named = new Map([...framesOf].map(([path, frames]) => [basename(path), frames]));
  expect(await all.similarPairs(named, named)).toEqual({ pairs: 30, similar: [] });
});
