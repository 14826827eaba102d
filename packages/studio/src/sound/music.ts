import { bass, marimba, pad, shaker, type Track } from './instruments.ts';

/** Seconds of one beat; eight seconds hold sixteen. */
export const BEAT = 0.5;

/** Semitones above the root, bar by bar (two seconds each). */
const progressions = [
  [0, 5, 7, 0],
  [0, 9, 5, 7],
  [0, 4, 5, 7],
] as const;
const chord = [0, 4, 7] as const;
const figures = [
  [0, 2, 1, 2, 0, 2, 1, 3],
  [0, 1, 2, 3, 2, 1, 2, 1],
  [2, 1, 0, 1, 2, 3, 2, 0],
] as const;

const root = 220;
const pitchOf = (semitones: number, octave = 0) => root * 2 ** (semitones / 12 + octave);

/** When the music pauses, in seconds, so that a moment can be heard. */
export type Hush = { from: number; to: number };

/** A light-hearted bed under a scene; chance picks key, chords and figure. */
export function playBed(track: Track, hush: Hush | undefined, level = 1) {
  const { random } = track;
  const key = Math.floor(random() * 6) - 2;
  const bars = progressions[Math.floor(random() * progressions.length)]!;
  const figure = figures[Math.floor(random() * figures.length)]!;
  for (let beat = 0; beat < 16; beat += 0.5) {
    const at = beat * BEAT;
    if (hush && at > hush.from && at < hush.to) continue;
    const base = key + bars[Math.floor(beat / 4)]!;
    const step = figure[(beat * 2) % 8]!;
    const tone = step === 3 ? 12 : chord[step]!;
    if (at < 7.4) marimba(track, at, pitchOf(base + tone, 1), 0.13 * level, beat % 1 ? 0.65 : 0.38);
    if (beat % 2 === 0) bass(track, at, pitchOf(base, -1), 0.22 * level);
    if (beat % 1 === 0.5) shaker(track, at, 0.05 * level, 0.6);
  }
  for (let bar = 0; bar < 4; bar++) {
    const tones = chord.map((tone) => pitchOf(key + bars[bar]! + tone));
    if (!hush || bar * 2 < hush.from || bar * 2 > hush.to)
      pad(track, bar * 2, 2.1, tones, 0.022 * level);
  }
}

/** A pitch that fits the bed closely enough for effects. */
export function tonic(octave: number): number {
  return pitchOf(0, octave);
}
