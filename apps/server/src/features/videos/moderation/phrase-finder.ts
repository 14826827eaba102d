import { mayMean, type Reading, readingsOf, type Spelling, spellingOf } from './spelling.ts';

/** Phrases of words in plain letters. */
export type Phrases = readonly string[];

/** Where a phrase stands: from the piece `start` to the one before `end`. */
export type Place = { start: number; end: number };

/** The places of each list's phrases in a text, in order. */
export type Find = (readings: readonly Reading[][]) => ReadonlyMap<Phrases, Place[]>;

type Entry = { list: Phrases; words: Spelling[] };

/** Makes a search for all phrases of all lists at once: one look-up for each way to read a word. */
export function createFinder(lists: readonly Phrases[]): Find {
  const byFirstWord = new Map<string, Entry[]>();
  for (const list of new Set(lists)) {
    for (const phrase of list) {
      const words = readingsOf(phrase).map(([reading]) => spellingOf(reading!.word));
      const { letters } = words[0]!;
      byFirstWord.set(letters, [...(byFirstWord.get(letters) ?? []), { list, words }]);
    }
  }

  return (readings) => {
    const places = new Map<Phrases, Place[]>(lists.map((list) => [list, []]));
    const spelled = readings.map((ways) =>
      ways.map(({ word, end }) => ({ spelling: spellingOf(word), end })),
    );

    /** The end of a phrase that goes on at a piece with its word of this index. */
    const endOf = (words: Spelling[], index: number, piece: number): number | undefined => {
      if (index === words.length) return piece;
      for (const { spelling, end } of spelled[piece] ?? []) {
        if (!mayMean(spelling, words[index]!)) continue;
        const found = endOf(words, index + 1, end);
        if (found !== undefined) return found;
      }
      return undefined;
    };

    for (const [start, ways] of spelled.entries()) {
      for (const { spelling } of ways) {
        for (const { list, words } of byFirstWord.get(spelling.letters) ?? []) {
          const end = endOf(words, 0, start);
          if (end !== undefined) places.get(list)!.push({ start, end });
        }
      }
    }
    return places;
  };
}
