import { pick } from '../../engine/random.ts';
import { blurredBake } from '../../kit/camera/plate.ts';
import type { CastShape } from '../../kit/cast/cast-frame.ts';
import { direction, type Light } from '../../kit/cast/light.ts';
import { union } from '../../kit/cast/solid.ts';
import { darken, linearRgb, setColor, tint } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { spaceNoise } from '../../kit/math/noise.ts';
import * as pen from '../../kit/pen/pen.ts';
import { floorLook } from '../_face-slicing/set/floor.ts';
import { TABLE_FADE } from '../_face-slicing/set/plate-margins.ts';
import { roundBox } from '../_face-slicing/set/round-box.ts';
import type { PlateLook } from '../_face-slicing/slicing.ts';

/** The bluish light of a television from the front, an amber lamp from behind. */
export const televisionLight: Light = {
  key: { direction: direction(-0.35, 0.55, 0.85), color: [1.3, 1.4, 1.6] },
  rim: { direction: direction(0.75, 0.5, -0.6), color: [2.6, 1.35, 0.45] },
  sky: [0.42, 0.42, 0.56],
  ground: [0.4, 0.28, 0.24],
  window: 1.3,
};

const walls = ['#22406e', '#2a3a78', '#1f4a66'];

/** An evening wall with pictures, a window full of stars and an amber floor lamp. */
export const livingRoom: PlateLook = ({ width, height }, random) => {
  const unit = height / 10;
  const wall = pick(random, walls);
  const lampSide = random() < 0.6 ? 1 : -1;
  return blurredBake({ width, height }, 7, (context) => {
    pen.box(context, [-99, -99, width + 198, height + 198], wall);
    context.fillStyle = '#8cbeff1a';
    for (let x = (width / 2) % (unit * 1.4); x < width; x += unit * 1.4)
      context.fillRect(x, 0, unit * 0.6, height);
    context.translate(width / 2, 0);
    context.scale(lampSide, 1);
    paintNightWindow(context, unit);
    for (const x of [-8.6, 8.4]) paintPicture(context, x, unit);
    paintLamp(context, unit);
  });
};

function paintNightWindow(context: pen.Context, unit: number) {
  const sky = pen.down(context, [0, unit * 5], ['#111a52', '#6d58b8']);
  pen.box(context, [-unit * 4.7, unit * 0.4, unit * 4.5, unit * 4.9], '#f4e6d0');
  pen.box(context, [-unit * 4.4, unit * 0.7, unit * 3.9, unit * 4.3], sky);
  pen.disc(context, [-unit * 3.3, unit * 1.9, unit * 0.6], '#fff6cf');
  for (let i = 0; i < 9; i++)
    context.fillRect(
      -unit * (0.8 + ((i * 1.7) % 3.4)),
      unit * (1 + ((i * 2.3) % 3.6)),
      unit * 0.13,
      unit * 0.13,
    );
  pen.box(context, [-unit * 2.55, unit * 0.5, unit * 0.2, unit * 4.7], '#f4e6d0');
  context.fillStyle = '#d8483c';
  for (const x of [-5.3, -0.7]) context.fillRect(unit * x, 0, unit * 1.1, unit * 6.2);
}

function paintPicture(context: pen.Context, x: number, unit: number) {
  pen.box(context, [unit * (x - 1.2), unit * 1.4, unit * 2.4, unit * 2.9], '#e0a83c');
  pen.box(context, [unit * (x - 0.95), unit * 1.65, unit * 1.9, unit * 2.4], '#8fd0c0');
  pen.oval(context, [unit * x, unit * 3, unit * 0.55, unit * 0.75], '#c08a4a');
}

function paintLamp(context: pen.Context, unit: number) {
  const x = unit * 3.4;
  const y = unit * 2.4;
  context.save();
  context.globalCompositeOperation = 'lighter';
  const glow = pen.halo(
    context,
    [x, y, 0, unit * 6],
    ['#ffb446f2', 0.35, '#ff8c286b', '#ff781e00'],
  );
  pen.box(context, [x - unit * 6, y - unit * 6, unit * 12, unit * 12], glow);
  context.restore();
  pen.box(context, [x - unit * 0.13, y, unit * 0.26, unit * 9], '#8a5a22');
  context.fillStyle = pen.down(context, [y - unit * 1.6, y + unit * 0.9], ['#ffb347', '#fff0b8']);
  pen.shape(context, ['M-0.8 -1.5 L0.8 -1.5 L1.5 0.9 L-1.5 0.9', x, y, unit]);
}

/** A round rug on dark boards. */
export const rug = floorLook(({ context, stage, width, height }) => {
  const boards = pen.down(context, [0, height], ['#462c4600', 0.03, '#5a3a5c', '#2e1e40']);
  pen.box(context, [0, 0, width, height], boards);
  const x = width / 2;
  const y = stage.ground - stage.horizon + TABLE_FADE + stage.scale * 0.35;
  for (const [i, color] of ['#2f6f8f', '#f2dfba', '#d8643c', '#f2dfba', '#2f6f8f'].entries()) {
    const radius = stage.scale * (2.5 - i * 0.3);
    pen.oval(context, [x, y, radius, radius * 0.4], color);
  }
});

const red = linearRgb('#c8322b');
const green = linearRgb('#1f7a54');
const yellow = linearRgb('#f7c64a');
const parts = [
  roundBox([0, 0.72, -0.78], [1.2, 1.12, 0.3], 0.28),
  roundBox([0, -0.2, 0.05], [1.1, 0.22, 0.9], 0.14),
  roundBox([-1.2, 0.12, -0.05], [0.26, 0.42, 0.9], 0.24),
  roundBox([1.2, 0.12, -0.05], [0.26, 0.42, 0.9], 0.24),
  roundBox([0, -0.62, 0], [1.4, 0.32, 0.9], 0.12),
];

/** A doll-sized plaid armchair; the middle of its seat is 0.35 units below the picture's middle. */
export const armchair: CastShape = {
  solid: union(parts),
  paint({ x, y, z, nx, nz }, surface) {
    const across = Math.abs(nx) > 0.7 ? z : x;
    const along = Math.abs(nz) > 0.6 ? y : Math.abs(nx) > 0.7 ? y : z;
    const band = (v: number) => smooth(0.02, 0, Math.abs(((v * 2.6 + 40) % 1) - 0.5) - 0.2);
    const line = (v: number) => smooth(0.03, 0.015, Math.abs(((v * 2.6 + 40.25) % 1) - 0.5));
    setColor(surface, red);
    tint(surface, green, 0.5 * band(across) + 0.42 * band(along));
    tint(surface, yellow, 0.75 * Math.max(line(across), line(along)));
    darken(surface, 0.86 + 0.28 * spaceNoise(x * 40, y * 40, z * 40, 2));
    surface.gloss = 0.06;
    surface.soft = 0.5;
    surface.rim = 0.8;
  },
  light: televisionLight,
};
