import { hat, keys, kick, piano, pluck, snare, stab, steelpan, strings, timpani } from './band.ts';
import { bass, bell, marimba, pad, shaker, type Track } from './instruments.ts';
import type { MusicName } from './music-names.ts';

/** One bar as a player sees it. */
export type Bar = {
  at: number;
  /** Seconds of a beat, and beats of a bar. */
  beat: number;
  beats: number;
  number: number;
  /** Hertz of a step of the bar's chord (0 root, 1 third, 2 fifth, 3 seventh or octave). */
  chord: (step: number, octave?: number) => number;
};

export type Style = {
  /** Bars in eight seconds, and beats in each. */
  bars: number;
  beats: number;
  /** Hertz of the key, before chance moves it by up to three semitones. */
  root: number;
  /** Chords in semitones above the root, one row per bar; chance picks one list. */
  chords: readonly (readonly (readonly number[])[])[];
  play: (track: Track, bar: Bar) => void;
};

const major = (root: number) => [root, root + 4, root + 7, root + 12];
const minor = (root: number) => [root, root + 3, root + 7, root + 12];
const major7 = (root: number) => [root, root + 4, root + 7, root + 11];
const minor7 = (root: number) => [root, root + 3, root + 7, root + 10];

const sunny = [
  [major(0), major(5), major(7), major(0)],
  [major(0), minor(9), major(5), major(7)],
  [major(0), minor(4), major(5), major(7)],
];
const mellow = [
  [major7(0), minor7(9), major7(5), minor7(7)],
  [major7(5), minor7(4), minor7(2), major7(0)],
];

function arpeggio(bar: Bar, figure: readonly number[], play: (at: number, step: number) => void) {
  const each = (bar.beat * bar.beats) / figure.length;
  for (const [i, step] of figure.entries()) if (step >= 0) play(bar.at + i * each, step);
}

export const styles: Record<MusicName, Style> = {
  playful: {
    bars: 4,
    beats: 4,
    root: 220,
    chords: sunny,
    play(track, bar) {
      const figure = bar.number % 2 ? [0, 1, 2, 3, 2, 1, 2, 1] : [0, 2, 1, 2, 0, 2, 1, 3];
      arpeggio(bar, figure, (at, step) =>
        marimba(track, at, bar.chord(step, 1), 0.13, step % 2 ? 0.65 : 0.38),
      );
      for (let beat = 0; beat < 4; beat++) {
        if (beat % 2 === 0) bass(track, bar.at + beat * bar.beat, bar.chord(0, -1), 0.22);
        shaker(track, bar.at + (beat + 0.5) * bar.beat, 0.05, 0.6);
      }
    },
  },
  dreamy: {
    bars: 2,
    beats: 4,
    root: 196,
    chords: [
      [major7(0), major7(5)],
      [major7(0), minor7(9)],
    ],
    play(track, bar) {
      const tones = [0, 1, 2, 3].map((step) => bar.chord(step));
      pad(track, bar.at, bar.beat * 4 + 0.2, tones, 0.05);
      arpeggio(bar, [0, 2, 1, 3, 2, 1, 3, 2], (at, step) =>
        bell(track, at, bar.chord(step, 1), 0.05, 0.2 + 0.2 * step),
      );
      bass(track, bar.at, bar.chord(0, -1), 0.16);
    },
  },
  cozy: {
    bars: 3,
    beats: 4,
    root: 174,
    chords: mellow,
    play(track, bar) {
      for (const beat of [0, 2.5])
        for (const step of [1, 2, 3])
          keys(track, bar.at + beat * bar.beat, bar.chord(step), 0.06, 0.3 + 0.13 * step);
      bass(track, bar.at, bar.chord(0, -1), 0.2);
      bass(track, bar.at + 2.5 * bar.beat, bar.chord(2, -2), 0.16);
      for (let beat = 0; beat < 4; beat++)
        shaker(track, bar.at + beat * bar.beat, beat % 2 ? 0.06 : 0.03, 0.6);
    },
  },
  epic: {
    bars: 4,
    beats: 4,
    root: 146,
    chords: [
      [minor(0), major(8), major(3), major(10)],
      [minor(0), minor(5), major(8), major(7)],
    ],
    play(track, bar) {
      const swell = 0.7 + 0.12 * bar.number;
      arpeggio(bar, [0, 0, 2, 0, 3, 0, 2, 1], (at, step) =>
        strings(track, at, bar.beat * 0.46, bar.chord(step, 1), 0.045 * swell, 0.35),
      );
      for (const step of [0, 1, 2])
        strings(track, bar.at, bar.beat * 4, bar.chord(step), 0.04 * swell, 0.4 + 0.1 * step);
      timpani(track, bar.at, bar.chord(0, -1), 0.3 * swell);
      timpani(track, bar.at + 3 * bar.beat, bar.chord(0, -1), 0.2 * swell);
      timpani(track, bar.at + 3.5 * bar.beat, bar.chord(0, -1), 0.24 * swell);
    },
  },
  tropical: {
    bars: 4,
    beats: 4,
    root: 233,
    chords: sunny,
    play(track, bar) {
      arpeggio(bar, [0, -1, 2, 3, -1, 2, 1, -1], (at, step) =>
        steelpan(track, at, bar.chord(step, 1), 0.13, 0.4),
      );
      for (const beat of [0.5, 1.5, 2.5, 3.5])
        for (const step of [0, 1, 2])
          pluck(track, bar.at + beat * bar.beat + step * 0.012, bar.chord(step, 1), 0.045, 0.66);
      for (const beat of [0, 1.5, 3]) bass(track, bar.at + beat * bar.beat, bar.chord(0, -1), 0.2);
      for (let i = 0; i < 8; i++)
        shaker(track, bar.at + (i / 2) * bar.beat, i % 2 ? 0.06 : 0.035, 0.3);
    },
  },
  spooky: {
    bars: 3,
    beats: 4,
    root: 207,
    chords: [
      [minor(0), minor(1), minor(0)],
      [minor(0), major(8), minor(-1)],
    ],
    play(track, bar) {
      arpeggio(bar, [0, 2, 1, 2, 3, 2, 1, -1], (at, step) =>
        bell(track, at, bar.chord(step, 1), 0.05, 0.3 + 0.1 * step),
      );
      for (const beat of [0, 2]) pluck(track, bar.at + beat * bar.beat, bar.chord(0, -1), 0.2, 0.5);
      strings(track, bar.at, bar.beat * 4, bar.chord(1), 0.025, 0.4);
      strings(track, bar.at, bar.beat * 4, bar.chord(0) * 1.06, 0.012, 0.6);
    },
  },
  disco: {
    bars: 4,
    beats: 4,
    root: 110,
    chords: [
      [minor7(0), minor7(0), major7(5), major7(7)],
      [minor7(9), minor7(2), major7(7), major7(0)],
    ],
    play(track, bar) {
      for (let beat = 0; beat < 4; beat++) {
        const at = bar.at + beat * bar.beat;
        kick(track, at, 0.5);
        hat(track, at + bar.beat / 2, 0.22);
        if (beat % 2) snare(track, at, 0.2);
        bass(track, at, bar.chord(0), 0.2);
        bass(track, at + bar.beat / 2, bar.chord(0, 1), 0.16);
      }
      for (const beat of [0.5, 1.25, 2.5, 3.25])
        for (const step of [1, 2, 3])
          stab(track, bar.at + beat * bar.beat, bar.chord(step, 1), 0.05, 0.25 + 0.17 * step);
    },
  },
  opera: {
    bars: 4,
    beats: 3,
    root: 174,
    chords: [
      [major(0), major(7), minor(9), major(5)],
      [major(0), major(5), major(7), major(0)],
    ],
    play(track, bar) {
      for (const step of [0, 1, 2])
        strings(track, bar.at, bar.beat * 3, bar.chord(step), 0.035, 0.25 + 0.25 * step);
      bass(track, bar.at, bar.chord(0, -1), 0.2);
      for (const beat of [1, 2])
        for (const step of [1, 2])
          pluck(track, bar.at + beat * bar.beat, bar.chord(step), 0.07, 0.6);
    },
  },
  lofi: {
    bars: 3,
    beats: 4,
    root: 155,
    chords: mellow,
    play(track, bar) {
      for (const step of [0, 1, 2, 3])
        keys(track, bar.at + step * 0.02, bar.chord(step), 0.05, 0.3 + 0.12 * step);
      keys(track, bar.at + 2.75 * bar.beat, bar.chord(3, 1), 0.04, 0.6);
      kick(track, bar.at, 0.34);
      kick(track, bar.at + 2.5 * bar.beat, 0.28);
      for (const beat of [1, 3]) snare(track, bar.at + beat * bar.beat, 0.12);
      for (let i = 0; i < 8; i++)
        hat(track, bar.at + (i / 2 + (i % 2 ? 0.06 : 0)) * bar.beat, 0.07);
      bass(track, bar.at, bar.chord(0, -1), 0.22);
    },
  },
  tender: {
    bars: 2,
    beats: 4,
    root: 185,
    chords: [
      [major(0), minor(9)],
      [major(5), major(0)],
    ],
    play(track, bar) {
      arpeggio(bar, [0, 1, 2, 3, 2, 1, 2, 1], (at, step) =>
        piano(track, at, bar.chord(step, step ? 0 : -1), 0.12, 0.3 + 0.13 * step),
      );
      piano(track, bar.at, bar.chord(2, 1), 0.09, 0.6);
      piano(track, bar.at + 2 * bar.beat, bar.chord(1, 1), 0.08, 0.6);
      pad(track, bar.at, bar.beat * 4 + 0.2, [bar.chord(0), bar.chord(1), bar.chord(2)], 0.02);
    },
  },
};
