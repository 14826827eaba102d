import { ALL_FORMATS, EncodedPacketSink, FilePathSource, Input, type InputTrack } from 'mediabunny';
import { lookAtPicture, lookAtSound } from './look-at-media.ts';
import type { MediaTools } from './media-process.ts';

/** What a file must be before anybody pays for it. */
export type Expectation = {
  seconds: number;
  /** `must`: one without sound is no good; `may`: either is fine; `unwanted`: it is not looked at. */
  sound: 'must' | 'may' | 'unwanted';
};

/** What a good file is like. */
export type VideoFacts = {
  /** As shown, in pixels. */
  width: number;
  height: number;
  /** An mp4 with H.264 of 8 bits: what every browser plays. */
  playsEverywhere: boolean;
  /** Null: there is no sound track. */
  soundCodec: string | null;
};

/** How far a video's length may be off (contract: 0.5 s). */
const LENGTH_TOLERANCE_SECONDS = 0.5;
/** Baseline, Main and High; the higher profiles have more bits or colors than browsers decode. */
const H264_FOR_BROWSERS = /^avc1\.(42|4d|58|64)/i;

/**
 * Looks for what is wrong with a video file: reads every packet, decodes every frame, and looks at
 * what they show. Answers the first defect in plain words, or what a good file is like.
 */
export async function checkVideo(
  path: string,
  expected: Expectation,
  tools: MediaTools,
): Promise<{ defect: string } | { facts: VideoFacts }> {
  const container = await readContainer(path, expected);
  if ('defect' in container) return container;
  const isHeard = container.facts.soundCodec !== null && expected.sound !== 'unwanted';
  const [picture, sound] = await Promise.all([
    lookAtPicture(path, tools),
    isHeard ? lookAtSound(path, expected.sound === 'must', tools) : null,
  ]);
  const defect = picture ?? sound;
  return defect === null ? container : { defect };
}

async function readContainer(
  path: string,
  expected: Expectation,
): Promise<{ defect: string } | { facts: VideoFacts }> {
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(path) });
  try {
    const video = await input.getPrimaryVideoTrack();
    if (!video) return { defect: 'it has no picture' };
    const audio = await input.getPrimaryAudioTrack();
    if (!audio && expected.sound === 'must') return { defect: 'it has no sound track' };
    for (const track of audio && expected.sound !== 'unwanted' ? [video, audio] : [video]) {
      const end = await endOfPackets(track);
      if (Math.abs(end - expected.seconds) > LENGTH_TOLERANCE_SECONDS) {
        return {
          defect: `its ${track.type} track lasts ${end.toFixed(2)} s, not ${expected.seconds} s`,
        };
      }
    }
    const isMp4 = (await input.getMimeType()).startsWith('video/mp4');
    const codec = (await video.getCodecParameterString()) ?? '';
    return {
      facts: {
        width: await video.getDisplayWidth(),
        height: await video.getDisplayHeight(),
        playsEverywhere: isMp4 && H264_FOR_BROWSERS.test(codec),
        soundCodec: audio ? ((await audio.getCodec()) ?? 'unknown') : null,
      },
    };
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
