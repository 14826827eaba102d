import type { Bake } from '../../engine/sprites.ts';
import { castsLater } from './cast-later.ts';
import type { CatShapes } from './cat-shapes.ts';

/**
 * Head, torso, paw and tail of the cat of that name, its body `round` times as wide as usual; cast at
 * `scale` pixels per unit. All that its shapes show follows from the name.
 */
export function catBakes(
  { name, round }: { name: string; round: number },
  scale: number,
  load: () => Promise<CatShapes>,
): Record<keyof CatShapes, Bake> {
  return castsLater(
    { scale, pitch: 0.08 },
    {
      catHead: { name: `cats/${name}-head`, reach: [0.9, 0.95], middle: 0.1 },
      catBody: { name: `cats/${name}-body`, reach: [0.62 * round + 0.15, 1.15], middle: -0.15 },
      catPaw: { name: `cats/${name}-paw`, reach: [0.3, 0.66] },
      catTail: { name: `cats/${name}-tail`, reach: [0.3, 0.66] },
    },
    load,
  );
}
