import type { Bakes } from '../../engine/sprites.ts';
import { armFrames } from '../_babies/arms.ts';
import { partBakes } from '../_babies/bakes.ts';

/** Sprites of the boy with wings, and of his cookie. */
export function angelBakes(scale: number): Bakes {
  return partBakes(
    scale,
    {
      head: { name: 'angel-head', middle: 0.12, reach: [0.92, 0.88], pitch: 0.06 },
      torso: { name: 'angel-torso', middle: -0.18, reach: [0.48, 0.86], pitch: 0.08 },
      wing: { name: 'angel-wing', middle: 0.16, reach: [0.7, 0.56], pitch: 0, pose: { yaw: 0.15 } },
      leg: { name: 'angel-leg', reach: [0.26, 0.44], pitch: 0.1 },
      cookie: { name: 'cookie', reach: [0.3, 0.3], pitch: 0 },
      ...armFrames('angel', [0.15, 0.13], ['soft', 'point']),
    },
    async () => (await import('./boy-shapes.ts')).angelShapes,
  );
}

/** Sprites of a wooden high chair, its tray and a plate. */
export function highChairBakes(scale: number): Bakes {
  return partBakes(
    scale,
    {
      chairBack: { name: 'chair-back', middle: 0, reach: [0.86, 1.02], pitch: 0.05 },
      chairLegs: { name: 'chair-legs', middle: -1, reach: [1.22, 1.16], pitch: 0.1 },
      tray: { name: 'chair-tray', reach: [1.22, 0.4], pitch: 0.34 },
      plate: { name: 'plate', reach: [0.42, 0.22], pitch: 0.34 },
    },
    async () => (await import('./high-chair.ts')).highChairShapes,
  );
}
