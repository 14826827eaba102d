import { VIDEO_SECONDS, videoSizes } from '@shortcake/contract/video';
import { fileExists } from '../../../platform/file-exists.ts';
import { checkVideo } from '../check-video.ts';
import { writeLeased } from '../lease-queries.ts';
import type { Step } from '../step.ts';
import { countBadTry } from './again.ts';
import { collectedPath } from './collect.ts';

/** Looks at the collected file before anybody pays for it. */
export const check: Step = async (project, tools, signal) => {
  const path = collectedPath(project, tools);
  // Collected by a worker on another machine, which died: fetch it again.
  if (!(await fileExists(path)))
    return { next: await writeLeased(tools.db, project, { step: 'collect' }) };

  const defect = await checkVideo(
    path,
    {
      ...videoSizes[project.aspect_ratio],
      seconds: VIDEO_SECONDS,
      sound: soundExpected(project.generate_audio, tools.engine.capabilities().audio),
    },
    { ffmpegPath: tools.ffmpegPath, signal },
  );
  if (defect === null) return { next: await writeLeased(tools.db, project, { step: 'publish' }) };
  tools.log.warn({ project: project.id, engine: project.engine, defect }, 'engine made a bad file');
  return countBadTry(project, tools, {
    code: 'BAD_FILE',
    reason: 'The video that came back was damaged, so we did not keep it. Please try again.',
  });
};

function soundExpected(asked: boolean, capability: 'yes' | 'maybe') {
  if (!asked) return 'none';
  return capability === 'yes' ? 'audible' : 'any';
}
