import { POSTER_TYPE, posterKey, VIDEO_TYPE, videoKey } from '../../media/keys.ts';
import { makePoster } from '../../media/poster.ts';
import { hashOfStored } from '../../media/stored-file.ts';
import { isSigned } from '../../provenance/queries.ts';
import { signPoster } from '../../provenance/sign-video.ts';
import { writeLeased } from '../lease-queries.ts';
import type { Step } from '../step.ts';
import { findCollected } from './collected.ts';

/** Stores the signed video and its poster under the project's id; nothing that is not signed. */
export const publishFile: Step = async (project, tools, signal) => {
  const toSign = async () => ({ next: await writeLeased(tools.db, project, { step: 'sign' }) });
  // A version before this one does not sign, and leaves its projects here.
  if (!(await isSigned(tools.db, project))) return toSign();
  const path = await findCollected(project, tools);
  if (path) {
    const poster = `${path}.jpg`;
    await makePoster(path, poster, { ffmpegPath: tools.ffmpegPath, signal });
    await signPoster(poster, project, tools.provenance);
    await tools.storage.put(posterKey(project.id), poster, { contentType: POSTER_TYPE });
    await tools.storage.put(videoKey(project.id), path, { contentType: VIDEO_TYPE });
    return { published: true };
  }
  // The video is stored last: where it is, a worker died after storing both. A worker of a version
  // before this one may have stored another, which is not signed.
  const stored = await hashOfStored(tools.storage, videoKey(project.id));
  return stored === project.file_sha256 ? { published: true } : toSign();
};
