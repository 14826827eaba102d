import type { Canvas } from '@napi-rs/canvas';
import { expect } from 'vitest';
import { clean } from './clean.ts';
import { lettersOf } from './lettering.ts';
import { setLines } from './lines.ts';
import type { Manner } from './manners.ts';
import { styles } from './styles.ts';

export const rooms = [
  { width: 480, height: 190 },
  { width: 230, height: 400 },
  { width: 520, height: 62 },
];

/** Whether something is drawn in the outermost rows and columns. */
function touchesEdge(canvas: Canvas): boolean {
  const { width, height } = canvas;
  const pixels = new Uint32Array(canvas.data().buffer, 0, width * height);
  return pixels.some((pixel, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return pixel !== 0 && (x === 0 || y === 0 || x === width - 1 || y === height - 1);
  });
}

/** Every line of what is said stays in its box, in these manners. */
export function hold(said: string, manners: readonly Manner[]): void {
  const sentence = clean(said);
  if (!sentence) return;
  for (const { hand, ink } of manners.map((manner) => styles[manner])) {
    const letters = lettersOf(sentence, hand);
    for (const room of rooms) {
      const set = setLines(letters.text, letters.measure, room, 60);
      expect(set.lines.join('').replaceAll(' ', '')).toBe(letters.text.replaceAll(' ', ''));
      expect(set.height).toBeLessThanOrEqual(room.height);
      for (const line of set.lines) {
        expect(letters.measure(line, set.size), line).toBeLessThanOrEqual(room.width);
        expect(line).toBe(line.trim());
      }
    }
    const set = setLines(letters.text, letters.measure, rooms[0]!, 60);
    const margin = Math.ceil(set.size * 0.6);
    if (!ink.shade) expect(touchesEdge(letters.write(set, ink, margin)), said).toBe(false);
  }
}

/** In a room, a word is cut in two only where it is longer than a line, in all styles. */
export function expectWhole(room: { width: number; height: number }): void {
  const said = ['Cameras. Now.', 'Sunshine looks good on you.', 'My kingdom for a handkerchief!'];
  for (const { hand } of Object.values(styles)) {
    for (const words of said) {
      const letters = lettersOf(words, hand);
      const { lines } = setLines(letters.text, letters.measure, room, 60);
      expect(lines.join(' ')).toBe(words);
    }
    const long = lettersOf('W'.repeat(80), hand);
    const set = setLines(long.text, long.measure, room, 60);
    expect(set.lines.length).toBeGreaterThan(1);
    expect(set.size).toBeGreaterThan(8);
  }
}
