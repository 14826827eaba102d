import fc from 'fast-check';
import { describe, test } from 'vitest';
import { deepSeed } from '../../../../../scripts/checks/deep-seed.ts';
import { expectWhole, hold, rooms } from './lines.suite.ts';
import { texts } from './texts.fixture.ts';
import { manners } from './with-words.suite.ts';

describe('every line stays in its box', () => {
  test.each(Object.entries(texts))('%s', (_, said) => hold(said, manners));

  test('whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (said) => hold(said, manners)),
      { seed: deepSeed, numRuns: 500 },
    );
  });
});

test.each(rooms)('a word is cut in two only where it is longer than a line: %o', (room) =>
  expectWhole(room),
);
