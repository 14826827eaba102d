import type { Bakes } from '../../engine/sprites.ts';
import { armFrames, handFrame } from '../_babies/arms.ts';
import { type PartFrame, partBakes } from '../_babies/bakes.ts';

/** Sprites of the girl in pink and of her cushion. */
export function pinkGirlBakes(scale: number): Bakes {
  return partBakes(
    scale,
    {
      head: { name: 'pink-head', middle: 0.1, reach: [1.2, 0.86], pitch: 0.08 },
      torso: { name: 'pink-torso', middle: -0.08, reach: [0.46, 0.74], pitch: 0.1 },
      skirt: { name: 'pink-tulle', middle: -0.12, reach: [1.02, 0.52], pitch: 0.3 },
      foot: { name: 'pink-foot', reach: [0.26, 0.34], pitch: 0.1 },
      cushion: { name: 'pink-cushion', reach: [1.18, 0.46], pitch: 0.22 },
      ...armFrames('pink', [0.15, 0.14], ['soft']),
    },
    async () => (await import('./girl-shapes.ts')).pinkGirlShapes,
  );
}

/** A toy cup of the given color (#rrggbb). */
function cupFrame(color: string): PartFrame {
  return { name: `cup-${color.slice(1)}`, reach: [0.36, 0.26], pitch: 0.28 };
}

/** Everything for a tea party: table, pot, cups, rabbits and a grown-up's arm. */
export function teaBakes(scale: number, wrong: string, coat: string): Bakes {
  const pink = '#ff5fa2';
  const rabbit = `rabbit-${coat.slice(1)}`;
  return partBakes(
    scale,
    {
      table: { name: 'tea-table', middle: -0.1, reach: [1.58, 0.86], pitch: 0.34 },
      pot: { name: 'tea-pot', reach: [0.68, 0.5], pitch: 0.28 },
      cup: cupFrame(pink),
      wrong: cupFrame(wrong),
      rabbit: { name: rabbit, middle: 0.1, reach: [0.48, 0.98], pitch: 0.1 },
      sleeve: { name: 'grown-sleeve', middle: 0.8, reach: [0.36, 1.15], pitch: 0 },
      grown: { ...handFrame('grown-hand'), finer: 2 },
    },
    async () => (await import('./tea-things.ts')).teaShapes(pink, wrong, coat),
  );
}
