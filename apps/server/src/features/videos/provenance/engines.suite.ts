import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { AspectRatio } from '@shortcake/contract/video';
import type { Ask } from '@shortcake/sandbox/engines/behavior';
import { expect, type TestContext, vi } from 'vitest';
import { actionsIn, openJudge } from '../../../../../../packages/provenance/judge/judge.ts';
import { ENGINES_OWN, engineSignedVideo } from '../../../../test/engine-signed-video.ts';
import { type FakedEngine, serveFakeEngines } from '../../../../test/fake-engines.ts';
import { ffmpegPath, testVideo, type VideoOptions } from '../../../../test/media.ts';
import { testProvenance } from '../../../../test/provenance.ts';
import { createTestWeb } from '../../../../test/web.ts';
import {
  BODY,
  createVideo,
  defaultLimits,
  projectWhen,
  startTestWorker,
} from '../../../../test/worker.ts';
import { readConfig } from '../../../config/config.ts';
import type { VideoEngine } from '../../../engines/engine.ts';
import { createEngines } from '../../../wiring/video-engines.ts';
import { posterKey, videoKey } from '../media/keys.ts';

// An engine's fake, shapes, with sound and without: what is published reads as signed.

const run = promisify(execFile);
export const web = await createTestWeb();

/** Files that engines deliver, by the first word of a prompt. */
const DELIVERED: Record<string, { video: VideoOptions; isEngineSigned: boolean }> = {
  fitting: { video: {}, isEngineSigned: false },
  marked: { video: {}, isEngineSigned: true },
  wide: { video: { size: '1280x720' }, isEngineSigned: false },
  'marked-wide': { video: { size: '1280x720' }, isEngineSigned: true },
};
const deliver = async ({ prompt }: Ask) => {
  const { video, isEngineSigned } = DELIVERED[prompt.split(' ')[0]!]!;
  const path = await testVideo(video);
  return isEngineSigned ? engineSignedVideo(path) : readFile(path);
};

export type Case = {
  delivers: string;
  aspectRatio: AspectRatio;
  sound: boolean;
  actions: string[];
};
export const CASES: readonly Case[] = [
  { delivers: 'fitting', aspectRatio: '9:16', sound: true, actions: ['created'] },
  { delivers: 'fitting', aspectRatio: '9:16', sound: false, actions: ['created', 'edited'] },
  { delivers: 'marked', aspectRatio: '9:16', sound: true, actions: ['opened', 'repackaged'] },
  { delivers: 'marked', aspectRatio: '9:16', sound: false, actions: ['opened', 'edited'] },
  {
    delivers: 'wide',
    aspectRatio: '9:16',
    sound: true,
    actions: ['created', 'cropped', 'transcoded'],
  },
  { delivers: 'marked-wide', aspectRatio: '16:9', sound: true, actions: ['opened', 'repackaged'] },
  { delivers: 'marked-wide', aspectRatio: '16:9', sound: false, actions: ['opened', 'edited'] },
  {
    ...{ delivers: 'marked-wide', aspectRatio: '1:1', sound: false },
    actions: ['opened', 'cropped', 'transcoded', 'edited'],
  },
];
/** Of all frames and samples, decoded. */
const contentOf = async (path: string) =>
  (await run(ffmpegPath, ['-v', 'error', '-i', path, '-map', '0', '-f', 'md5', '-'])).stdout;

/** Has an engine make videos, and an independent reader judge what is published of them. */
export async function expectSigned(
  id: FakedEngine,
  cases: readonly Case[],
  skip: TestContext['skip'],
): Promise<void> {
  const { judge } = await openJudge(skip);
  const fakes = await serveFakeEngines([id], { video: deliver, script: () => () => ({}) });
  // Read by Google's own library.
  for (const name of ['GCE_METADATA_HOST', 'GOOGLE_APPLICATION_CREDENTIALS']) {
    vi.stubEnv(name, fakes.variables[name]);
  }
  const tools = { workDirectory: join(web.directory, 'work'), ffmpegPath };
  const engine = createEngines(readConfig(fakes.variables), tools).first as VideoEngine;
  const limits = { ...defaultLimits, videosAtOnce: 20 };
  const worker = await startTestWorker(web, { engines: [engine], limits });
  try {
    const { signer, generator } = testProvenance();
    const person = await web.person(cases.length);
    const made = await Promise.all(
      cases.map(async (one) => ({
        ...one,
        id: await createVideo(person, {
          prompt: `${one.delivers} ${one.aspectRatio} ${one.sound}`,
          templateData: {
            ...{ ...BODY.templateData, aspectRatio: one.aspectRatio },
            generateAudio: one.sound,
          },
        }),
      })),
    );
    for (const { actions, delivers, ...one } of made) {
      const project = await projectWhen(person, one.id);
      expect(project.status).toBe('completed');
      const path = web.storage.pathOf(videoKey(one.id));
      const verdict = await judge(await readFile(path), 'video/mp4', signer.authority);
      expect(verdict).toMatchObject({ state: 'Trusted', failures: [] });
      expect(verdict.active?.claim_generator_info).toEqual([generator]);
      const said = actionsIn(verdict);
      expect(said.map(({ action }) => action.replace('c2pa.', ''))).toEqual(actions);
      const sources = said.flatMap(({ digitalSourceType }) => digitalSourceType ?? []);
      expect(new Set(sources.map((source) => source.split('/').at(-1)))).toEqual(
        new Set(['trainedAlgorithmicMedia']),
      );
      const { isEngineSigned } = DELIVERED[delivers]!;
      const parents = verdict.parents.map((parent) => parent.claim_generator_info?.[0]);
      expect(parents).toEqual(isEngineSigned ? [ENGINES_OWN] : []);
      if (said.some(({ action }) => action === 'c2pa.edited')) {
        expect(said.at(-1)).toMatchObject({ description: 'Sound removed' });
      }
      const poster = await readFile(web.storage.pathOf(posterKey(one.id)));
      const ofPoster = await judge(poster, 'image/jpeg', signer.authority);
      expect(ofPoster).toMatchObject({ state: 'Trusted', failures: [] });
      const text = JSON.stringify([verdict, ofPoster]);
      for (const secret of [one.id, person.id, person.email, project.title, project.prompt]) {
        expect(text).not.toContain(secret);
      }
    }
    // As the engine made it, where nothing was to be done.
    const asItCame = made.filter(({ actions }) =>
      ['created', 'opened,repackaged'].includes(`${actions}`),
    );
    for (const { delivers, id: projectId } of asItCame) {
      const path = await testVideo(DELIVERED[delivers]!.video);
      expect(await contentOf(web.storage.pathOf(videoKey(projectId)))).toBe(await contentOf(path));
    }
  } finally {
    await worker.stop();
    await fakes.stop();
    vi.unstubAllEnvs();
  }
}
