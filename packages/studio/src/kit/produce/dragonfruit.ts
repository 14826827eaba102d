import { leafRing, pointedLeaf } from '../cast/leaves.ts';
import { moist, mottle, spots } from '../cast/paint.ts';
import { turned, union } from '../cast/solid.ts';
import { darken, linearRgb, roughen, setColor, tint } from '../cast/surface.ts';
import { smooth } from '../math/easing.ts';
import { rows } from '../math/rows.ts';
import { measures } from './measures.ts';
import type { Produce } from './produce.ts';

const pink = linearRgb('#cf1268');
const hot = linearRgb('#f23a8c');
const plum = linearRgb('#7a0f7a');
const lime = linearRgb('#a8d83a');
const white = linearRgb('#fdf7fa');
const seed = linearRgb('#17101a');

const thick = { form: pointedLeaf, thickness: 0.04 };
const scale = { ...thick, length: 0.5, width: 0.25, rise: 0.7, droop: -1.1, fold: 0.5 };
const spike = { ...thick, height: 0.9, start: 0.04, width: 0.17, droop: 0.4 };

/** Half the angle of the gap in front that each ring of scales leaves for the face, in radians. */
const gaps = [0.52, 1.05, 0.52, 0, 0];
const rings = [-0.66, -0.32, 0.04, 0.4, 0.7].map((height, i) =>
  leafRing({
    ...scale,
    count: 6,
    height,
    start: 0.8 * Math.sqrt(1 - height * height * 0.8),
    turn: i * 0.5,
    clear: gaps[i]!,
  }),
);
const crown = [0, 0.5].map((turn) =>
  leafRing({ ...spike, count: 5, length: 0.42 - 0.14 * turn, rise: 1.9 + turn, turn }),
);
const scales = union([...rings, ...crown]);

export const dragonfruit: Produce = {
  ...measures.dragonfruit,
  body: turned(rows(2, [-90, 0.98, -50, 0.94, 0, 0.9, 50, 0.96, 90, 1.04])),
  skin(point, surface) {
    setColor(surface, pink);
    tint(surface, hot, mottle(point, 2) * 0.6 * smooth(-0.6, 0.5, point.y));
    tint(surface, plum, smooth(0.1, -1, point.y) * 0.75);
    roughen(point, 0.12, 9);
    surface.gloss = 0.55;
    surface.soft = 0.4;
  },
  trim: {
    solid: scales,
    paint(point, surface) {
      const out = Math.hypot(point.x, point.z) + Math.max(0, point.y - 0.8) * 0.8;
      setColor(surface, hot);
      tint(surface, plum, smooth(0.92, 0.8, out) * 0.5);
      tint(surface, lime, smooth(0.96, 1.2, out));
      surface.gloss = 0.4;
      surface.soft = 0.4;
    },
  },
  flesh(point, surface, edge) {
    setColor(surface, white);
    darken(surface, 0.9 + 0.12 * mottle(point, 6));
    const pip = spots({ ...point, x: point.x * 1.02, y: point.z, z: point.x + 1.6 }, 44, 0.24);
    tint(surface, seed, pip * smooth(0.86, 0.8, edge));
    tint(surface, hot, smooth(0.82, 0.9, edge) * 0.45);
    tint(surface, pink, smooth(0.9, 0.94, edge));
    moist(surface, 0.45);
  },
};
