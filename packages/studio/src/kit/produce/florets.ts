import type { Solid } from '../cast/solid.ts';
import { clamp } from '../math/easing.ts';

/** A dome of round florets on the upper part of a ball around (0, middle, 0). */
export function floretDome(middle: number, radius: number, floret: number, count: number): Solid {
  const centers: number[] = [];
  for (let i = 0; i < count; i++) {
    const up = 1 - (1.45 * (i + 0.5)) / count;
    const across = Math.sqrt(1 - up * up);
    const angle = i * 2.39996;
    centers.push(
      Math.sin(angle) * across * radius,
      middle + up * radius * 0.9,
      Math.cos(angle) * across * radius,
    );
  }
  const reach = radius + floret + 0.1;
  return (x, y, z) => {
    const away = Math.sqrt(x * x + (y - middle) * (y - middle) + z * z);
    if (away > reach + 0.2) return away - reach;
    let nearest = away - radius * 0.9;
    for (let i = 0; i < centers.length; i += 3) {
      const dx = x - centers[i]!;
      const dy = y - centers[i + 1]!;
      const dz = z - centers[i + 2]!;
      const distance = Math.sqrt(dx * dx + dy * dy + dz * dz) - floret;
      if (distance < nearest) nearest = distance;
    }
    if (nearest > 0.15) return nearest - 0.06;
    // Bent axes, or the buds stand in rows like knitting.
    const u = x + 0.11 * Math.sin(y * 7 + z * 5);
    const v = y + 0.11 * Math.sin(z * 8 + x * 4);
    const w = z + 0.11 * Math.sin(x * 6 + y * 5);
    const buds = Math.sin(u * 21) * Math.sin(v * 21) * Math.sin(w * 21);
    const fine = Math.sin(u * 43 + 1) * Math.sin(v * 41) * Math.sin(w * 45);
    return (nearest - 0.035 * buds - 0.014 * fine) * 0.6;
  };
}

/** Darkness between florets: how far a point lies below the dome's outer ball, 0 to 1. */
export function crevice(x: number, y: number, z: number, middle: number, outer: number): number {
  return clamp((outer - Math.hypot(x, (y - middle) / 0.95, z)) / 0.22);
}
