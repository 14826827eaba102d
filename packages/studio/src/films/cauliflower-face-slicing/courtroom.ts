import { pick } from '../../engine/random.ts';
import { blurredBake } from '../../kit/camera/plate.ts';
import type { CastShape } from '../../kit/cast/cast-frame.ts';
import { direction, type Light } from '../../kit/cast/light.ts';
import { union } from '../../kit/cast/solid.ts';
import { darken, linearRgb, setColor, tint } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { fractal } from '../../kit/math/noise.ts';
import * as pen from '../../kit/pen/pen.ts';
import { floorLook } from '../_face-slicing/set/floor.ts';
import { TABLE_FADE } from '../_face-slicing/set/plate-margins.ts';
import { roundBox } from '../_face-slicing/set/round-box.ts';
import type { PlateLook } from '../_face-slicing/slicing.ts';

/** A stern shaft of daylight from high up, a green glow from the lamp. */
export const courtLight: Light = {
  key: { direction: direction(-0.45, 0.95, 0.5), color: [1.12, 1.06, 0.98] },
  rim: { direction: direction(0.75, 0.4, -0.6), color: [0.5, 1.2, 0.8] },
  sky: [0.24, 0.28, 0.4],
  ground: [0.36, 0.24, 0.2],
  window: 1.2,
};

const drapes = ['#1d4fa8', '#15708a', '#5a2a9a'];

/** Columns, blue drapes with golden scales of justice, and mahogany panels. */
export const courtroom: PlateLook = ({ width, height }, random) => {
  const unit = height / 10;
  const drape = pick(random, drapes);
  return blurredBake({ width, height }, 6, (context) => {
    pen.box(context, [-99, -99, width + 198, height + 198], '#f0dcc0');
    context.translate(width / 2, 0);
    paintDrape(context, unit, drape);
    paintScales(context, unit);
    for (const x of [-14, -9.4, -4.7, 4.7, 9.4, 14]) paintColumn(context, x * unit, unit);
    paintPanels(context, unit, width);
    const shaft = pen.linear(
      context,
      [-unit * 4, 0, unit * 2, unit * 9],
      ['#fff6dc99', '#fff6dc00'],
    );
    pen.shape(context, ['M-6 -1 L-2.6 -1 L3.6 10 L-2.2 10', 0, 0, unit], shaft);
  });
};

function paintDrape(context: pen.Context, unit: number, color: string) {
  pen.box(context, [-unit * 40, -unit, unit * 80, unit * 9], color);
  for (let i = -60; i < 60; i++) {
    context.fillStyle = i % 2 ? '#ffffff1f' : '#050a3247';
    context.fillRect(i * unit * 0.62, -unit, unit * 0.34, unit * 9);
  }
  pen.box(context, [-unit * 40, unit * 0.1, unit * 80, unit * 0.28], '#f0b93c');
}

function paintScales(context: pen.Context, unit: number) {
  context.fillStyle = '#ffcf52';
  pen.nib(context, '#ffcf52', unit * 0.24, 'round');
  const post = 'M0 1.1 L0 5';
  const beam = 'M-2.1 1.75 Q0 1.25 2.1 1.75';
  const left = 'M-2.1 1.75 L-2.9 3.5 M-2.1 1.75 L-1.3 3.5';
  const right = 'M2.1 1.75 L1.3 3.5 M2.1 1.75 L2.9 3.5';
  pen.line(context, [`${post} ${beam} ${left} ${right}`, 0, 0, unit]);
  for (const x of [-2.1, 2.1]) {
    context.beginPath();
    context.arc(x * unit, unit * 3.5, unit * 0.95, 0, Math.PI);
    context.fill();
  }
}

function paintColumn(context: pen.Context, x: number, unit: number) {
  const marble = pen.across(context, [x - unit, x + unit], ['#d9cfc4', 0.35, '#fffaf0', '#a99a92']);
  pen.box(context, [x - unit * 0.85, -unit, unit * 1.7, unit * 9], marble);
  const flutes = 'M-0.5 0 L-0.5 8 M-0.15 0 L-0.15 8 M0.2 0 L0.2 8 M0.55 0 L0.55 8';
  pen.line(context, [flutes, x, 0, unit], '#78646059', unit * 0.1);
}

function paintPanels(context: pen.Context, unit: number, width: number) {
  pen.box(context, [-width, unit * 7.4, width * 2, unit * 4], '#8a3a22');
  pen.box(context, [-width, unit * 7.2, width * 2, unit * 0.3], '#c9853a');
  for (let x = -Math.ceil(width / unit / 2.6) * 1.3; x < width / unit; x += 2.6) {
    pen.box(context, [(x + 0.3) * unit, unit * 7.9, unit * 2, unit * 3], '#6a2817');
    pen.box(context, [(x + 0.5) * unit, unit * 8.1, unit * 1.6, unit * 3], '#a34c2c');
  }
}

/** The floor of the court: a red carpet with golden edges on dark boards. */
export const carpet = floorLook(({ context, stage, width, height }) => {
  const boards = pen.down(context, [0, height], ['#6e322200', 0.03, '#74341f', '#35140c']);
  pen.box(context, [0, 0, width, height], boards);
  const middle = width / 2;
  for (const [far, near, color] of [
    [1.06, 2.7, '#e0a83c'],
    [1, 2.55, '#b3202c'],
  ] as const) {
    const edge = (half: number, y: number) =>
      [middle - stage.scale * half, middle + stage.scale * half, y] as const;
    pen.slab(context, edge(far, TABLE_FADE), edge(near, height), color);
  }
});

const walnut = linearRgb('#7a3a1c');
const dark = linearRgb('#3c170a');
const gold = linearRgb('#e8a93a');
const leather = linearRgb('#1f6a4c');
const top = roundBox([0, -0.09, 0], [1.42, 0.09, 0.92], 0.04);
const front = roundBox([0, -0.72, 0], [1.28, 0.6, 0.8], 0.03);

/** The judge's bench; the middle of its top is 0.5 units above the picture's middle. */
export const bench: CastShape = {
  solid: union([top, front]),
  paint({ x, y, z }, surface) {
    const grain = fractal(x * 2.2 + 3, (y + z) * 16, 3);
    setColor(surface, walnut);
    tint(surface, dark, smooth(0.45, 0.75, grain) * 0.7);
    surface.gloss = 0.55;
    if (y > -0.03) {
      const out = Math.max(Math.abs(x) / 1.42, Math.abs(z) / 0.92);
      tint(surface, leather, smooth(0.9, 0.885, out));
      tint(surface, gold, smooth(0.014, 0.006, Math.abs(out - 0.9)));
      return;
    }
    if (y > -0.18) return;
    const panel = Math.max(Math.abs(((x + 3.84) % 0.86) - 0.43) / 0.36, Math.abs(y + 0.72) / 0.4);
    tint(surface, gold, smooth(0.05, 0.03, Math.abs(panel - 0.92)) * 0.9);
    darken(surface, panel < 0.88 ? 0.75 : 1);
  },
  light: courtLight,
};
