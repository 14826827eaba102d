import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { Frames } from '@shortcake/provenance/fingerprint/frames';
import { makeFingerprint } from '@shortcake/provenance/fingerprint/make';
import { afterAll, expect } from 'vitest';
import { ffmpegPath } from '../../../../test/media.ts';
import { createTestWeb } from '../../../../test/web.ts';
import { writeFingerprint } from './queries.ts';
import { readFrames } from './read-frames.ts';
import { isCopyOfKnown, knownLike } from './service.ts';

const run = promisify(execFile);
const PREVIEWS = new URL('../../../../../web/public/previews/', import.meta.url).pathname;
/** The templates' films, which stand for videos that were made here. */
export const previews: readonly string[] = globSync(`${PREVIEWS}*.mp4`)
  .filter((path) => !path.includes('.av1.'))
  .sort();

export const CORNERS = ['x=13:y=13', 'x=iw-160:y=13', 'x=13:y=ih-93', 'x=iw-160:y=ih-93'] as const;
export type Corner = (typeof CORNERS)[number];
/** As 720 lines wide becomes 540: of the previews, which have half as many pixels, three quarters. */
export const copyFilter = (corner: Corner) =>
  `crop=iw*0.95:ih*0.95,scale=540:960,drawbox=${corner}:w=147:h=80:color=white:t=fill`;

/** A database of its own, and these films, read. */
export async function openFilms(films: readonly string[]) {
  const web = await createTestWeb();
  afterAll(() => web.close());
  const folder = await mkdtemp(join(web.directory, 'copies-'));
  const tools = { ffmpegPath, signal: new AbortController().signal };
  const { id: accountId } = await web.person();

  const framesOf = new Map(
    await Promise.all(films.map(async (path) => [path, await readFrames(path, tools)] as const)),
  );
  const fingerprints = new Map(
    [...framesOf].map(([path, frames]) => [path, makeFingerprint(frames)] as const),
  );

  async function finishedProject(): Promise<string> {
    const id = crypto.randomUUID();
    await web.sql`insert into projects ${web.sql({
      ...{ id, account_id: accountId, title: 'A film', prompt: 'a prompt', turn: 0, progress: 1 },
      ...{ template_id: 'custom-prompt', category: 'custom', aspect_ratio: '9:16', seed: 1 },
      ...{
        status: 'completed',
        step: 'publish',
        completed_at: new Date(),
        deadline_at: new Date(),
      },
      ...{ generate_audio: true, enhance_prompt: false },
    })}`;
    return id;
  }

  /** Makes these films, and no others, the ones that are known. */
  async function know(known: readonly string[]): Promise<void> {
    await web.sql`delete from projects`;
    for (const path of known)
      await writeFingerprint(web.db, await finishedProject(), fingerprints.get(path));
  }

  async function copy(
    path: string,
    filter: string,
    before: readonly string[] = [],
  ): Promise<string> {
    const to = join(folder, `${crypto.randomUUID()}.mp4`);
    const encode = ['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '28', '-an', to];
    await run(ffmpegPath, ['-v', 'error', ...before, '-i', path, '-vf', filter, ...encode]);
    return to;
  }

  const isFound = (path: string) => isCopyOfKnown(web.db, path, tools);

  /** Of copies at 540 lines, CRF 28, 5 % cropped, with a logo, how many are found: none by other films. */
  async function shareFound(copied: readonly string[], corners: readonly Corner[]) {
    let [found, all] = [0, 0];
    for (const path of copied) {
      for (const corner of corners) {
        const made = await copy(path, copyFilter(corner));
        await know(films.filter((other) => other !== path));
        expect(await isFound(made), basename(path)).toBe(false);
        await writeFingerprint(web.db, await finishedProject(), fingerprints.get(path));
        if (await isFound(made)) found += 1;
        all += 1;
      }
    }
    return found / all;
  }

  /** Finds the films that are called similar to known ones, as it is done for a dropped file. */
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

  return {
    ...{ web, folder, tools, framesOf, finishedProject, know, copy, isFound },
    ...{ shareFound, similarPairs },
  };
}
