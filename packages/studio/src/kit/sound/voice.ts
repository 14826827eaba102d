import { SAMPLE_RATE } from '../../engine/settings.ts';
import { mix, smooth, TURN } from '../math/easing.ts';
import type { Track } from './instruments.ts';
import { type Syllable, swell, type Vowel } from './line.ts';

// For those who play a line as well as make it.
/** A speaker. */
export type Voice = {
  /** Length of the throat against a grown woman's: 0.7 a baby, 1.3 a beast. Higher is deeper. */
  throat: number;
  /** Share of breath: 0 sings, 1 whispers. */
  breath: number;
  /** Vibrato, as a share of the pitch; 0.02 is an opera's. */
  vibrato: number;
  /** Roughness of a growl, 0 to 1. */
  growl: number;
};

export const babyVoice: Voice = { throat: 0.74, breath: 0.08, vibrato: 0.006, growl: 0 };
export const cuteVoice: Voice = { throat: 0.66, breath: 0.04, vibrato: 0.01, growl: 0 };
export const whisperVoice: Voice = { throat: 0.98, breath: 1, vibrato: 0, growl: 0 };
export const operaVoice: Voice = { throat: 0.92, breath: 0.02, vibrato: 0.022, growl: 0 };
export const talkerVoice: Voice = { throat: 1.05, breath: 0.06, vibrato: 0.004, growl: 0.06 };
export const beastVoice: Voice = { throat: 1.32, breath: 0.12, vibrato: 0.004, growl: 0.55 };

/** First three formants of a woman in hertz (Peterson and Barney 1952, rounded). */
const formants: Record<Vowel, readonly [number, number, number]> = {
  a: [850, 1220, 2810],
  e: [610, 2330, 2990],
  i: [310, 2790, 3310],
  o: [590, 920, 2710],
  u: [370, 950, 2670],
  m: [280, 1100, 2300],
};
const WIDTHS = [90, 110, 170] as const;
const WEIGHTS = [1, 0.55, 0.28] as const;
/** Brings speech at level 0.7 to about -23 LUFS, 3 LU above a bed of music. */
const GAIN = 0.12;

/** Speaks or sings the syllables into the track; pan from 0 (left) to 1 (right). */
export function speak(track: Track, line: readonly Syllable[], voice: Voice, pan = 0.5) {
  for (const syllable of line) speakOne(track, syllable, voice, pan);
}

function speakOne(track: Track, syllable: Syllable, voice: Voice, pan: number) {
  const { at, seconds, pitch, pitchTo = pitch, vowel, level } = syllable;
  const from = Math.max(0, Math.round(at * SAMPLE_RATE));
  const to = Math.min(track.left.length, Math.round((at + seconds) * SAMPLE_RATE));
  const rooms = formants[vowel].map((formant, i) => {
    const radius = Math.exp((-Math.PI * WIDTHS[i]!) / SAMPLE_RATE);
    const angle = (TURN * Math.min(9000, formant / voice.throat)) / SAMPLE_RATE;
    return { a: 2 * radius * Math.cos(angle), b: -radius * radius, gain: 1 - radius, x: 0, y: 0 };
  });
  let phase = 0;
  let dull = 0;
  for (let i = from; i < to; i++) {
    const t = (i - from) / SAMPLE_RATE;
    const share = t / seconds;
    const shaking = 1 + voice.vibrato * Math.sin(TURN * 5.6 * (at + t)) * smooth(0.12, 0.35, t);
    phase += (mix(pitch, pitchTo, share) * shaking) / SAMPLE_RATE;
    phase -= Math.floor(phase);
    // A glottal pulse: opens slowly, shuts fast (Rosenberg 1971).
    const pulse =
      phase < 0.42
        ? 0.5 - 0.5 * Math.cos((Math.PI * phase) / 0.42)
        : phase < 0.58
          ? Math.cos((Math.PI * (phase - 0.42)) / 0.32)
          : 0;
    const rough = 1 - voice.growl * (0.5 + 0.5 * Math.sin(TURN * 31 * (at + t))) * track.random();
    const air = track.random() * 2 - 1;
    dull += (air - dull) * 0.5;
    const source = mix((pulse - 0.28) * rough, dull * 2, voice.breath) + 0.012 * air;
    let sum = 0;
    for (let f = 0; f < rooms.length; f++) {
      const room = rooms[f]!;
      const heard = source * room.gain + room.a * room.x + room.b * room.y;
      room.y = room.x;
      room.x = heard;
      sum += heard * WEIGHTS[f]! * (f + 1);
    }
    const value = GAIN * sum * level * swell(t, seconds);
    track.left[i]! += value * (1 - pan);
    track.right[i]! += value * pan;
  }
}
