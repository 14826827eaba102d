import {
  FRAME_SIDE,
  FRAMES_PER_SECOND,
  type Frames,
  framesIn,
  LOOKED_AT_SECONDS,
} from '@shortcake/provenance/fingerprint/frames';
import { inputOf, type MediaTools, runFfmpeg } from '../media/run-ffmpeg.ts';

/** Of a picture, in pixels: with sixteen of them, as a decoder keeps, 275 MB. */
const MOST_PIXELS = 2560 * 1440;
/**
 * Of one piece of memory, in bytes: more than a plane of any such picture takes. A file of 2 kB can say that it has millions
 * of frames, and ffmpeg makes a list of those, of each stream.
 */
const MOST_ALLOCATED = 10_000_000;
/** A telephone writes picture, sound, and some of what its camera felt. */
const MOST_STREAMS = 8;

/**
 * The frames of a video that fingerprints are made of, as far as it can be decoded; none where that is
 * nowhere. Throws as `runFfmpeg` does.
 */
export async function readFrames(path: string, tools: MediaTools): Promise<Frames> {
  const scale = `fps=${FRAMES_PER_SECOND},scale=${FRAME_SIDE}:${FRAME_SIDE}:flags=area,format=gray`;
  const { stdout } = await runFfmpeg(
    [
      ...['-max_alloc', String(MOST_ALLOCATED), '-max_streams', String(MOST_STREAMS)],
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
