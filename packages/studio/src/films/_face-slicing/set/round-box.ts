import type { Solid } from '../../../kit/cast/solid.ts';

type Triple = readonly [number, number, number];

/** A box with rounded edges around a middle; lengths in units. */
export function roundBox([cx, cy, cz]: Triple, [hx, hy, hz]: Triple, round: number): Solid {
  return (x, y, z) => {
    const dx = Math.abs(x - cx) - hx + round;
    const dy = Math.abs(y - cy) - hy + round;
    const dz = Math.abs(z - cz) - hz + round;
    const outX = Math.max(0, dx);
    const outY = Math.max(0, dy);
    const outZ = Math.max(0, dz);
    const out = Math.sqrt(outX * outX + outY * outY + outZ * outZ);
    return out + Math.min(0, Math.max(dx, dy, dz)) - round;
  };
}
