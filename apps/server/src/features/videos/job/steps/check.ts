import { rename, rm } from 'node:fs/promises';
import { VIDEO_SECONDS, videoSizes } from '@shortcake/contract/video';
import type { Capabilities } from '../../../../engines/capabilities.ts';
import type { Handle } from '../../../../engines/engine.ts';
import { hashFile } from '../../../../engines/hash-file.ts';
import { checkVideo } from '../../media/check-video.ts';
import { changesOf, conformVideo, isConformed } from '../../media/conform.ts';
import {
  carryManifest,
  isSignable,
  MANIFEST_LEFT_OUT,
  readEngineManifest,
} from '../../provenance/engine-manifest.ts';
import type { ProjectRow } from '../../queries.ts';
import { BAD_FILE } from '../failure-words.ts';
import { writeLeased } from '../lease-queries.ts';
import type { Step, StepResult, StepTools } from '../step.ts';
import { actOnFault } from './act-on-fault.ts';
import { findCollected, pathOfCollected } from './collected.ts';
import { engineOf } from './engine-of.ts';

/** Looks at the collected file before anybody pays for it, and gives it the form that was asked for. */
export const checkFile: Step = async (project, tools, signal) => {
  const path = await findCollected(project, tools);
  if (!path) return { next: await writeLeased(tools.db, project, { step: 'collect' }) };
  const media = { ffmpegPath: tools.ffmpegPath, signal };
  const { model } = project.handle as unknown as Handle;
  const result = await checkVideo(
    path,
    {
      seconds: VIDEO_SECONDS,
      sound: soundOf(project, engineOf(project, tools).capabilities(model)),
    },
    media,
  );
  if ('defect' in result) return reportBadFile(project, tools, result.defect);

  const wanted = { ...videoSizes[project.aspect_ratio], sound: project.generate_audio };
  if (isConformed(result.facts, wanted) && (await isSignable(path))) {
    return { next: await writeLeased(tools.db, project, { step: 'sign', file_changes: [] }) };
  }
  const draft = `${path}.${project.lease_number}.draft.mp4`;
  const trouble = await conformVideo(path, draft, result.facts, wanted, media);
  if (trouble !== null) return reportBadFile(project, tools, trouble);
  await keepManifest(path, draft, project, tools);
  const { bytes, sha256 } = await hashFile(draft);
  await rename(draft, pathOfCollected(project, sha256, tools));
  const file = { file_bytes: bytes, file_sha256: sha256 };
  const changes = { step: 'sign', ...file, file_changes: changesOf(result.facts, wanted) } as const;
  return { next: await writeLeased(tools.db, project, changes) };
};

/** ffmpeg leaves out what the engine's file says of itself: it is put into the copy, to be signed with it. */
async function keepManifest(
  engineFile: string,
  draft: string,
  { id, engine }: ProjectRow,
  { log }: StepTools,
): Promise<void> {
  const said = await readEngineManifest(engineFile, 'of the engine');
  if (!said.parent) {
    const { why } = said;
    if (why !== null) log.warn({ project: id, engine, why }, MANIFEST_LEFT_OUT);
    return;
  }
  const carrying = `${draft}.carrying`;
  await rm(carrying, { force: true });
  await carryManifest(draft, carrying, said.store);
  await rename(carrying, draft);
}

function soundOf({ generate_audio }: ProjectRow, { sound }: Capabilities) {
  if (!generate_audio) return 'unwanted';
  return sound === 'maybe' ? 'may' : 'must';
}

function reportBadFile(project: ProjectRow, tools: StepTools, defect: string): Promise<StepResult> {
  tools.log.warn({ project: project.id, engine: project.engine, defect }, 'engine made a bad file');
  return actOnFault(project, tools, 'check: bad file', BAD_FILE);
}
