import type { Bakes } from '../../engine/sprites.ts';
import { PITCH } from '../../engine/stage.ts';
import { castLater } from '../../kit/cast/cast-later.ts';
import { measures } from '../../kit/produce/measures.ts';
import { CAP_DETAIL, CAP_POSES, CAP_TIP } from '../_face-slicing/slice.ts';
import { FLESH } from './peel.ts';

/** The white of the banana above the hinge of its peel, and its tip in every pose. */
export function peeledBakes(scale: number): Bakes {
  const { low, high } = FLESH;
  const middle = (low + high) / 2;
  const flesh = castLater(
    { name: 'banana/flesh', scale, middle, reach: [1, (high - low) / 2 + 0.34], pitch: PITCH },
    async () => (await import('./peeled-banana.ts')).flesh,
  );
  const tips = Array.from({ length: CAP_POSES }, (_, i) => [
    `cap${i}`,
    castLater(
      {
        name: `banana/tip${i}`,
        scale: scale * CAP_DETAIL,
        pose: { tip: (CAP_TIP * i) / (CAP_POSES - 1) },
        middle: (high + measures.banana.top) / 2,
        reach: [1.05, 0.95],
        pitch: PITCH,
      },
      async () => (await import('./peeled-banana.ts')).tip,
    ),
  ]);
  return { flesh, ...Object.fromEntries(tips) };
}
