import type { Bakes } from '../../engine/sprites.ts';
import { castsLater } from '../../kit/cast/cast-later.ts';
import type { Complexion, Toffee } from './looks.ts';

/** The face is shown this much larger than the toffee. */
export const FACE = 1.6;

/** Turns the broken side of the left half towards the viewer. */
const TURNED = { yaw: -1.05, tip: 0.1 };

/** Slab halves, and the left one turned, whole and bitten; `unit` pixels per unit. */
export function toffeeBakes(toffee: Toffee, unit: number): Bakes {
  const { name } = toffee;
  return castsLater(
    { scale: unit, pitch: 0.36 },
    {
      left: { name: `toffee/left-${name}`, reach: [1.2, 0.68] },
      right: { name: `toffee/right-${name}`, reach: [1.2, 0.68] },
      piece: { name: `toffee/piece-${name}`, pose: TURNED, reach: [0.95, 0.76] },
      bitten: { name: `toffee/bitten-${name}`, pose: TURNED, reach: [0.95, 0.76] },
    },
    async () => (await import('./toffee.ts')).toffeeShapes(toffee),
  );
}

/** A hand, and a face from nose to chin; `unit` pixels per unit. */
export function tasterBakes(complexion: Complexion, unit: number): Bakes {
  const { name } = complexion;
  return castsLater(
    { scale: unit, pitch: 0.15 },
    {
      hand: { name: `toffee/hand-${name}`, reach: [1.6, 0.9], middle: -0.25 },
      face: { name: `toffee/face-${name}`, scale: unit * FACE, pitch: 0, reach: [1.12, 1.3] },
    },
    async () => (await import('./taster.ts')).tasterShapes(complexion),
  );
}
