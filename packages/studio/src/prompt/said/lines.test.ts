import type { Canvas } from '@napi-rs/canvas';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clean } from './clean.ts';
import { lettersOf } from './lettering.ts';
import { setLines } from './lines.ts';
import { styles } from './styles.ts';
import { texts } from './texts.fixture.ts';

const rooms = [
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

function hold(said: string) {
  const sentence = clean(said);
  if (!sentence) return;
  for (const { hand, ink } of Object.values(styles)) {
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

describe('every line stays in its box', () => {
  test.each(Object.entries(texts))('%s', (_, said) => hold(said));

  test('whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (said) => hold(said)),
      { numRuns: 25 },
    );
  });
});

test('what is said stays as written', () => {
  for (const said of ['Go on. Tickle me!', texts.arabic!, texts.hebrew!, texts.japanese!])
    expect(lettersOf(clean(said), styles.bubble.hand).text).toBe(said);
  expect(clean(texts.breaks!)).toBe('two lines and a tab more');
  expect(clean(texts.overrides!)).toBe('abcd');
  expect(clean('x'.repeat(500))).toBe(`${'x'.repeat(80)}…`);
  expect(clean(texts.blanks!)).toBe('');
});

test('what no font has is a replacement character', () => {
  const { text } = lettersOf('a𓀀', styles.bubble.hand);
  expect(text).toBe('a\ufffd');
});

test('two lines are about as long', () => {
  const letters = lettersOf('I have never been opened before noon!', styles.bubble.hand);
  const { lines } = setLines(letters.text, letters.measure, rooms[0]!, 44);
  const [first, second] = lines.map((line) => letters.measure(line, 44)) as [number, number];
  expect(lines).toHaveLength(2);
  expect(Math.abs(first - second)).toBeLessThan(120);
});

test.each(rooms)('a word is cut in two only where it is longer than a line: %o', (room) => {
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
});
