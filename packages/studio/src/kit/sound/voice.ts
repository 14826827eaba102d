import type { Random } from '../../engine/random.ts';
import { SAMPLE_RATE } from '../../engine/settings.ts';
import { clamp, mix, smooth } from '../math/easing.ts';
import type { Track } from './instruments.ts';

export type Vowel = 'a' | 'e' | 'i' | 'o' | 'u' | 'm';

/** One sounded bit of speech or song; times in seconds, pitch in hertz, level about 0 to 1. */
export type Syllable = {
  at: number;
  seconds: number;
  pitch: number;
  /** Pitch at its end; the same as `pitch` unless told. */
  pitchTo?: number;
  vowel: Vowel;
  level: number;
};

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

/** First three formants of a woman in hertz (Peterson and Barney 1952, rounded), and how far the mouth opens. */
const vowels: Record<
  Vowel,
  { formants: readonly [number, number, number]; open: number; breadth: number }
> = {
  a: { formants: [850, 1220, 2810], open: 1, breadth: 1.05 },
  e: { formants: [610, 2330, 2990], open: 0.6, breadth: 1.2 },
  i: { formants: [310, 2790, 3310], open: 0.32, breadth: 1.3 },
  o: { formants: [590, 920, 2710], open: 0.75, breadth: 0.68 },
  u: { formants: [370, 950, 2670], open: 0.4, breadth: 0.5 },
  m: { formants: [280, 1100, 2300], open: 0, breadth: 0.85 },
};
const WIDTHS = [90, 110, 170] as const;
const WEIGHTS = [1, 0.55, 0.28] as const;
/** Brings speech at level 0.7 to about -23 LUFS, 3 LU above a bed of music. */
const GAIN = 0.12;

/** How loud a syllable is at its own time: a quick rise, a hold, a soft end. */
function swell(t: number, seconds: number): number {
  return smooth(0, Math.min(0.05, seconds * 0.3), t) * smooth(seconds, seconds * 0.62, t);
}

/** Speaks or sings the syllables into the track; pan from 0 (left) to 1 (right). */
export function speak(track: Track, line: readonly Syllable[], voice: Voice, pan = 0.5) {
  for (const syllable of line) speakOne(track, syllable, voice, pan);
}

function speakOne(track: Track, syllable: Syllable, voice: Voice, pan: number) {
  const { at, seconds, pitch, pitchTo = pitch, vowel, level } = syllable;
  const from = Math.max(0, Math.round(at * SAMPLE_RATE));
  const to = Math.min(track.left.length, Math.round((at + seconds) * SAMPLE_RATE));
  const rooms = vowels[vowel].formants.map((formant, i) => {
    const radius = Math.exp((-Math.PI * WIDTHS[i]!) / SAMPLE_RATE);
    const angle = (2 * Math.PI * Math.min(9000, formant / voice.throat)) / SAMPLE_RATE;
    return { a: 2 * radius * Math.cos(angle), b: -radius * radius, gain: 1 - radius, x: 0, y: 0 };
  });
  let phase = 0;
  let dull = 0;
  for (let i = from; i < to; i++) {
    const t = (i - from) / SAMPLE_RATE;
    const share = t / seconds;
    const shaking =
      1 + voice.vibrato * Math.sin(2 * Math.PI * 5.6 * (at + t)) * smooth(0.12, 0.35, t);
    phase += (mix(pitch, pitchTo, share) * shaking) / SAMPLE_RATE;
    phase -= Math.floor(phase);
    // A glottal pulse: opens slowly, shuts fast (Rosenberg 1971).
    const pulse =
      phase < 0.42
        ? 0.5 - 0.5 * Math.cos((Math.PI * phase) / 0.42)
        : phase < 0.58
          ? Math.cos((Math.PI * (phase - 0.42)) / 0.32)
          : 0;
    const rough =
      1 - voice.growl * (0.5 + 0.5 * Math.sin(2 * Math.PI * 31 * (at + t))) * track.random();
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

/** How the speaker's mouth stands at a moment: `open` 0 to 1, `breadth` 1 normal. */
export function mouthAt(
  line: readonly Syllable[],
  seconds: number,
): { open: number; breadth: number } {
  let open = 0;
  let breadth = 1;
  for (const { at, seconds: lasts, vowel, level } of line) {
    const level01 = swell(clamp(seconds - at, 0, lasts), lasts) * clamp(level * 1.4);
    if (seconds < at || seconds > at + lasts || level01 < open) continue;
    open = vowels[vowel].open * level01;
    breadth = mix(1, vowels[vowel].breadth, level01);
  }
  return { open, breadth };
}

/** Made-up speech between two moments, with pauses for breath; `pitch` is the middle in hertz. */
export function babble(
  random: Random,
  { from, to, pitch, pace = 5 }: { from: number; to: number; pitch: number; pace?: number },
): Syllable[] {
  const line: Syllable[] = [];
  const sounds: readonly Vowel[] = ['a', 'e', 'i', 'o', 'u', 'a', 'e', 'm'];
  let at = from;
  let left = 3 + Math.floor(random() * 4);
  while (at < to - 0.12) {
    const seconds = Math.min(to - at, (0.75 + random() * 0.6) / pace);
    const melody = 1 + 0.16 * Math.sin((at - from) * 3.1 + random()) + 0.06 * random();
    line.push({
      at,
      seconds,
      pitch: pitch * melody,
      pitchTo: pitch * melody * (left === 1 ? 0.84 : 0.95 + 0.1 * random()),
      vowel: sounds[Math.floor(random() * sounds.length)]!,
      level: 0.55 + 0.35 * random(),
    });
    at += seconds * 0.96;
    left -= 1;
    if (left === 0) {
      at += 0.18 + random() * 0.2;
      left = 3 + Math.floor(random() * 4);
    }
  }
  return line;
}

/** Laughter: short bursts that fall in pitch. */
export function giggle(at: number, pitch: number, count = 6, level = 0.7): Syllable[] {
  return Array.from({ length: count }, (_, i) => ({
    at: at + i * 0.17,
    seconds: 0.13,
    pitch: pitch * (1.25 - 0.05 * i),
    pitchTo: pitch * (1.02 - 0.04 * i),
    vowel: i % 3 === 2 ? 'e' : 'a',
    level: level * (1 - 0.06 * i),
  }));
}
