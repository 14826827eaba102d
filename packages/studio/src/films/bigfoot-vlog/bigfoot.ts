import type { Bakes } from '../../engine/sprites.ts';
import { castsLater } from '../../kit/cast/cast-later.ts';
import type { Features } from '../../kit/face/features.ts';
import type { CoatName } from './bigfoot-shapes.ts';

export const bigfootCoats: readonly CoatName[] = ['auburn', 'chestnut'];

/** The furry pieces, cast at `scale` pixels per unit. */
export function bigfootBakes(coat: CoatName, scale: number): Bakes {
  return castsLater(
    { scale, pitch: 0.1 },
    {
      head: { name: `bigfoot/head-${coat}`, reach: [1.05, 1.25] },
      body: { name: `bigfoot/body-${coat}`, reach: [1.4, 1.3] },
      hand: { name: `bigfoot/hand-${coat}`, reach: [0.6, 0.95] },
    },
    async () => (await import('./bigfoot-shapes.ts')).bigfootShapes(coat),
  );
}

/** His features with lids of a color (#rrggbb). */
export const bigfootFeatures = (lid: string): Features => ({
  colors: {
    iris: '#7a4a1c',
    irisLight: '#e8a850',
    line: '#24100a',
    lid,
    brow: '#2e1208',
  },
  eye: { x: 0.27, y: -0.06, width: 0.165, height: 0.165 },
  brow: { y: -0.3, length: 0.2, thick: 0.07 },
  mouth: { y: 0.4, size: 0.27 },
  cheek: { x: 0.42, y: 0.2, size: 0.2 },
});
