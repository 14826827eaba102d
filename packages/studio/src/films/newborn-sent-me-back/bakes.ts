import type { Bakes } from '../../engine/sprites.ts';
import { armFrames, handFrame } from '../_babies/arms.ts';
import { partBakes } from '../_babies/bakes.ts';

/** Sprites of a newborn in a suit, with pillow and striped blanket, and of a nurse's finger. */
export function newbornBakes(scale: number): Bakes {
  return partBakes(
    scale,
    {
      head: { name: 'newborn-head', middle: 0.08, reach: [0.94, 0.8], pitch: 0.06 },
      suit: { name: 'newborn-suit', middle: -0.14, reach: [0.48, 0.76], pitch: 0.05 },
      tie: { name: 'newborn-tie', middle: -0.28, reach: [0.18, 0.4], pitch: 0 },
      pillow: { name: 'newborn-pillow', reach: [1.2, 0.88], pitch: 0 },
      blanket: { name: 'newborn-blanket', reach: [1.06, 0.62], pitch: 0.25 },
      ...armFrames('newborn', [0.16, 0.15], ['soft', 'point', 'two', 'three']),
      finger: { ...handFrame('nurse-point'), finer: 2 },
      cuff: { name: 'nurse-cuff', middle: 0.65, reach: [0.34, 1], pitch: 0 },
    },
    async () => (await import('./newborn-shapes.ts')).newbornShapes,
  );
}
