import { clamp } from '../math/easing.ts';
import type { Solid } from './solid.ts';

/** A ring of leaves around the upright axis; lengths in units. */
export type LeafRing = {
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
  /** Turns the ring, as a share of one leaf. */
  turn?: number;
};

export function leafRing(ring: LeafRing): Solid {
  const sector = (Math.PI * 2) / ring.count;
  const slope = Math.max(Math.abs(ring.rise), Math.abs(ring.rise - 2 * ring.droop * ring.length));
  const ease = 0.75 / Math.sqrt(1 + slope * slope);
  const turn = (ring.turn ?? 0) * sector;
  const [low, high] = span(ring);
  const end = ring.start + ring.length;
  return (x, y, z) => {
    const distance = Math.sqrt(x * x + z * z);
    // Far from the ring its bounding cylinder will do; most points are.
    const gap = Math.max(distance - end, low - y, y - high);
    if (gap > 0.1) return gap;
    const angle = Math.atan2(x, z) + turn + 20 * sector;
    const folded = angle - sector * Math.round(angle / sector);
    const outward = distance * Math.cos(folded) - ring.start;
    const sideways = Math.abs(distance * Math.sin(folded));
    const along = clamp(outward / ring.length);
    const bend = ring.height + ring.rise * outward - ring.droop * outward * Math.abs(outward);
    const width = ring.width * Math.sqrt(1 - along) * (0.55 + 0.9 * along * (1 - along) * 2);
    const above = Math.abs(y - bend - sideways * sideways * 0.8) * ease - ring.thickness;
    const beyond = Math.max(outward - ring.length, -outward - 0.05);
    return Math.max(above, (sideways - width) * 0.6, beyond * 0.6);
  };
}

/** Lowest and highest point of a ring's leaves. */
function span(ring: LeafRing): [number, number] {
  const heights: number[] = [];
  for (let i = -1; i <= 12; i++) {
    const outward = (i / 12) * ring.length;
    const bend = ring.height + ring.rise * outward - ring.droop * outward * Math.abs(outward);
    heights.push(bend - ring.thickness, bend + ring.thickness * 2 + ring.width * ring.width * 0.8);
  }
  return [Math.min(...heights) - 0.05, Math.max(...heights) + 0.05];
}
