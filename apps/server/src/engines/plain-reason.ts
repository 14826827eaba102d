/** About what fits a card on the page. */
const LONGEST = 200;

/** The first sentences are in here. On 100,000 brackets ID takes 4 s, on twice as many 16 s. */
const LOOKED_AT = 2000;

/** With four digits in it at least: a "16-year-old" stays. In brackets, it goes with its label. */
const ID = /\s*[([](?=(?:[^)\]]*\d){4})[^)\]]*[)\]]|\s*\b(?=(?:[\w-]*\d){4})[\w-]{8,}\b/g;

/** The word that a cut went through, or else the half of a surrogate pair. */
const CUT = /\s+\S*$|[\uD800-\uDBFF]$/;

/** Sentences of an engine that tell its own customer what to do, not the person. */
const FOR_OTHERS = /https?:|\b(?:charged|feedback|support codes?|documentation)\b/i;

/**
 * Why a filter refused, from what the engine says of it: its first sentences, without codes, ids and
 * addresses, and without a mark at the end. Undefined when nothing is left.
 */
export function plainReason(words: string): string | undefined {
  const sentences = words
    .slice(0, LOOKED_AT)
    .replace(/[\s\p{C}]+/gu, ' ')
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !FOR_OTHERS.test(sentence))
    .map((sentence) => sentence.replace(ID, '').trim());
  let reason = '';
  for (const sentence of sentences) {
    if (reason && reason.length + sentence.length >= LONGEST) break;
    reason = `${reason} ${sentence}`.trim();
  }
  const short = reason.length > LONGEST ? reason.slice(0, LONGEST).replace(CUT, '') : reason;
  return short.replace(/[\s.,:;!?]+$/, '') || undefined;
}
