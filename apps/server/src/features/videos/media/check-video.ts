import { lookAtPicture, lookAtSound } from './look-at-media.ts';
import { type Expectation, readContainer, type VideoFacts } from './read-container.ts';
import type { MediaTools } from './run-ffmpeg.ts';

/**
 * Looks for what is wrong with a video file: reads every packet, decodes every frame, and looks at
 * what they show. Answers the first defect in plain words, or what a good file is like.
 */
export async function checkVideo(
  path: string,
  expected: Expectation,
  tools: MediaTools,
): Promise<{ defect: string } | { facts: VideoFacts }> {
  const container = await readContainer(path, expected, tools.signal);
  if ('defect' in container) return container;
  const isHeard = container.facts.soundCodec !== null && expected.sound !== 'unwanted';
  const [picture, sound] = await Promise.all([
    lookAtPicture(path, tools),
    isHeard ? lookAtSound(path, expected.sound === 'must', tools) : null,
  ]);
  const defect = picture ?? sound;
  return defect === null ? container : { defect };
}
