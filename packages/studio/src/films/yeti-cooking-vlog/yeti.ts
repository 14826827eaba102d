import type { Bakes } from '../../engine/sprites.ts';
import { castsLater } from '../../kit/cast/cast-later.ts';
import type { Features } from '../../kit/face/features.ts';

/** The yeti's pieces, cast at `scale` pixels per unit. */
export function yetiBakes(scale: number): Bakes {
  return castsLater(
    { scale, pitch: 0.08 },
    {
      head: { name: 'yeti/head', reach: [1.3, 1.2] },
      faceCool: { name: 'yeti/face-cool', reach: [0.66, 0.66], middle: -0.05 },
      faceHot: { name: 'yeti/face-hot', reach: [0.66, 0.66], middle: -0.05 },
      fist: { name: 'yeti/fist', reach: [0.32, 0.55] },
      body: { name: 'yeti/body', reach: [1.5, 1.4] },
      arm: { name: 'yeti/arm', reach: [0.6, 1] },
    },
    async () => (await import('./yeti-shapes.ts')).yetiShapes,
  );
}

export const yetiFeatures: Features = {
  colors: {
    iris: '#1f8ac8',
    irisLight: '#8af0ff',
    line: '#14203a',
    lid: '#587cab',
    brow: '#ffffff',
  },
  eye: { x: 0.25, y: -0.12, width: 0.17, height: 0.17 },
  brow: { y: -0.36, length: 0.22, thick: 0.11 },
  mouth: { y: 0.26, size: 0.27 },
  cheek: { x: 0.4, y: 0.12, size: 0.18 },
};
