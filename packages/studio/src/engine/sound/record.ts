import { VIDEO_SECONDS } from '@shortcake/contract/video';
import type { Score } from '../score.ts';
import { SAMPLE_RATE } from '../settings.ts';
import { limitPeaks } from './limiter.ts';
import { loudness } from './loudness.ts';
import { reverberate } from './reverb.ts';

/** What the large platforms play at. */
export const TARGET_LUFS = -16;
/** The highest peak. AAC adds up to 30 % to a click, so that nothing clips when it is played. */
const CEILING = 0.68;
const FADE_IN = 0.03;
const FADE_OUT = 0.35;
/** Limiting takes loudness away; so many rounds bring it back to within 0.1 LU in all scenes. */
const ROUNDS = 4;
/** More than this, in decibels, would be a compressor's pumping. */
const MOST_DRIVE = 18;

/** Plays the score and masters it: interleaved stereo of 32-bit floats, within -1 and 1. */
export function recordScore(score: Score): Uint8Array {
  const samples = SAMPLE_RATE * VIDEO_SECONDS;
  const left = new Float32Array(samples);
  const right = new Float32Array(samples);
  score(left, right);
  reverberate(left, right);
  for (const channel of [left, right]) fade(channel);
  const mastered = master(left, right);
  const out = new Float32Array(samples * 2);
  for (let i = 0; i < samples; i++) {
    out[i * 2] = mastered.left[i]!;
    out[i * 2 + 1] = mastered.right[i]!;
  }
  return new Uint8Array(out.buffer);
}

function fade(channel: Float32Array) {
  const samples = channel.length;
  for (let i = 0; i < samples; i++) {
    const start = i / (FADE_IN * SAMPLE_RATE);
    const end = (samples - 1 - i) / (FADE_OUT * SAMPLE_RATE);
    channel[i]! *= Math.min(1, start, end);
  }
}

/** Raises both channels to the target, limiting peaks, until what comes out measures as it should. */
function master(left: Float32Array, right: Float32Array) {
  const first = TARGET_LUFS - loudness(left, right);
  let gain = first;
  for (let round = 0; ; round++) {
    const factor = 10 ** (gain / 20);
    const out = limitPeaks(left, right, factor, CEILING);
    const missing = TARGET_LUFS - loudness(out.left, out.right);
    if (round === ROUNDS || Math.abs(missing) < 0.1) return out;
    gain = Math.min(first + MOST_DRIVE, gain + missing);
  }
}
