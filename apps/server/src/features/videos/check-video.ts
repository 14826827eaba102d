import { ALL_FORMATS, EncodedPacketSink, FilePathSource, Input, type InputTrack } from 'mediabunny';
import { lookAtPicture, lookAtSound } from './look-at-media.ts';
import type { MediaTools } from './media-process.ts';

/** What a file must be before anybody pays for it. */
export type Expectation = {
  width: number;
  height: number;
  seconds: number;
  /** `audible`: a track with sound in it; `none`: no track, or silence; `any`: either. */
  sound: 'audible' | 'none' | 'any';
};

/** How far a video's length may be off (contract: 0.5 s). */
const LENGTH_TOLERANCE_SECONDS = 0.5;

/**
 * Looks for what is wrong with a video file: reads every packet, decodes every frame, and looks at
 * what they show. Answers the first defect in plain words, or null for a good file.
 */
export async function checkVideo(
  path: string,
  expected: Expectation,
  tools: MediaTools,
): Promise<string | null> {
  const container = await readContainer(path, expected);
  if ('defect' in container) return container.defect;
  const pictureDefect = await lookAtPicture(path, tools);
  if (pictureDefect !== null || !container.hasSound) return pictureDefect;
  return lookAtSound(path, expected.sound, tools);
}

type Container = { defect: string } | { hasSound: boolean };

async function readContainer(path: string, expected: Expectation): Promise<Container> {
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(path) });
  try {
    const video = await input.getPrimaryVideoTrack();
    if (!video) return { defect: 'it has no picture' };
    const audio = await input.getPrimaryAudioTrack();
    if (!audio && expected.sound === 'audible') return { defect: 'it has no sound track' };
    const width = await video.getDisplayWidth();
    const height = await video.getDisplayHeight();
    if (width !== expected.width || height !== expected.height) {
      return { defect: `it is ${width}x${height}, not ${expected.width}x${expected.height}` };
    }
    for (const track of audio ? [video, audio] : [video]) {
      const end = await endOfPackets(track);
      if (Math.abs(end - expected.seconds) > LENGTH_TOLERANCE_SECONDS) {
        return {
          defect: `its ${track.type} track lasts ${end.toFixed(2)} s, not ${expected.seconds} s`,
        };
      }
    }
    return { hasSound: audio !== null };
  } catch (error) {
    return { defect: `it cannot be read: ${error instanceof Error ? error.message : error}` };
  } finally {
    input.dispose();
  }
}

// The header promises a length; only the packets tell what is there.
async function endOfPackets(track: InputTrack): Promise<number> {
  let end = 0;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    end = Math.max(end, packet.timestamp + packet.duration);
  }
  return end;
}
