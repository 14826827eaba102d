import {
  FRAME_SIDE,
  FRAMES_PER_SECOND,
  type Frames,
  framesIn,
  LOOKED_AT_SECONDS,
} from '@shortcake/provenance/fingerprint/frames';
import { inputOf, type MediaTools, runFfmpeg } from '../media/run-ffmpeg.ts';

/** Of a picture, in pixels: at 4K a decoder keeps up to sixteen of them, some 200 MB. */
const MOST_PIXELS = 3840 * 2160;

/**
 * The frames of a video that fingerprints are made of, as far as it can be decoded; none where that is
 * nowhere. Throws as `runFfmpeg` does.
 */
export async function readFrames(path: string, tools: MediaTools): Promise<Frames> {
  const scale = `fps=${FRAMES_PER_SECOND},scale=${FRAME_SIDE}:${FRAME_SIDE}:flags=area,format=gray`;
  const { stdout } = await runFfmpeg(
    [
      ...['-threads', '1', '-t', String(LOOKED_AT_SECONDS)],
      ...inputOf(path, MOST_PIXELS),
      ...['-map', '0:v:0', '-vf', scale],
      ...['-frames:v', String(LOOKED_AT_SECONDS * FRAMES_PER_SECOND)],
      ...['-f', 'rawvideo', 'pipe:1'],
    ],
    tools,
  );
  return framesIn(stdout);
}
