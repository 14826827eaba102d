import { pick } from '../../engine/random.ts';
import { BLEED } from '../../engine/stage.ts';
import { blurredBake, paintDisc } from '../../kit/camera/plate.ts';
import { direction, type Light } from '../../kit/cast/light.ts';
import { smooth } from '../../kit/math/easing.ts';
import { fractal } from '../../kit/math/noise.ts';
import * as pen from '../../kit/pen/pen.ts';
import { mapleLeaf } from '../_face-slicing/props/maple.ts';
import { floorLook } from '../_face-slicing/set/floor.ts';
import { TABLE_FADE } from '../_face-slicing/set/plate-margins.ts';
import type { PlateLook } from '../_face-slicing/slicing.ts';

/** Cold blue dusk with the last of a pink sky behind. */
export const duskLight: Light = {
  key: { direction: direction(-0.5, 0.75, 0.65), color: [1.05, 1.0, 1.35] },
  rim: { direction: direction(0.75, 0.4, -0.6), color: [1.7, 0.7, 1.5] },
  sky: [0.34, 0.36, 0.62],
  ground: [0.26, 0.2, 0.36],
  window: 1,
};

const dusks = [
  ['#15124a', '#47308f', '#e0628e'],
  ['#101a4e', '#2c489a', '#b070c0'],
  ['#220f4a', '#652c88', '#f0804e'],
] as const;

/** A garden that sinks into fog: trees, a fence, a house with lit windows, the moon. */
export const duskGarden: PlateLook = ({ width, height }, random) => {
  const unit = height / 10;
  const dusk = pick(random, dusks);
  const house = random() < 0.5 ? -1 : 1;
  const lamps = Array.from({ length: 14 }, () => ({
    x: random() * width,
    y: height * (0.5 + random() * 0.4),
    radius: 7 + random() * 20,
    strength: 0.16 + random() * 0.25,
    hue: 34 + random() * 14,
  }));
  return blurredBake(
    { width, height },
    7,
    (context) => {
      context.fillStyle = pen.down(context, [0, height], [dusk[0], 0.5, dusk[1], 0.95, dusk[2]]);
      context.fillRect(-99, -99, width + 198, height + 198);
      context.translate(width / 2, 0);
      context.scale(house, 1);
      paintMoon(context, unit);
      for (let i = -9; i < 10; i++) paintTree(context, i * unit * 1.5, unit, i);
      paintHouse(context, unit);
      paintFence(context, unit, width);
      const fog = pen.down(context, [unit * 5.5, height], ['#9696e600', '#8c80d699']);
      pen.box(context, [-width, 0, width * 2, height + 99], fog);
    },
    (context) => {
      context.globalCompositeOperation = 'screen';
      for (const lamp of lamps) paintDisc(context, lamp);
    },
  );
};

function paintMoon(context: pen.Context, unit: number) {
  context.fillStyle = pen.halo(
    context,
    [-unit * 2.6, unit * 2.2, unit * 0.5, unit * 3],
    ['#fff6d6b3', '#fff6d600'],
  );
  context.fillRect(-unit * 6, -unit, unit * 7, unit * 7);
  pen.disc(context, [-unit * 2.6, unit * 2.2, unit * 0.85], '#fff7dc');
}

function paintTree(context: pen.Context, x: number, unit: number, i: number) {
  context.fillStyle = i % 2 ? '#2b1f6a' : '#3a2a80';
  const tall = unit * (3 + 1.6 * Math.abs(Math.sin(i * 2.4)));
  pen.oval(context, [x, unit * 8.4 - tall * 0.55, unit * 1.1, tall * 0.62]);
}

function paintHouse(context: pen.Context, unit: number) {
  const x = unit * 2.4;
  pen.box(context, [x, unit * 4.4, unit * 3.6, unit * 5], '#221650');
  pen.shape(context, ['M-0.5 4.5 L1.8 2.4 L4.1 4.5', x, 0, unit]);
  context.fillRect(x + unit * 2.6, unit * 2.3, unit * 0.5, unit * 1.4);
  context.fillStyle = '#ffcf5e';
  for (const dx of [0.5, 2]) context.fillRect(x + unit * dx, unit * 5.1, unit * 1.05, unit * 1.3);
  context.fillStyle = '#221650';
  for (const dx of [0.98, 2.48]) context.fillRect(x + unit * dx, unit * 5, unit * 0.1, unit * 1.5);
}

function paintFence(context: pen.Context, unit: number, width: number) {
  pen.box(context, [-width, unit * 8, width * 2, unit * 0.22], '#54489c');
  for (let x = -width; x < width; x += unit * 0.75) {
    pen.shape(context, ['M0 10 L0 7.5 L0.2 7.2 L0.4 7.5 L0.4 10', x, 0, unit]);
  }
}

const leafColors = ['#d8572a', '#f09a2e', '#c23a3a', '#e8b83a'];

/** A mossy stone doorstep strewn with maple leaves, in blue light. */
export const doorstep = floorLook(({ context, stage, width, height }, random) => {
  const stone = ['#5c5ca000', 0.04, '#6a68b0', 0.5, '#54559c', '#2c2c66'];
  pen.box(context, [0, 0, width, height], pen.down(context, [0, height], stone));
  paintStone(context, width, height);
  for (let i = 0; i < 34; i++) {
    const y = 0.1 + 0.9 * random() ** 0.8;
    const size = stage.scale * (0.08 + 0.16 * y);
    context.save();
    context.translate(random() * width, y * height);
    context.scale(size, size * 0.62);
    context.rotate(random() * 6);
    context.translate(0.08, 0.14);
    pen.shape(context, mapleLeaf, '#0a083273');
    context.translate(-0.08, -0.14);
    pen.shape(context, mapleLeaf, pick(random, leafColors));
    pen.shape(context, mapleLeaf, '#281e7847');
    context.restore();
  }
  const edge = pen.down(context, [height * 0.7, height], ['#0c0a3400', '#0c0a34a6']);
  pen.box(context, [0, TABLE_FADE, width, height], edge);
});

function paintStone(context: pen.Context, wide: number, tall: number) {
  for (let i = 0; i < 900; i++) {
    const y = TABLE_FADE + (i / 900) ** 0.7 * tall;
    const x = ((i * 193.7) % (wide + BLEED)) - 20;
    const rough = fractal(x * 0.01, y * 0.02, 3);
    const green = smooth(0.52, 0.62, fractal(x * 0.006 + 7, y * 0.012, 2));
    context.fillStyle =
      green > 0.5 ? `rgba(70,150,110,${0.25 * green})` : `rgba(190,190,255,${0.16 * rough})`;
    pen.oval(context, [x, y, 10 + 26 * rough, (3 + 7 * rough) * (0.4 + y / tall)]);
  }
}
