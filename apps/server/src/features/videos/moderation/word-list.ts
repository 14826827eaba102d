import type { Moderate } from './moderator.ts';
import { createFinder, type Place } from './phrase-finder.ts';
import { type Reading, readingsOf } from './spelling.ts';
import { denials, enumerated, harmless, type Rule, rules } from './words.ts';

/** "no blood, violence, nudity or explicit sexual content" */
const LONGEST_DENIAL = 6;

/**
 * The moderation that needs nothing: a list of English words. It is a first line only: it stops those
 * who ask straight out, and nobody who takes care to ask otherwise, or in another language. An
 * endpoint is for more. It never throws.
 */
export function createWordList(): Moderate {
  const listsOf = ({ phrases, before }: Rule) => (before ? [phrases, before.phrases] : [phrases]);
  const find = createFinder([...rules.flatMap(listsOf), harmless]);

  return async (prompt) => {
    const readings = readingsOf(prompt);
    const places = find(readings);
    const innocent = new Set(places.get(harmless)!.flatMap(piecesOf));
    const isMeant = (place: Place) =>
      !piecesOf(place).some((piece) => innocent.has(piece)) && !isDenied(readings, place);
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

function piecesOf({ start, end }: Place): number[] {
  return Array.from({ length: end - start }, (_, index) => start + index);
}

function isDenied(readings: readonly Reading[][], { start }: Place): boolean {
  for (let piece = start - 1; piece >= Math.max(0, start - LONGEST_DENIAL); piece -= 1) {
    const { word } = readings[piece]![0]!;
    if (denials.has(word)) return true;
    if (!enumerated.has(word)) return false;
  }
  return false;
}
