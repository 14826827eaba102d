import type { Random } from '../../engine/random.ts';
import { clamp, mix, smooth } from '../math/easing.ts';

// What is said and how a mouth moves to it, without the sound: voice.ts plays it.

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

/** How far a mouth opens to each vowel, and how broad it is. */
const mouths: Record<Vowel, { open: number; breadth: number }> = {
  a: { open: 1, breadth: 1.05 },
  e: { open: 0.6, breadth: 1.2 },
  i: { open: 0.32, breadth: 1.3 },
  o: { open: 0.75, breadth: 0.68 },
  u: { open: 0.4, breadth: 0.5 },
  m: { open: 0, breadth: 0.85 },
};

/** How loud a syllable is at its own time: a quick rise, a hold, a soft end. */
export function swell(t: number, seconds: number): number {
  return smooth(0, Math.min(0.05, seconds * 0.3), t) * smooth(seconds, seconds * 0.62, t);
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
    open = mouths[vowel].open * level01;
    breadth = mix(1, mouths[vowel].breadth, level01);
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
