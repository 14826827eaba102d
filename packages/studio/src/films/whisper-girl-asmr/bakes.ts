import type { Bakes } from '../../engine/sprites.ts';
import { castsLater } from '../../kit/cast/cast-later.ts';
import type { WomanName } from './girl-shapes.ts';

export const women: readonly WomanName[] = ['auburn', 'copper'];

/** A microphone with ears, and a woman: hair, head, sweater and the pieces of a hand; `scale` pixels per unit. */
export function whisperCasts(woman: WomanName, scale: number): Bakes {
  return {
    ...castsLater(
      { scale: scale * 0.94, pitch: 0.1 },
      { mic: { name: 'whisper/binaural', reach: [1.16, 0.86], middle: -0.3 } },
      async () => (await import('./mic-shapes.ts')).micShapes,
    ),
    ...castsLater(
      { scale, pitch: 0.04 },
      {
        mane: { name: `whisper/mane-${woman}`, reach: [0.85, 1.3], middle: -0.3 },
        head: { name: 'whisper/head', reach: [0.56, 0.92], middle: -0.22 },
        hair: { name: `whisper/hair-${woman}`, reach: [0.9, 1.25], middle: -0.4 },
        sweater: { name: `whisper/sweater-${woman}`, reach: [1.12, 1.2], middle: -0.6 },
        palm: { name: `whisper/palm-${woman}`, reach: [0.32, 0.7], middle: -0.42 },
        finger: { name: 'whisper/finger', reach: [0.08, 0.22] },
      },
      async () => (await import('./girl-shapes.ts')).womanShapes(woman),
    ),
  };
}
