import type { Solid } from '../cast/solid.ts';
import { clamp } from '../parts/easing.ts';

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
    const buds = Math.sin(x * 21) * Math.sin(y * 21) * Math.sin(z * 21);
    const fine = Math.sin(x * 43 + 1) * Math.sin(y * 41) * Math.sin(z * 45);
    return (nearest - 0.035 * buds - 0.014 * fine) * 0.6;
  };
}

/** Darkness between florets: how far a point lies below the dome's outer ball, 0 to 1. */
export function crevice(x: number, y: number, z: number, middle: number, outer: number): number {
  return clamp((outer - Math.hypot(x, (y - middle) / 0.95, z)) / 0.22);
}
