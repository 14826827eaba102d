import { mayMean, type Piece, piecesOf, type Spelling, spellingOf } from './spelling.ts';

/** Phrases of words in plain letters. */
export type Phrases = readonly string[];

/** Where a phrase stands: from the piece `start` to the one before `end`. */
export type Place = { start: number; end: number };

/** The places of each list's phrases in a text, in order. */
export type Find = (pieces: readonly Piece[]) => ReadonlyMap<Phrases, Place[]>;

/** A word of phrases: the lists whose phrase ends with it, and the words that may follow. */
type Word = { spelling: Spelling; lists: Phrases[]; next: Words };

/** By their letters. */
type Words = Map<string, Word[]>;

/** Makes a search for all phrases of all lists at once: one look-up for each way to read a word. */
export function createFinder(lists: readonly Phrases[]): Find {
  const firstWords: Words = new Map();
  for (const list of new Set(lists)) {
    for (const phrase of list) add(firstWords, phrase, list);
  }

  return (pieces) => {
    const places = new Map<Phrases, Place[]>(lists.map((list) => [list, []]));
    const spelled = pieces.map(({ readings }) =>
      readings.map(({ word, end }) => ({ spelling: spellingOf(word), end })),
    );

    const findFrom = (start: number, words: Words, piece: number) => {
      for (const { spelling, end } of spelled[piece] ?? []) {
        for (const word of words.get(spelling.letters) ?? []) {
          if (!mayMean(spelling, word.spelling)) continue;
          for (const list of word.lists) places.get(list)!.push({ start, end });
          findFrom(start, word.next, end);
        }
      }
    };
    for (const start of spelled.keys()) findFrom(start, firstWords, start);
    return places;
  };
}

function add(firstWords: Words, phrase: string, list: Phrases): void {
  let words = firstWords;
  let last: Word | undefined;
  for (const { word } of piecesOf(phrase)) {
    last = wordIn(words, spellingOf(word));
    words = last.next;
  }
  last?.lists.push(list);
}

function wordIn(words: Words, spelling: Spelling): Word {
  const alike = words.get(spelling.letters) ?? [];
  const known = alike.find(
    (word) => mayMean(spelling, word.spelling) && mayMean(word.spelling, spelling),
  );
  if (known) return known;
  const word = { spelling, lists: [], next: new Map() };
  words.set(spelling.letters, [...alike, word]);
  return word;
}
