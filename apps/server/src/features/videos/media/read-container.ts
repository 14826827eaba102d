import type { Input, InputTrack } from 'mediabunny';
import { LONGEST_SIDE } from './run-ffmpeg.ts';

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

/** What a file must be before anybody pays for it. */
export type Expectation = {
  seconds: number;
  /** `must`: one without sound is no good; `may`: either is fine; `unwanted`: it is not looked at. */
  sound: 'must' | 'may' | 'unwanted';
};

type Findings = { defect: string } | { facts: VideoFacts };

/** How far a video's length may be off. */
const LENGTH_TOLERANCE_SECONDS = 0.5;
/** Several times what 8 seconds have; a header can claim billions. */
const MOST_PACKETS = 10_000;
/** A good file takes a moment. One made to be slow ends with its project's deadline. */
const TIMEOUT_MS = 20_000;
/** Baseline, Main and High; the higher profiles have more bits or colors than browsers decode. */
const H264_FOR_BROWSERS = /^avc1\.(42|4d|58|64)/i;

/**
 * Reads every packet of a video file. Answers the first defect in plain words, or what the file is
 * like. Throws when our disk fails, when it takes more than 20 s, or `signal` aborts: none of it says
 * anything about the file, and a file called bad is asked for, and paid for, again.
 */
export async function readContainer(
  path: string,
  expected: Expectation,
  signal: AbortSignal,
): Promise<Findings> {
  const input = await open(path);
  const done = new AbortController();
  const stopped = new Promise<never>((_, reject) => {
    const late = setTimeout(reject, TIMEOUT_MS, new Error('reading a video file took too long'));
    done.signal.addEventListener('abort', () => clearTimeout(late));
    signal.addEventListener('abort', () => reject(signal.reason), { signal: done.signal });
  });
  try {
    signal.throwIfAborted();
    return await Promise.race([read(input, expected), stopped]);
  } finally {
    done.abort();
    input.dispose();
  }
}

/** Its library is loaded with the first file: a process that only serves requests reads none. */
async function open(path: string): Promise<Input> {
  const { FilePathSource, Input, MATROSKA, MP4, QTFF, WEBM } = await import('mediabunny');
  // Containers that are one file. Not ALL_FORMATS: a playlist names other files, of this machine too, and
  // would have them published as the video.
  const formats = [MP4, QTFF, MATROSKA, WEBM];
  return new Input({ formats, source: new FilePathSource(path) });
}

async function read(input: Input, expected: Expectation): Promise<Findings> {
  try {
    const video = await input.getPrimaryVideoTrack();
    if (!video) return { defect: 'it has no picture' };
    const audio = await input.getPrimaryAudioTrack();
    if (!audio && expected.sound === 'must') return { defect: 'it has no sound track' };
    const width = await video.getDisplayWidth();
    const height = await video.getDisplayHeight();
    if (Math.max(width, height) > LONGEST_SIDE) return { defect: 'its picture is too large' };
    for (const track of audio && expected.sound !== 'unwanted' ? [video, audio] : [video]) {
      const seconds = await lengthOf(track);
      if (seconds === null) return { defect: `its ${track.type} track has too many packets` };
      if (Math.abs(seconds - expected.seconds) > LENGTH_TOLERANCE_SECONDS) {
        return {
          defect: `its ${track.type} track lasts ${seconds.toFixed(2)} s, not ${expected.seconds} s`,
        };
      }
    }
    const isMp4 = (await input.getMimeType()).startsWith('video/mp4');
    const codec = (await video.getCodecParameterString()) ?? '';
    const playsEverywhere = isMp4 && H264_FOR_BROWSERS.test(codec);
    const soundCodec = audio ? ((await audio.getCodec()) ?? 'unknown') : null;
    return { facts: { width, height, playsEverywhere, soundCodec } };
  } catch (error) {
    // Our own trouble: a disk that cannot be read says nothing about the file.
    if (error instanceof Error && 'syscall' in error) throw error;
    return { defect: `it cannot be read: ${error instanceof Error ? error.message : error}` };
  }
}

/** In seconds; null for more packets than a video has. The header promises a length, the packets have it. */
async function lengthOf(track: InputTrack): Promise<number | null> {
  const { EncodedPacketSink } = await import('mediabunny');
  let start = Infinity;
  let end = 0;
  let count = 0;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    count += 1;
    if (count > MOST_PACKETS) return null;
    start = Math.min(start, packet.timestamp);
    end = Math.max(end, packet.timestamp + packet.duration);
  }
  // Sound codecs begin a little before zero; a picture that begins later shows less than it lasts.
  return end - Math.max(0, Math.min(start, end));
}
