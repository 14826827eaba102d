import { stageOf } from '../progress.ts';
import { onlyId, read } from '../read.ts';
import type { Command } from './command.ts';

/** Says how a video stands. */
export const get: Command = async (words, { shortcake, signal }) => {
  const id = onlyId(read(words, {}).positionals);
  const video = await shortcake.videos.get(id, { signal });
  const { stage, detail } = stageOf(video);
  const reason = video.failureReason === null ? [] : [video.failureReason];
  return { json: video, lines: [`${video.title}: ${stage}${detail}`, ...reason] };
};
