import type { Bake } from '../../engine/sprites.ts';
import type { BladeLook } from './blade-look.ts';

export const steelBlade: BladeLook = {
  dark: '#76808e',
  mid: '#b4bfca',
  light: '#f4f8fc',
  edge: '#ffffff',
  handle: ['#4a4654', '#17141c'],
  ring: '#e8c47a',
};

const PAD = 0.02;
const HEIGHT = 0.24;
/** Where the middle of the edge lies in the picture of a blade, in shares of its length. */
export const EDGE = { x: PAD + 0.3, y: PAD + 0.2 };

/** A slender knife that points left, edge down, `length` pixels long. */
export function bladeBake(length: number, colors: BladeLook): Bake {
  return {
    width: Math.ceil(length * (1 + 2 * PAD)),
    height: Math.ceil(length * (HEIGHT + 2 * PAD)),
    look: async () => (await import('./blade-look.ts')).bladeLook(length, PAD, colors),
  };
}
