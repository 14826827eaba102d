/** What a stretch of text may say: a word, and the piece after its last one. */
export type Reading = { word: string; end: number };

/** A word as it stands, the spaces and signs before it, and all ways to read the text from there. */
export type Piece = { gap: string; word: string; readings: Reading[] };

/** Letters with runs of the same one told apart: `booobs` is `bobs` with runs 1, 3, 1, 1. */
export type Spelling = { letters: string; runs: readonly number[] };

const LOOK_LIKE: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '@': 'a', $: 's' };

/** They decompose to 18 letters each: a prompt of them would take 20 ms. */
const ARABIC_LIGATURES = /[\ufdf0-\ufdfb]/g;

const UNDER_18 = '(?:1[0-7]|[1-9]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)';
const OLD = '(?:years?[\\s-]*(?:olds?|of\\s+age)|yrs?[\\s-]*olds?|yrs|y[./]?o)';
const AGES_UNDER_18 = new RegExp(
  `\\b(?:${UNDER_18}[\\s-]*${OLD}|age[ds]?[\\s:]*(?:of\\s+)?${UNDER_18})\\b`,
  'g',
);

/**
 * The pieces of a text, with the ways to read it that begin at each. A piece is what lies between
 * spaces and signs; read as one word are also the pieces between two spaces (`p-orn`) and letters that
 * stand alone in a row (`p o r n`, with or without an article at either end). Case, marks on letters
 * and characters that do not show are gone, and ages below 18 read `underage`. `otherWords`, in small
 * letters with their marks, are left out.
 */
export function piecesOf(text: string, otherWords: ReadonlySet<string> = new Set()): Piece[] {
  const plain = text
    .replace(ARABIC_LIGATURES, ' ')
    .normalize('NFC')
    .replace(/[\p{L}\p{M}]+/gu, (word) => (otherWords.has(word.toLowerCase()) ? ' ' : word))
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(AGES_UNDER_18, ' underage ');
  const pieces: Piece[] = [];
  const join = (from: number, to: number) => {
    const words = pieces.slice(from, to).map(({ word }) => word);
    pieces[from]!.readings.push({ word: words.join(''), end: to });
  };

  let alone = 0;
  const joinLettersBefore = (end: number) => {
    const from = isArticle(pieces[end - alone]) ? [0, 1] : [0];
    const to = isArticle(pieces[end - 1]) ? [0, 1] : [0];
    for (const skipped of from) {
      for (const left of to) {
        if (alone - skipped - left >= 3) join(end - alone + skipped, end - left);
      }
    }
    alone = 0;
  };

  let first = 0;
  const joinChunkBefore = (end: number) => {
    if (end - first > 1) join(first, end);
    first = end;
  };

  let read = 0;
  for (const { 0: word, index } of plain.matchAll(/[\p{L}\p{N}@$]+/gu)) {
    const gap = plain.slice(read, index);
    read = index + word.length;
    if (/\s/.test(gap)) joinChunkBefore(pieces.length);
    if (word.length > 1) joinLettersBefore(pieces.length);
    else alone += 1;
    pieces.push({ gap, word, readings: [{ word, end: pieces.length + 1 }] });
  }
  joinChunkBefore(pieces.length);
  joinLettersBefore(pieces.length);
  return pieces;
}

function isArticle(piece: Piece | undefined): boolean {
  return piece !== undefined && /^[ai]$/.test(piece.word);
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
