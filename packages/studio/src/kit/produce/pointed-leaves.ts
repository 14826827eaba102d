import type { Solid } from '../cast/solid.ts';
import { clamp } from '../math/easing.ts';

/** A ring of pointed leaves around the upright axis; lengths in units. */
export type PointedRing = {
  count: number;
  height: number;
  start: number;
  length: number;
  width: number;
  thickness: number;
  /** Upward slope at the root, and how much it bends down (or, negative, up) to the tip. */
  rise: number;
  droop: number;
  /** How much each leaf is folded like a gutter. */
  fold?: number;
  /** Turns the ring, as a share of one leaf. */
  turn?: number;
  /** No leaves this far to both sides of the front, in radians. */
  clear?: number;
};

/** Distance that is never too large for what is left out. */
const AWAY = 0.07;

export function pointedRing(ring: PointedRing): Solid {
  const { count, height, start, length, width, thickness, rise, droop } = ring;
  const { fold = 0.8, turn = 0, clear = 0 } = ring;
  const sector = (Math.PI * 2) / count;
  const steepest = Math.max(Math.abs(rise), Math.abs(rise - 2 * droop * length));
  const ease = 0.72 / Math.sqrt(1 + steepest * steepest);
  const bendAt = (outward: number) => height + rise * outward - droop * outward * Math.abs(outward);
  const heights = Array.from({ length: 13 }, (_, i) => bendAt((i / 12) * length));
  const low = Math.min(...heights) - thickness - 0.05;
  const high = Math.max(...heights) + thickness + width * width * fold + 0.05;
  return (x, y, z) => {
    const distance = Math.sqrt(x * x + z * z);
    const gap = Math.max(distance - start - length, low - y, y - high);
    if (gap > 0.1) return gap;
    const facing = Math.atan2(x, z);
    if (Math.abs(facing) < clear) return AWAY;
    const angle = facing + turn * sector;
    const folded = angle - sector * Math.round(angle / sector);
    const outward = distance * Math.cos(folded) - start;
    const sideways = Math.abs(distance * Math.sin(folded));
    const along = clamp(outward / length);
    const broad = width * (1 - along) ** 0.75 * (0.62 + 1.5 * along * (1 - along));
    const leaf = thickness * (1 - 0.75 * along);
    const above = Math.abs(y - bendAt(outward) - sideways * sideways * fold) * ease - leaf;
    const beyond = Math.max(outward - length, -outward - 0.05);
    return Math.max(above, (sideways - broad) * 0.55, beyond * 0.6);
  };
}
