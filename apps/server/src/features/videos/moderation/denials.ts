import type { Place } from './phrase-finder.ts';
import { list } from './phrase-lists.ts';
import type { Piece } from './spelling.ts';

/** "no blood, violence, nudity or explicit sexual content" */
const LONGEST_DENIAL = 6;

const DENIALS: ReadonlySet<string> = new Set(
  list('no, not, non, without, never, avoid, zero, exclude, excluding'),
);

const LINKS: ReadonlySet<string> = new Set(list('and, or, nor'));

/** What may stand between a denial and a phrase. */
const ENUMERATED: ReadonlySet<string> = new Set(
  list(`any, blood, bloody, violence, violent, gore, nudity, sex, sexual, nude, naked, graphic,
  explicit, adult, nsfw, content, text, weapons, guns, drugs, alcohol, swearing, profanity, hate, logo,
  logos, watermark, watermarks, subtitles, captions`),
);

const STOP = /[.!?;()[\]|…–—\n]|\s-+\s/;

/**
 * Whether a text says no to what stands at a place: "no nudity". A denial goes on over a comma only
 * within a list that ends in "or" or "and" ("no blood, nudity or gore"), or that it is the heading of
 * ("Avoid: blood, nudity"): "no text, nudity" asks for nudity.
 */
export function isDenied(pieces: readonly Piece[], { start, end }: Place): boolean {
  let commas = 0;
  let isLinked = false;
  for (let index = start - 1; index >= Math.max(0, start - LONGEST_DENIAL); index -= 1) {
    const { gap } = pieces[index + 1]!;
    const { word } = pieces[index]!;
    if (STOP.test(gap)) return false;
    if (gap.includes(',')) commas += 1;
    if (DENIALS.has(word)) {
      return commas === 0 || isLinked || gap.includes(':') || isLinkedAfter(pieces, end);
    }
    if (LINKS.has(word)) isLinked ||= commas === 0;
    else if (!ENUMERATED.has(word)) return false;
  }
  return false;
}

/** Whether a list goes on there and ends in "or gore". */
function isLinkedAfter(pieces: readonly Piece[], end: number): boolean {
  for (let index = end; index < Math.min(pieces.length, end + LONGEST_DENIAL); index += 1) {
    const { gap, word } = pieces[index]!;
    if (STOP.test(gap)) return false;
    if (LINKS.has(word)) return ENUMERATED.has(pieces[index + 1]?.word ?? '');
    if (!ENUMERATED.has(word)) return false;
  }
  return false;
}
