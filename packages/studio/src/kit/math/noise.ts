import { seededRandom } from '../../engine/random.ts';

const SIDE = 256;
const MASK = SIDE - 1;
const table = new Float32Array(SIDE * SIDE);
const random = seededRandom(7);
for (let i = 0; i < table.length; i++) table[i] = random();

/** A fixed number from 0 to 1 for a whole number. */
export function scatter(index: number): number {
  return table[(index * 97 + 31) & (SIDE * SIDE - 1)]!;
}

/** Smooth value noise from 0 to 1, repeating every 256. */
export function noise(x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  let dx = x - left;
  let dy = y - top;
  dx = dx * dx * (3 - 2 * dx);
  dy = dy * dy * (3 - 2 * dy);
  const x0 = left & MASK;
  const x1 = (left + 1) & MASK;
  const y0 = (top & MASK) * SIDE;
  const y1 = ((top + 1) & MASK) * SIDE;
  const a = table[y0 + x0]!;
  const b = table[y0 + x1]!;
  const c = table[y1 + x0]!;
  const d = table[y1 + x1]!;
  return a + (b - a) * dx + (c - a + (a - b - c + d) * dx) * dy;
}

/** Layers of noise, each twice as fine and half as strong; about 0.5 on average. */
export function fractal(x: number, y: number, layers: number): number {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  for (let i = 0; i < layers; i++) {
    sum += weight * noise(x, y);
    total += weight;
    x = x * 2.03 + 17.1;
    y = y * 2.03 + 5.7;
    weight *= 0.5;
  }
  return sum / total;
}

/** Noise over space, from three planes; cheap and without seams. About 0.5 on average. */
export function spaceNoise(x: number, y: number, z: number, layers: number): number {
  return (
    (fractal(x + 3.7, y + z * 0.71, layers) +
      fractal(y + 41.3, z + x * 0.63, layers) +
      fractal(z + 83.1, x + y * 0.57, layers)) /
    3
  );
}
