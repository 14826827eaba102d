import { POSTER_TYPE, posterKey, VIDEO_TYPE, videoKey } from '../../media/keys.ts';
import { makePoster } from '../../media/poster.ts';
import { writeLeased } from '../lease-queries.ts';
import type { Step } from '../step.ts';
import { findCollected } from './collected.ts';

/** Stores the video and its poster under the project's id. */
export const publishFile: Step = async (project, tools, signal) => {
  const path = await findCollected(project, tools);
  if (path) {
    const poster = `${path}.jpg`;
    await makePoster(path, poster, { ffmpegPath: tools.ffmpegPath, signal });
    await tools.storage.put(posterKey(project.id), poster, { contentType: POSTER_TYPE });
    await tools.storage.put(videoKey(project.id), path, { contentType: VIDEO_TYPE });
    return { published: true };
  }
  // The video is stored last: where it is, a worker died after storing both.
  if (await tools.storage.has(videoKey(project.id))) return { published: true };
  return { next: await writeLeased(tools.db, project, { step: 'collect' }) };
};
