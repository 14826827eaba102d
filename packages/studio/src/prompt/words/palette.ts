import { hashText, pick, type Random } from '../../engine/random.ts';
import type { MoodName } from './names.ts';

/** Turns between the hues of colors that go together. */
const harmonies = [
  [0, 0.08, 0.5],
  [0, 0.33, 0.66],
  [0, 0.5],
  [0, 0.1, 0.2, 0.55],
  [0, 0.42, 0.58],
] as const;
const ofMood: Record<MoodName, readonly string[]> = {
  day: ['#ffd24a', '#4ab8ff', '#ff7a6a'],
  sunset: ['#ff8a4a', '#ffc86a', '#c05a9a'],
  night: ['#5a7aff', '#a8c0ff', '#ffd88a'],
  pastel: ['#ffb0d0', '#b0d8ff', '#fff0b0'],
  neon: ['#ff3fb0', '#2fe0ff', '#9a5aff'],
  gloomy: ['#6a8ab0', '#a8b8d0', '#d8c090'],
  candle: ['#ffb04a', '#ff7a4a', '#ffe0a0'],
};

function hex(hue: number, saturation: number, light: number): string {
  const channel = (shift: number) => {
    const at = (shift + hue * 12) % 12;
    const reach = saturation * Math.min(light, 1 - light);
    const value = light - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** Two to four colors that go together, always the same for the same words. */
export function paletteOfWords(words: string): string[] {
  const hash = hashText(words);
  const base = (hash % 360) / 360;
  const harmony = harmonies[(hash >>> 9) % harmonies.length]!;
  return harmony.map((turn, i) =>
    hex((base + turn) % 1, 0.72 + (((hash >>> 13) + i) % 3) * 0.1, i % 2 ? 0.68 : 0.58),
  );
}

/** The colors that a text names, filled up from its unknown words or its mood. */
export function choosePalette(
  named: readonly string[],
  unknown: string,
  mood: MoodName,
  random: Random,
): string[] {
  const turn = pick(random, [0, 1, 2]);
  const usual = ofMood[mood];
  const rest = unknown ? paletteOfWords(unknown) : usual.map((_, i) => usual[(i + turn) % 3]!);
  const colors = [...new Set([...named, ...rest])];
  return named.length >= 2 ? colors.slice(0, Math.min(4, named.length)) : colors.slice(0, 4);
}
