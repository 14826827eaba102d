import { blurredBake } from '../../kit/camera/plate.ts';
import type { CastShape } from '../../kit/cast/cast-frame.ts';
import { direction, type Light } from '../../kit/cast/light.ts';
import { rod, turned, union } from '../../kit/cast/solid.ts';
import { linearRgb, setColor, tint } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { fractal } from '../../kit/math/noise.ts';
import { rows } from '../../kit/math/rows.ts';
import * as pen from '../../kit/pen/pen.ts';
import type { PlateLook } from '../_face-slicing/slicing.ts';

/** One warm pendant lamp as a spot, a dim blue kitchen around it. */
export const spotLight: Light = {
  key: { direction: direction(-0.3, 0.95, 0.6), color: [2.15, 1.7, 1.25] },
  rim: { direction: direction(0.8, 0.4, -0.6), color: [0.55, 0.9, 2.2] },
  sky: [0.34, 0.34, 0.5],
  ground: [0.34, 0.2, 0.16],
  window: 1.5,
};

/** A tea towel hung up as a curtain, with the blue kitchen at its sides. */
export const onionCurtain: PlateLook = ({ width, height }, random) => {
  const hue = 352 + Math.floor(random() * 3) * 8;
  const unit = height / 10;
  return blurredBake({ width, height }, 6, (context) => {
    context.fillStyle = pen.down(context, [0, height], ['#16305e', '#2c62a0']);
    context.fillRect(-99, -99, width + 198, height + 198);
    for (const side of [-1, 1])
      paintPans(context, width / 2 + side * Math.max(unit * 6.4, width * 0.33), unit);
    const half = Math.max(unit * 3.9, width * 0.19);
    paintCurtain(context, { middle: width / 2, half, unit, hue });
    const spot = pen.radial(
      context,
      [width / 2, unit * 4.5, 0, width / 2, unit * 5, unit * 6.5],
      ['#ffe2aa80', '#ffc87800'],
    );
    context.globalCompositeOperation = 'lighter';
    pen.box(context, [0, 0, width, height], spot);
  });
};

function paintPans(context: pen.Context, x: number, unit: number) {
  pen.box(context, [x - unit * 4, unit * 1.4, unit * 8, unit * 0.25], '#0e2244');
  for (let i = -3; i <= 3; i++) {
    const size = unit * (0.55 + 0.2 * Math.abs(Math.sin(i * 2.3)));
    const y = unit * 2.6 + size;
    context.fillStyle = '#c9772f';
    context.fillRect(x + i * unit * 1.25 - unit * 0.08, unit * 1.5, unit * 0.16, y - unit * 1.5);
    pen.disc(context, [x + i * unit * 1.25, y, size]);
  }
}

type Curtain = { middle: number; half: number; unit: number; hue: number };

function paintCurtain(context: pen.Context, { middle, half, unit, hue }: Curtain) {
  for (let i = 0; i < 60; i++) {
    const share = i / 60;
    const x = middle - half + share * half * 2;
    const fold = 0.5 + 0.5 * Math.sin(share * 50 + Math.sin(share * 9) * 1.5);
    pen.box(context, [x, unit * 0.5, half / 28, unit * 9.2], `hsl(${hue} 84% ${22 + 30 * fold}%)`);
    context.fillStyle = `hsl(${hue + 30} 60% ${66 + 26 * fold}%)`;
    context.fillRect(x, unit * 7.6, half / 28, unit * 0.4);
    context.fillRect(x, unit * 8.3, half / 28, unit * 0.22);
  }
  context.fillStyle = '#f2b93a';
  context.fillRect(middle - half - unit, unit * 0.32, half * 2 + unit * 2, unit * 0.34);
  for (let i = 0; i <= 8; i++) {
    pen.disc(context, [middle - half + (i / 8) * half * 2, unit * 0.55, unit * 0.3]);
  }
}

const cream = linearRgb('#fff6e6');
const lilac = linearRgb('#c79ac0');
const straw = linearRgb('#d9b98a');
const bulb = turned(
  rows(2, [-90, 0.78, -60, 0.88, -15, 1, 25, 0.92, 55, 0.76, 76, 0.92, 90, 1.3]),
  { count: 8, depth: 0.09, sharp: 2 },
);
const neck = rod([0, 1, 0], [0.05, 1.5, 0], 0.11, 0.07);

/** A little bulb of garlic without a face; its foot is 0.79 units below the picture's middle. */
export const garlic: CastShape = {
  solid: union([bulb, neck]),
  paint(point, surface) {
    const angle = Math.atan2(point.x, point.z);
    setColor(surface, cream);
    tint(surface, lilac, smooth(0.52, 0.68, fractal(angle * 18, point.y * 0.8, 2)) * 0.7);
    tint(surface, straw, smooth(0.9, 1.4, point.y) * 0.8 + smooth(-0.6, -0.78, point.y) * 0.5);
    surface.gloss = 0.4;
    surface.soft = 0.5;
    surface.rim = 0.9;
  },
  light: spotLight,
};
