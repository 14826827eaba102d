import type { Bakes } from '../../engine/sprites.ts';
import type { CastFrame } from '../../kit/cast/cast-frame.ts';
import { castLater } from '../../kit/cast/cast-later.ts';
import type { Complexion, Toffee } from './looks.ts';
import type { ToffeeShapes } from './toffee.ts';

/** The face is shown this much larger than the toffee. */
export const FACE = 1.6;

/** Turns the broken side of the left half towards the viewer. */
const TURNED = { yaw: -1.05, tip: 0.1 };

/** Slab halves, and the left one turned, whole and bitten; `unit` pixels per unit. */
export function toffeeBakes(toffee: Toffee, unit: number): Bakes {
  const half = (name: keyof ToffeeShapes, place: Pick<CastFrame, 'reach' | 'pose'>) =>
    castLater(
      { name: `toffee/${name}-${toffee.name}`, scale: unit, pitch: 0.36, ...place },
      async () => (await import('./toffee.ts')).toffeeShapes(toffee)[name],
    );
  return {
    left: half('left', { reach: [1.2, 0.68] }),
    right: half('right', { reach: [1.2, 0.68] }),
    piece: half('piece', { pose: TURNED, reach: [0.95, 0.76] }),
    bitten: half('bitten', { pose: TURNED, reach: [0.95, 0.76] }),
  };
}

/** A hand, and a face from nose to chin; `unit` pixels per unit. */
export function tasterBakes(complexion: Complexion, unit: number): Bakes {
  const part = (name: 'hand' | 'face', frame: Omit<CastFrame, 'name'>) =>
    castLater(
      { name: `toffee/${name}-${complexion.name}`, ...frame },
      async () => (await import('./taster.ts')).tasterShapes(complexion)[name],
    );
  return {
    hand: part('hand', { scale: unit, pitch: 0.15, reach: [1.6, 0.9], middle: -0.25 }),
    face: part('face', { scale: unit * FACE, pitch: 0, reach: [1.12, 1.3] }),
  };
}
