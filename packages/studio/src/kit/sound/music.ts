import { VIDEO_SECONDS } from '@shortcake/contract/video';
import { pick } from '../../engine/random.ts';
import { SAMPLE_RATE } from '../../engine/settings.ts';
import { loudness } from '../../engine/sound/loudness.ts';
import type { Track } from './instruments.ts';
import type { MusicName } from './music-names.ts';
import { styles } from './music-styles.ts';

/** When the music steps back, in seconds, so that a moment can be heard. */
export type Hush = { from: number; to: number };

/** How loud the music stays in a hush, and how long it takes to go there, in seconds. */
const HUSHED = 0.12;
const FADE = 0.18;

/** How loud a bed at level 1 is before the film is mastered. */
const BED_LUFS = -26;

/** A bed of music under a whole film; chance picks key and chords. */
export function playMusic(
  track: Track,
  name: MusicName,
  { hush, level = 1 }: { hush?: Hush; level?: number } = {},
) {
  const style = styles[name];
  const root = style.root * 2 ** ((Math.floor(track.random() * 7) - 3) / 12);
  const chords = pick(track.random, style.chords);
  const seconds = VIDEO_SECONDS / style.bars;
  const own: Track = {
    left: new Float32Array(track.left.length),
    right: new Float32Array(track.right.length),
    random: track.random,
  };
  for (let number = 0; number < style.bars; number++) {
    const tones = chords[number % chords.length]!;
    style.play(own, {
      at: number * seconds,
      beat: seconds / style.beats,
      beats: style.beats,
      number,
      chord: (step, octave = 0) => root * 2 ** (tones[step]! / 12 + octave),
    });
  }
  const even = 10 ** ((BED_LUFS - loudness(own.left, own.right)) / 20);
  for (let i = 0; i < own.left.length; i++) {
    const loud = even * level * (hush ? loudnessAt(i / SAMPLE_RATE, hush) : 1);
    track.left[i]! += own.left[i]! * loud;
    track.right[i]! += own.right[i]! * loud;
  }
}

function loudnessAt(seconds: number, { from, to }: Hush): number {
  const inside = Math.min((seconds - from) / FADE, (to - seconds) / FADE);
  return 1 - (1 - HUSHED) * Math.min(1, Math.max(0, inside));
}
