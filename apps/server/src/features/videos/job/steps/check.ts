import { rename } from 'node:fs/promises';
import { VIDEO_SECONDS, videoSizes } from '@shortcake/contract/video';
import type { Capabilities } from '../../../../engines/capabilities.ts';
import type { Handle } from '../../../../engines/engine.ts';
import { hashFile } from '../../../../engines/hash-file.ts';
import { checkVideo } from '../../media/check-video.ts';
import { conformVideo, isConformed } from '../../media/conform.ts';
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
  if (isConformed(result.facts, wanted)) {
    return { next: await writeLeased(tools.db, project, { step: 'publish' }) };
  }
  const draft = `${path}.${project.lease_number}.draft.mp4`;
  const trouble = await conformVideo(path, draft, result.facts, wanted, media);
  if (trouble !== null) return reportBadFile(project, tools, trouble);
  const { bytes, sha256 } = await hashFile(draft);
  await rename(draft, pathOfCollected(project, sha256, tools));
  const changes = { step: 'publish', file_bytes: bytes, file_sha256: sha256 } as const;
  return { next: await writeLeased(tools.db, project, changes) };
};

function soundOf({ generate_audio }: ProjectRow, { sound }: Capabilities) {
  if (!generate_audio) return 'unwanted';
  return sound === 'maybe' ? 'may' : 'must';
}

function reportBadFile(project: ProjectRow, tools: StepTools, defect: string): Promise<StepResult> {
  tools.log.warn({ project: project.id, engine: project.engine, defect }, 'engine made a bad file');
  return actOnFault(project, tools, 'check: bad file', BAD_FILE);
}
