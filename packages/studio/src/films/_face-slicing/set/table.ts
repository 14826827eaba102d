import { expose } from '../../../kit/cast/shade.ts';
import { smooth } from '../../../kit/math/easing.ts';
import { fractal, scatter } from '../../../kit/math/noise.ts';
import type { PlateLook } from '../slicing.ts';
import { TABLE_FADE } from './plate-margins.ts';

/** Linear color of the wood and of the light on it. */
export type TableLook = {
  wood: readonly [number, number, number];
  light: readonly [number, number, number];
};

export const oak: TableLook = { wood: [0.62, 0.33, 0.15], light: [1, 0.96, 0.9] };

/** A table of planks that run away from the viewer; its far edge is soft. */
export function tableLook({ wood, light }: TableLook): PlateLook {
  return ({ stage, width, height }) => ({
    antialias: false,
    shade(x, y, out) {
      const near = stage.height - stage.horizon;
      const below = Math.max(1, y - TABLE_FADE);
      const depth = near / (below + near * 0.16);
      const across = ((x - width / 2) / stage.scale) * depth * 1.05;
      const away = depth * 5;
      const plank = Math.floor(across + 100.5);
      const inPlank = across + 100.5 - plank;
      const own = scatter(plank);
      const sharp = smooth(2.9, 1.2, depth);
      const grain = fractal(across * 4 + own * 90, away * 0.35 + own * 40, 3);
      const ring = 0.5 + 0.5 * Math.sin((across * 3 + grain * 6 + own * 9) * 6.28);
      const fine = sharp * (fractal(across * 70, away * 2.5 + own * 30, 2) - 0.5);
      const gap = smooth(0, 0.012 * depth + 0.008, Math.min(inPlank, 1 - inPlank));
      const spot = Math.hypot((x - width * 0.42) / width, ((y - height * 0.3) / height) * 0.9);
      const lit = 0.24 + 0.85 * Math.exp(-spot * spot * 4.2);
      const value =
        (0.5 + 0.4 * (grain - 0.5) + 0.1 * ring * sharp + 0.32 * fine) * (0.82 + 0.36 * own);
      const sheen =
        0.2 *
        Math.exp(-(((x - width * 0.26) / width) ** 2) * 16 - (below / height - 0.06) ** 2 * 40);
      for (let c = 0; c < 3; c++) {
        const color = wood[c]! * value * (0.3 + 0.7 * gap) * lit * 1.5;
        out[c] = expose((color + sheen * (0.7 + fine)) * light[c]!);
      }
      out[3] = 255 * smooth(0, TABLE_FADE * 2, y);
    },
  });
}
