import { isDenied } from './denials.ts';
import { harmless, otherWords } from './harmless.ts';
import type { Moderate } from './moderator.ts';
import { createFinder, type Find, type Place } from './phrase-finder.ts';
import { piecesOf } from './spelling.ts';
import { type Rule, rules } from './words.ts';

/** Made for the first prompt: it would hold up each start by 60 ms. */
let find: Find | undefined;

const listsOf = ({ phrases, before }: Rule) => (before ? [phrases, before.phrases] : [phrases]);

/**
 * The moderation that needs nothing: a list of English words. It is a first line only: it stops those
 * who ask straight out, and nobody who takes care to ask otherwise, or in another language. An
 * endpoint is for more. It never throws.
 */
export function createWordList(): Moderate {
  return async (prompt) => {
    const pieces = piecesOf(prompt, otherWords);
    find ??= createFinder([...rules.flatMap(listsOf), harmless]);
    const places = find(pieces);
    const isUnbroken = ({ start, end }: Place) =>
      pieces.slice(start + 1, end).every(({ gap }) => !/[,;.!?]/.test(gap));
    const innocent = new Set(places.get(harmless)!.filter(isUnbroken).flatMap(indexesOf));
    const isMeant = (place: Place) =>
      !indexesOf(place).some((index) => innocent.has(index)) && !isDenied(pieces, place);
    const meant = new Map([...places].map(([list, all]) => [list, all.filter(isMeant)]));
    const isBroken = ({ phrases, before }: Rule) => {
      const first = meant.get(phrases)!;
      if (!before) return first.length > 0;
      const second = meant.get(before.phrases)!;
      return first.some(({ end }) =>
        second.some(({ start }) => start >= end && start - end <= before.within),
      );
    };
    const broken = rules.find(isBroken);
    return broken ? `it asks for ${broken.reason}` : null;
  };
}

function indexesOf({ start, end }: Place): number[] {
  return Array.from({ length: end - start }, (_, index) => start + index);
}
