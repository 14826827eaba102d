import type { Solid } from '../../kit/cast/solid.ts';
import { clamp } from '../../kit/math/easing.ts';

/** A ring of pointed sepals around the upright axis that grow thinner to their tips; lengths in units. */
export type Sepals = {
  count: number;
  height: number;
  start: number;
  length: number;
  width: number;
  thickness: number;
  /** Upward slope at the root, and how much it bends down to the tip. */
  rise: number;
  droop: number;
};

export function sepalRing(ring: Sepals): Solid {
  const sector = (Math.PI * 2) / ring.count;
  const slope = Math.max(Math.abs(ring.rise), Math.abs(ring.rise - 2 * ring.droop * ring.length));
  const ease = 0.8 / Math.sqrt(1 + slope * slope);
  const end = ring.start + ring.length;
  const low = ring.height - 0.5;
  return (x, y, z) => {
    const distance = Math.sqrt(x * x + z * z);
    const gap = Math.max(distance - end, low - y, y - ring.height - 1);
    if (gap > 0.1) return gap;
    const angle = Math.atan2(x, z) + 20 * sector;
    const folded = angle - sector * Math.round(angle / sector);
    const outward = distance * Math.cos(folded) - ring.start;
    const sideways = Math.abs(distance * Math.sin(folded));
    const along = clamp(outward / ring.length);
    const bend = ring.height + ring.rise * outward - ring.droop * outward * Math.abs(outward);
    const width = ring.width * (1 - along) ** 0.75 * (0.6 + 1.7 * along);
    const thick = ring.thickness * (1 - 0.9 * along);
    const above = (Math.abs(y - bend - sideways * sideways * 0.7) - thick) * ease;
    return Math.max(
      above,
      (sideways - width) * 0.6,
      (outward - ring.length) * 0.6,
      -outward - 0.08,
    );
  };
}
