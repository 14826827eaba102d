import { leafRing, sepal } from '../../kit/cast/leaves.ts';
import { direction, type Light } from '../../kit/cast/light.ts';
import { spots } from '../../kit/cast/paint.ts';
import { rod } from '../../kit/cast/solid.ts';
import { linearRgb, type Point, type Surface, setColor, tint } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { fractal, scatter } from '../../kit/math/noise.ts';
import { strawberryBody } from '../../kit/produce/strawberry.ts';
import type { Material } from '../_slicing/half-shapes.ts';
import { glassLook } from './glass.ts';

const ruby = [0.16, 2.2, 1.4] as const;
const emerald = [2.2, 0.25, 1.3] as const;
const gold = linearRgb('#ffcf5a');
const blush = linearRgb('#ffd0da');
const crimson = linearRgb('#d8082e');
const rose = linearRgb('#ff4a78');
const leaf = { form: sepal, length: 0.76, width: 0.15, thickness: 0.06, rise: 0.42, droop: 0.72 };
const leaves = leafRing({ ...leaf, count: 7, height: 0.8, start: 0.05 });
const stalk = rod([0, 0.74, 0], [0.1, 1.2, 0.02], 0.05, 0.06);
const crown = (x: number, y: number, z: number) => Math.min(leaves(x, y, z), stalk(x, y, z));

const light: Light = {
  key: { direction: direction(-0.5, 0.75, 0.6), color: [0.5, 0.44, 0.46] },
  rim: { direction: direction(0.75, 0.45, -0.6), color: [2.6, 1.9, 1.9] },
  sky: [0.1, 0.08, 0.1],
  ground: [0.3, 0.05, 0.08],
  window: 2.6,
};

/** Facets around the middle of the cut, like a geode: brightness, and 0 on the ridges between. */
function facets(y: number, z: number): { tone: number; ridge: number } {
  const fine = 6;
  let nearest = 9;
  let second = 9;
  let tone = 0;
  const [column, row] = [Math.floor(z * fine), Math.floor(y * fine)];
  for (let i = -1; i <= 1; i++) {
    for (let j = -1; j <= 1; j++) {
      const own = (column + i) * 37 + (row + j) * 91 + 5000;
      const dz = column + i + 0.1 + 0.8 * scatter(own) - z * fine;
      const dy = row + j + 0.1 + 0.8 * scatter(own + 7) - y * fine;
      const away = Math.hypot(dz, dy);
      if (away < nearest) {
        second = nearest;
        nearest = away;
        tone = scatter(own + 13);
      } else second = Math.min(second, away);
    }
  }
  return { tone, ridge: smooth(0.02, 0.16, second - nearest) };
}

/** Molten bands like a paperweight's around a glittering hollow. */
function paintCut(point: Point, surface: Surface) {
  const { y, z } = point;
  const wave = (fractal(y * 2.2 + 5, z * 2.2, 2) - 0.5) * 0.22;
  const out = Math.hypot(z / 0.9, (y + 0.04) / 1.02) + wave;
  const band = Math.sin(out * 26);
  tint(surface, rose, smooth(0.2, 0.95, band) * 0.55 * smooth(1.02, 0.85, out));
  tint(surface, blush, smooth(0.86, 0.99, band) * 0.8 * smooth(1, 0.8, out));
  tint(surface, gold, smooth(0.05, 0.02, Math.abs(out - 0.5)) * 0.9);
  if (out < 0.49) {
    const { tone, ridge } = facets(y, z);
    const depth = smooth(0, 0.49, out);
    setColor(surface, linearRgb('#f01a4e'));
    tint(surface, blush, tone * 0.6);
    tint(surface, linearRgb('#fff4e0'), smooth(0.75, 1, tone));
    tint(surface, linearRgb('#8a0a34'), depth * 0.5 * (1 - tone));
    tint(surface, linearRgb('#fff0f4'), (1 - ridge) * 0.45);
    point.ny += (tone - 0.5) * 1.1;
    point.nz += (scatter(Math.floor(tone * 999)) - 0.5) * 1.1;
    surface.glow = 0.35 + 0.55 * tone;
  }
  const bubble = spots({ ...point, x: y, y: z * 0.8, z: 1.1 }, 24, 0.13);
  tint(surface, blush, bubble * 0.7 * smooth(0.5, 0.6, out));
}

export const glassStrawberry: Material = {
  solid: (x, y, z) => Math.min(strawberryBody(x, y, z), crown(x, y, z)),
  skin(pose) {
    const berry = glassLook(pose, ruby);
    const leaf = glassLook(pose, emerald);
    return (point, surface) => {
      if (crown(point.x, point.y, point.z) < strawberryBody(point.x, point.y, point.z)) {
        leaf(point, surface);
        tint(surface, linearRgb('#2fd07a'), 0.55);
        return;
      }
      const pit = spots(point, 11, 0.24);
      const seed = spots(point, 11, 0.15);
      point.ny += pit * (1 - seed) * 0.5;
      berry(point, surface);
      tint(surface, gold, seed);
      surface.glow *= 1 - 0.3 * seed;
    };
  },
  inside(pose) {
    const berry = glassLook(pose, [0.25, 2.0, 1.25]);
    return (point, surface) => {
      berry(point, surface);
      tint(surface, crimson, 0.6);
      paintCut(point, surface);
    };
  },
  alpha: (_point, facing) => 0.8 + 0.2 * smooth(0.9, 0.5, facing),
  light,
};
