import { INNER, innerOf } from './cells.ts';
import { type Alignment, type Copy, type Moments, shown } from './copy.ts';
import { FRAMES_PER_SECOND } from './frames.ts';
import { type Fingerprint, MOMENTS } from './make.ts';

/**
 * A number that a film and its copies have in common, more often than not, and different films seldom:
 * which key it is, and twenty bits of what a part of the picture shows at three moments.
 */
export type Key = number;

/** Keys of a film. */
export const KEYS = 24;
/** Keys that a copy has at least in common with its film, at one alignment. */
export const FEWEST_COMMON = 2;

const BITS = 20;
const REGION = 6;
const AT_MOMENTS = 3;
const REGION_CELLS = AT_MOMENTS * REGION ** 2;
/** Each key for ever: another one finds nothing that is stored. */
const SEED = 7;

/** Which cells a key looks at, when, and a weight for each of them and each bit. */
type Recipe = { left: number; top: number; moments: number[]; weights: Float64Array[] };

let known: Recipe[] | undefined;

/** The keys of a fingerprint; fewer where moments of it show nothing. */
export const keysOf = (fingerprint: Fingerprint): Key[] =>
  keysAt(fingerprint.map((cells) => shown(innerOf(cells))));

/** How far a copy's begin may have been cut off, and how far something put before it, in frames. */
const FIRST_SHIFT = -1.25 * FRAMES_PER_SECOND;
const LAST_SHIFT = 4 * FRAMES_PER_SECOND;
/** In frames: a picture moves little in a quarter of a second. */
const SHIFT_STEP = FRAMES_PER_SECOND / 4;
const SHARES = [1, 0.95, 0.9];

/** The keys that a film may have in common with the one it is a copy of, by alignment. */
export function keysOfCopy(copy: Copy): { alignment: Alignment; keys: Key[] }[] {
  const all: { alignment: Alignment; keys: Key[] }[] = [];
  for (let shift = FIRST_SHIFT; shift <= LAST_SHIFT; shift += SHIFT_STEP) {
    for (const share of SHARES) {
      const alignment = { shift, placing: { share, right: 0, down: 0 } };
      all.push({ alignment, keys: keysAt(copy.momentsAt(alignment)) });
    }
  }
  return all;
}

function keysAt(moments: Moments): Key[] {
  known ??= recipes();
  return known.flatMap((recipe, number) => {
    const bits = bitsBy(recipe, moments);
    return bits === undefined ? [] : [number * 2 ** BITS + bits];
  });
}

function bitsBy(recipe: Recipe, moments: Moments): number | undefined {
  const region = regionOf(recipe, moments);
  if (!region) return undefined;
  let bits = 0;
  for (const weight of recipe.weights) {
    let sum = 0;
    for (let at = 0; at < REGION_CELLS; at += 1) sum += weight[at]! * region[at]!;
    bits = bits * 2 + (sum > 0 ? 1 : 0);
  }
  return bits;
}

/** What a recipe looks at; undefined where nothing is to be seen at one of its moments. */
function regionOf({ left, top, moments: at }: Recipe, moments: Moments): Float64Array | undefined {
  const region = new Float64Array(REGION_CELLS);
  let filled = 0;
  for (const moment of at) {
    const picture = moments[moment];
    if (!picture) return undefined;
    for (let row = top; row < top + REGION; row += 1) {
      const from = row * INNER + left;
      region.set(picture.subarray(from, from + REGION), filled);
      filled += REGION;
    }
  }
  return region;
}

/** Chance of a fixed seed: the same on every machine. */
function recipes(): Recipe[] {
  const random = chance(SEED);
  const below = (count: number) => Math.floor(random() * count);
  return Array.from({ length: KEYS }, () => {
    const left = below(INNER - REGION + 1);
    const top = below(INNER - REGION + 1);
    const moments: number[] = [];
    while (moments.length < AT_MOMENTS) {
      const moment = below(MOMENTS);
      if (!moments.includes(moment)) moments.push(moment);
    }
    return { left, top, moments, weights: Array.from({ length: BITS }, () => weightOf(random)) };
  });
}

/** One or minus one for each cell, less their mean: how light a region is as a whole decides no bit. */
function weightOf(random: () => number): Float64Array {
  const size = REGION * REGION;
  const weight = Float64Array.from({ length: REGION_CELLS }, () => (random() < 0.5 ? -1 : 1));
  for (let from = 0; from < weight.length; from += size) {
    const part = weight.subarray(from, from + size);
    const mean = part.reduce((sum, value) => sum + value, 0) / size;
    for (let at = 0; at < size; at += 1) part[at]! -= mean;
  }
  return weight;
}

/** Numbers from 0 up to 1 that a seed decides (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
