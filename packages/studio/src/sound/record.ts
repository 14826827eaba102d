import { VIDEO_SECONDS } from '@shortcake/contract/video';
import { SAMPLE_RATE } from '../settings.ts';
import { loudness } from './loudness.ts';
import { reverberate } from './reverb.ts';
import type { Score } from './score.ts';

/** What the large platforms play at, and the highest peak that survives AAC without clipping. */
const TARGET_LUFS = -16;
const CEILING = 0.84;
const FADE_IN = 0.03;
const FADE_OUT = 0.35;

/** Loud peaks bend softly towards the ceiling. */
function limit(value: number): number {
  const size = Math.abs(value);
  const knee = CEILING * 0.7;
  if (size <= knee) return value;
  const room = CEILING - knee;
  return Math.sign(value) * (knee + room * Math.tanh((size - knee) / room));
}

/** Plays the score and masters it: interleaved stereo of 32-bit floats, within -1 and 1. */
export function record(score: Score): Uint8Array {
  const samples = SAMPLE_RATE * VIDEO_SECONDS;
  const left = new Float32Array(samples);
  const right = new Float32Array(samples);
  score(left, right);
  reverberate(left, right);
  const gain = 10 ** ((TARGET_LUFS - loudness(left, right)) / 20);
  const out = new Float32Array(samples * 2);
  for (let i = 0; i < samples; i++) {
    const start = i / (FADE_IN * SAMPLE_RATE);
    const end = (samples - 1 - i) / (FADE_OUT * SAMPLE_RATE);
    const level = gain * Math.min(1, start, end);
    out[i * 2] = limit(left[i]! * level);
    out[i * 2 + 1] = limit(right[i]! * level);
  }
  return new Uint8Array(out.buffer);
}
