import type { Bakes } from '../../engine/sprites.ts';
import { castsLater } from '../../kit/cast/cast-later.ts';
import { catBakes } from '../../kit/cast/cat.ts';
import type { PhonesName } from './gear-shapes.ts';

/** Headphones of the dog and of the cat. */
export type Phones = { dog: PhonesName; cat: PhonesName };

/** Microphone, headphones, a golden retriever and a gray cat; `scale` pixels per unit. */
export function podcastCasts({ dog, cat }: Phones, scale: number): Bakes {
  const phones = { reach: [0.86, 0.86], middle: 0.24 } as const;
  return {
    ...castsLater(
      { scale, pitch: 0.05 },
      {
        mic: { name: 'gear/microphone', reach: [0.26, 0.72], middle: -0.38, scale: scale * 1.15 },
        dogPhones: { name: `gear/headphones-${dog}`, ...phones },
        catPhones: { name: `gear/headphones-${cat}`, ...phones },
      },
      async () => (await import('./gear-shapes.ts')).gearShapes(dog, cat),
    ),
    ...castsLater(
      { scale, pitch: 0.08 },
      {
        dogHead: { name: 'dog/head', reach: [0.95, 0.95] },
        dogEar: { name: 'dog/ear', reach: [0.45, 0.8] },
        dogBody: { name: 'dog/body', reach: [0.95, 1.2], middle: -0.15 },
      },
      async () => (await import('./dog-shapes.ts')).dogShapes,
    ),
    ...catBakes(
      { name: 'gray', round: 0.92 },
      scale,
      async () => (await import('./gray-cat-shapes.ts')).grayCatShapes,
    ),
  };
}
