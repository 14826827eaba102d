/** Numbers from 0 up to 1, the same ones for the same seed. */
export type Random = () => number;

/** A small generator (mulberry32); state is one 32-bit integer. */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * A new stream of chance, begun with a number of the old one. A plate needs its own stream: one of
 * several threads paints the plate, and nobody knows when.
 */
export function branch(random: Random): Random {
  return seededRandom(Math.floor(random() * 4_294_967_296));
}

/** A 32-bit hash of a text (FNV-1a), for seeds. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** One of the items, by chance. The list must not be empty. */
export function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)]!;
}
