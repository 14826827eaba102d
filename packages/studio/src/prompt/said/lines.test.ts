import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyNth } from '../../../../../scripts/checks/sample.ts';
import { clean } from './clean.ts';
import { lettersOf } from './lettering.ts';
import { expectWhole, hold, rooms } from './lines.suite.ts';
import { setLines } from './lines.ts';
import { styles } from './styles.ts';
import { texts } from './texts.fixture.ts';

// Some texts, in letters with serifs and in those of a hand; lines.deep.test.ts has all of both.
describe('every line stays in its box', () => {
  test.each(everyNth(Object.entries(texts), 4, 1))('%s', (_, said) => hold(said, ['burst']));

  test('whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (said) => hold(said, ['caption'])),
      { seed: 1, numRuns: 4 },
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

test('a word is cut in two only where it is longer than a line', () => expectWhole(rooms[0]!));
