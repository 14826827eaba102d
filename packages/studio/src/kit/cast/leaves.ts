import { clamp, TURN } from '../math/easing.ts';
import type { Solid } from './solid.ts';

/** A ring of leaves around the upright axis; lengths in units. */
export type LeafRing = {
  /** Round leaves unless told. */
  form?: LeafForm;
  count: number;
  /** Height of the ring and how far from the axis its leaves begin. */
  height: number;
  start: number;
  length: number;
  width: number;
  thickness: number;
  /** Upward slope at the root, and how much it bends down (or, negative, up) to the tip. */
  rise: number;
  droop: number;
  /** How much each leaf is folded like a gutter; its form's own unless told. */
  fold?: number;
  /** Turns the ring, as a share of one leaf. */
  turn?: number;
  /** No leaves this far to both sides of the front, in radians. */
  clear?: number;
};

/** How a leaf is shaped; `along` is 0 at its root and 1 at its tip. */
type LeafForm = {
  fold: number;
  width: (ring: LeafRing, along: number) => number;
  thickness: (ring: LeafRing, along: number, ease: number) => number;
  /** Lowest and highest point of the leaves, whose middles have these heights from root to tip. */
  span: (ring: LeafRing, heights: readonly number[]) => [number, number];
  /** By how much distances are shortened, above a leaf, aside of it and behind its root. */
  ease: number;
  aside: number;
  behind: number;
  /** How far a leaf reaches inward from where it begins. */
  root: number;
};

const roundLeaf: LeafForm = {
  fold: 0.8,
  width: ({ width }, along) =>
    width * Math.sqrt(1 - along) * (0.55 + 0.9 * along * (1 - along) * 2),
  thickness: ({ thickness }) => thickness,
  span({ thickness, width }, heights) {
    const inward = heights.map((height) => height - thickness);
    const outward = heights.map((height) => height + thickness * 2 + width * width * 0.8);
    return [Math.min(...inward) - 0.05, Math.max(...outward) + 0.05];
  },
  ease: 0.75,
  aside: 0.6,
  behind: 0.6,
  root: 0.05,
};

export const pointedLeaf: LeafForm = {
  ...roundLeaf,
  width: ({ width }, along) => width * (1 - along) ** 0.75 * (0.62 + 1.5 * along * (1 - along)),
  thickness: ({ thickness }, along) => thickness * (1 - 0.75 * along),
  span({ thickness, width, fold = 0.8 }, [, ...heights]) {
    const high = Math.max(...heights) + thickness + width * width * fold;
    return [Math.min(...heights) - thickness - 0.05, high + 0.05];
  },
  ease: 0.72,
  aside: 0.55,
};

/** A sepal grows thinner to its tip. */
export const sepal: LeafForm = {
  fold: 0.7,
  width: ({ width }, along) => width * (1 - along) ** 0.75 * (0.6 + 1.7 * along),
  thickness: ({ thickness }, along, ease) => thickness * (1 - 0.9 * along) * ease,
  span: ({ height }) => [height - 0.5, height + 1],
  ease: 0.8,
  aside: 0.6,
  behind: 1,
  root: 0.08,
};

/** Distance that is never too large for what is left out. */
const AWAY = 0.07;

export function leafRing(ring: LeafRing): Solid {
  const { form = roundLeaf, height, start, length, rise, droop, clear = 0 } = ring;
  const { fold = form.fold } = ring;
  const sector = TURN / ring.count;
  const slope = Math.max(Math.abs(rise), Math.abs(rise - 2 * droop * length));
  const ease = form.ease / Math.sqrt(1 + slope * slope);
  const turn = (ring.turn ?? 0) * sector;
  const bendAt = (outward: number) => height + rise * outward - droop * outward * Math.abs(outward);
  const heights = Array.from({ length: 14 }, (_, i) => bendAt(((i - 1) / 12) * length));
  const [low, high] = form.span(ring, heights);
  const end = start + length;
  return (x, y, z) => {
    const distance = Math.sqrt(x * x + z * z);
    // Far from the ring its bounding cylinder will do; most points are.
    const gap = Math.max(distance - end, low - y, y - high);
    if (gap > 0.1) return gap;
    const facing = Math.atan2(x, z);
    if (Math.abs(facing) < clear) return AWAY;
    const angle = facing + turn + 20 * sector;
    const folded = angle - sector * Math.round(angle / sector);
    const outward = distance * Math.cos(folded) - start;
    const sideways = Math.abs(distance * Math.sin(folded));
    const along = clamp(outward / length);
    const above = Math.abs(y - bendAt(outward) - sideways * sideways * fold) * ease;
    return Math.max(
      above - form.thickness(ring, along, ease),
      (sideways - form.width(ring, along)) * form.aside,
      (outward - length) * 0.6,
      (-outward - form.root) * form.behind,
    );
  };
}
