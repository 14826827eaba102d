/** What a stretch of text may say: a word, and the piece after its last one. */
export type Reading = { word: string; end: number };

/** Letters with runs of the same one told apart: `booobs` is `bobs` with runs 1, 3, 1, 1. */
export type Spelling = { letters: string; runs: readonly number[] };

const LOOK_LIKE: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '@': 'a', $: 's' };

/** They decompose to 18 letters each: a prompt of them would take 20 ms. */
const ARABIC_LIGATURES = /[\ufdf0-\ufdfb]/g;

const YOUNGER_THAN_18 = /\b(?:1[0-7]|[1-9])[\s-]*(?:years?[\s-]*old|yo)\b/g;

/**
 * The ways to read a text, by the piece that each begins with. A piece is what lies between spaces and
 * signs; read as one word are also the pieces between two spaces (`p-orn`) and letters that stand
 * alone in a row (`p o r n`, with or without an article at either end). Case, marks on letters and
 * characters that do not show are gone, and ages below 18 read `underage`.
 */
export function readingsOf(text: string): Reading[][] {
  const plain = text
    .replace(ARABIC_LIGATURES, ' ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(YOUNGER_THAN_18, ' underage ');
  const readings: Reading[][] = [];
  const join = (from: number, to: number) => {
    const pieces = readings.slice(from, to).map(([alone]) => alone!.word);
    readings[from]!.push({ word: pieces.join(''), end: to });
  };

  let alone = 0;
  const joinLettersBefore = (end: number) => {
    const from = isArticle(readings[end - alone]) ? [0, 1] : [0];
    const to = isArticle(readings[end - 1]) ? [0, 1] : [0];
    for (const skipped of from) {
      for (const left of to) {
        if (alone - skipped - left >= 3) join(end - alone + skipped, end - left);
      }
    }
    alone = 0;
  };

  for (const chunk of plain.split(/\s+/)) {
    const first = readings.length;
    for (const word of chunk.split(/[^\p{L}\p{N}@$]+/u)) {
      if (word === '') continue;
      if (word.length > 1) joinLettersBefore(readings.length);
      else alone += 1;
      readings.push([{ word, end: readings.length + 1 }]);
    }
    if (readings.length - first > 1) join(first, readings.length);
  }
  joinLettersBefore(readings.length);
  return readings;
}

function isArticle(readings: Reading[] | undefined): boolean {
  return readings !== undefined && /^[ai]$/.test(readings[0]!.word);
}

/** A word's spelling, with signs read as the letters they look like. */
export function spellingOf(word: string): Spelling {
  let letters = '';
  // Not letters.endsWith(): that copies what is there each time, 150 ms for one long word.
  let last = '';
  const runs: number[] = [];
  for (const sign of word) {
    const letter = LOOK_LIKE[sign] ?? sign;
    if (letter === last) runs[runs.length - 1]! += 1;
    else {
      letters += letter;
      runs.push(1);
    }
    last = letter;
  }
  return { letters, runs };
}

/**
 * Whether a word as written may be the one that is meant: with some letters repeated, but none fewer,
 * so that `Niger` is a country and `bobs` is a movement.
 */
export function mayMean(written: Spelling, meant: Spelling): boolean {
  return (
    written.letters === meant.letters &&
    meant.runs.every((run, index) => written.runs[index]! >= run)
  );
}
