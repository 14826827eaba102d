import type { Bakes } from '../../engine/sprites.ts';
import { castsLater } from '../../kit/cast/cast-later.ts';
import { catBakes } from '../../kit/cast/cat.ts';
import type { VelvetName } from './tenor-shapes.ts';

const shapes = () => import('./tenor-shapes.ts');

export const velvets: readonly VelvetName[] = ['plum', 'midnight'];

/** A very round ginger tomcat in a doublet with a ruff; `scale` pixels per unit. */
export function tenorBakes(velvet: VelvetName, scale: number): Bakes {
  const ginger = { name: 'ginger', round: 1.3 };
  const { catHead, catTail } = catBakes(ginger, scale, async () => (await shapes()).gingerShapes);
  return {
    catHead,
    catTail,
    ...castsLater(
      { scale, pitch: 0.06 },
      {
        body: { name: `tenor/body-${velvet}`, reach: [0.84, 1.06], middle: -0.14 },
        ruff: { name: 'tenor/ruff', reach: [0.78, 0.34], pitch: 0.3 },
        arm: { name: `tenor/arm-${velvet}`, reach: [0.34, 0.7], middle: -0.36 },
      },
      async () => (await shapes()).tenorShapes(velvet),
    ),
  };
}
