import type { Random } from '../../engine/random.ts';

/** By what to multiply pitches so that the music is up to two semitones higher or lower. */
export function keyOf(random: Random): number {
  return 2 ** ((Math.floor(random() * 5) - 2) / 12);
}
