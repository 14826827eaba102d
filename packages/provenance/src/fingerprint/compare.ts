import { innerOf } from './cells.ts';
import { type Alignment, type Copy, type Moments, shown } from './copy.ts';
import type { Fingerprint } from './make.ts';
import { Sums } from './sums.ts';

/** How much two films differ, from 0, the same, to 2: what they show, and how that moves. */
type Difference = { picture: number; movement: number };

/** Copies are below both, most of them far; other films never near them (docs/decisions/0057). */
const MOST: Difference = { picture: 0.006, movement: 0.04 };

/** Moments that two films must both show. */
const FEWEST_MOMENTS = 5;
/** The part of all cells that is compared: a logo, a caption, a frame hides the others. */
const COMPARED = 0.85;
/** Each by the cells that the one before has chosen. */
const LOOKS = 3;

/** In frames, around an alignment that keys have found: those look at every second one. */
const NEAR_SHIFTS = [0, -0.5, 0.5, -1, 1];
const SHARES = [1, 0.975, 0.95, 0.925, 0.9];
/** A copy that is farther from its film than that, as it lies at first, is none by moving it a little. */
const WORTH_MOVING = 0.25;
/** In parts of a side: somebody may have cropped more on one side than on the other. */
const STEP = 0.0125;
const MOST_STEPS = 10;

/** Whether a film is a copy of the one with this fingerprint, at about an alignment that keys have found. */
export function isSimilar(copy: Copy, fingerprint: Fingerprint, about: Alignment): boolean {
  const { picture, movement } = bestNear(copy, fingerprint, about);
  return picture <= MOST.picture && movement <= MOST.movement;
}

/** The least that a film differs from a fingerprint, at about an alignment. */
export function bestNear(copy: Copy, fingerprint: Fingerprint, about: Alignment): Difference {
  const original = fingerprint.map((cells) => shown(innerOf(cells)));
  const differenceAt = (alignment: Alignment) => compare(copy.momentsAt(alignment), original);
  let [at, best] = [about, differenceAt(about)];
  if (best.picture > WORTH_MOVING) return best;
  const closest = (alignments: readonly Alignment[]): boolean => {
    const before = best;
    for (const alignment of alignments) {
      const difference = differenceAt(alignment);
      if (difference.picture < best.picture) [at, best] = [alignment, difference];
    }
    return best !== before;
  };
  closest(around(about));
  for (let step = 0; step < MOST_STEPS && closest(stepsFrom(at)); step += 1);
  return best;
}

const around = ({ shift }: Alignment): Alignment[] =>
  NEAR_SHIFTS.flatMap((near) =>
    SHARES.map((share) => ({ shift: shift + near, placing: { share, right: 0, down: 0 } })),
  );

const stepsFrom = ({ shift, placing }: Alignment): Alignment[] =>
  (['share', 'right', 'down'] as const).flatMap((side) =>
    [STEP, -STEP].map((step) => ({ shift, placing: { ...placing, [side]: placing[side] + step } })),
  );

const FAR: Difference = { picture: 2, movement: 2 };

/** How much two films differ whose moments lie upon one another. */
function compare(copy: Moments, original: Moments): Difference {
  const pairs = copy.flatMap((one, moment) => {
    const other = original[moment];
    return one && other ? [{ one, other }] : [];
  });
  if (pairs.length < FEWEST_MOMENTS) return FAR;
  const cells = cellsToCompare(pairs);
  const alike = pairs.map(({ one, other }) => {
    const sums = new Sums();
    for (const cell of cells) sums.add(one[cell]!, other[cell]!);
    return sums.correlation;
  });
  return { picture: 1 - median(alike), movement: 1 - correlationOfMovement(pairs, cells) };
}

type Pair = { one: Float64Array; other: Float64Array };

/** Of what is left of each cell when its mean over all moments is taken away. */
function correlationOfMovement(pairs: readonly Pair[], cells: readonly number[]): number {
  let [product, square, otherSquare] = [0, 0, 0];
  for (const cell of cells) {
    const sums = new Sums();
    for (const { one, other } of pairs) sums.add(one[cell]!, other[cell]!);
    product += sums.product;
    square += sums.square;
    otherSquare += sums.otherSquare;
  }
  return square === 0 || otherSquare === 0 ? 0 : product / Math.sqrt(square * otherSquare);
}

/**
 * The cells that differ least. What hides some of a picture changes the mean of it, and so how the others
 * compare: they are looked at again by those that were chosen.
 */
function cellsToCompare(pairs: readonly Pair[]): number[] {
  let cells = Array.from(pairs[0]!.one.keys());
  for (let look = 0; look < LOOKS; look += 1) cells = closestCells(pairs, cells);
  return cells;
}

function closestCells(pairs: readonly Pair[], by: readonly number[]): number[] {
  const size = pairs[0]!.one.length;
  const errors = new Float64Array(size);
  for (const { one, other } of pairs) {
    const sums = new Sums();
    for (const cell of by) sums.add(one[cell]!, other[cell]!);
    const { gain, offset } = sums;
    for (let cell = 0; cell < size; cell += 1) {
      errors[cell]! += (one[cell]! * gain + offset - other[cell]!) ** 2;
    }
  }
  const limit = errors.toSorted()[Math.floor(size * COMPARED)]!;
  return Array.from(errors.keys()).filter((cell) => errors[cell]! < limit);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}
