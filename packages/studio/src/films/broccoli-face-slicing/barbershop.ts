import { pick } from '../../engine/random.ts';
import { blurredBake } from '../../kit/camera/plate.ts';
import { direction, type Light } from '../../kit/cast/light.ts';
import { darken, linearRgb, setColor, tint } from '../../kit/cast/surface.ts';
import { smooth, TURN } from '../../kit/math/easing.ts';
import * as pen from '../../kit/pen/pen.ts';
import { floorLook } from '../_face-slicing/set/floor.ts';
import { TABLE_FADE } from '../_face-slicing/set/plate-margins.ts';
import { roundStand } from '../_face-slicing/set/round-stand.ts';
import type { PlateLook } from '../_face-slicing/slicing.ts';

/** A ring of warm bulbs all around. */
export const vanityLight: Light = {
  key: { direction: direction(-0.35, 0.8, 0.75), color: [1.85, 1.62, 1.25] },
  rim: { direction: direction(0.7, 0.5, -0.6), color: [2.1, 1.7, 0.95] },
  sky: [0.55, 0.55, 0.52],
  ground: [0.4, 0.42, 0.4],
  window: 1.6,
};

type Paint = { wall: string; tile: string; seat: string };
const paints: readonly Paint[] = [
  { wall: '#fff1d4', tile: '#58c3b0', seat: '#d8443c' },
  { wall: '#ffeedd', tile: '#f08a84', seat: '#2f8f8a' },
  { wall: '#fdf3cf', tile: '#6fb6de', seat: '#d8443c' },
];

/** A round mirror in a ring of bulbs, a striped pole and bottles, on cream and tiles. */
export const barbershop: PlateLook = ({ width, height }, random) => {
  const unit = height / 10;
  const paint = pick(random, paints);
  const pole = random() < 0.5 ? -1 : 1;
  const mirror = { x: width / 2, y: unit * 5, radius: unit * 3.1 };
  return blurredBake(
    { width, height },
    6,
    (context) => {
      pen.box(context, [-99, -99, width + 198, height + 198], paint.wall);
      paintTiles(context, width, height, paint.tile);
      paintMirror(context, mirror, paint);
      for (let side = -1; side <= 1; side += 2) {
        paintPole(context, width / 2 + side * pole * unit * (pole * side > 0 ? 4.2 : 9.5), unit);
        paintBottles(context, width / 2 + side * unit * 7, unit, height);
      }
    },
    (context) => paintBulbs(context, mirror),
  );
};

function paintTiles(context: pen.Context, width: number, height: number, tile: string) {
  const side = height / 11;
  pen.box(context, [-99, height * 0.56, width + 198, height], tile);
  pen.nib(context, '#ffffffbf', side * 0.09);
  context.beginPath();
  for (let row = 0; row < 6; row++) {
    const y = height * 0.56 + row * side;
    context.moveTo(0, y);
    context.lineTo(width, y);
    for (let x = (row % 2) * side * 0.9; x < width; x += side * 1.8) {
      context.moveTo(x, y);
      context.lineTo(x, y + side);
    }
  }
  context.stroke();
}

type Mirror = { x: number; y: number; radius: number };

function paintMirror(context: pen.Context, { x, y, radius }: Mirror, paint: Paint) {
  const slope = [x - radius, y - radius, x + radius, y + radius] as const;
  const frame = pen.linear(context, slope, ['#ffffff', 0.5, '#9fb0ba', '#e9f0f2']);
  pen.disc(context, [x, y, radius * 1.14], frame);
  const shine = ['#e9fbff', 0.48, '#a8d8e0', 0.5, '#d4f1f4', '#7fbcc8'];
  pen.disc(context, [x, y, radius * 0.98], pen.linear(context, slope, shine));
  pen.oval(context, [x, y + radius * 1.9, radius * 1.15, radius * 0.8], paint.seat);
}

function paintPole(context: pen.Context, x: number, unit: number) {
  const wide = unit * 0.85;
  context.save();
  context.beginPath();
  context.roundRect(x - wide / 2, unit * 1.6, wide, unit * 5.4, wide * 0.2);
  context.clip();
  pen.box(context, [x - wide, 0, wide * 2, unit * 9], '#ffffff');
  for (let i = -2; i < 16; i++) {
    context.fillStyle = i % 2 ? '#e0322c' : '#2456b8';
    const [left, right, tall] = [x - wide / 2, x + wide / 2, unit * 0.26];
    const y = unit * (1 + i * 0.55);
    const low = y + wide * 0.8;
    pen.shape(context, [left, low, right, y, right, y + tall, left, low + tall]);
  }
  context.restore();
  context.fillStyle = '#c3ced4';
  for (const y of [1.3, 6.9]) {
    pen.box(context, [x - wide * 0.65, unit * y, wide * 1.3, unit * 0.5, unit * 0.2]);
  }
}

function paintBottles(context: pen.Context, x: number, unit: number, height: number) {
  for (const [i, color] of ['#3fa7d6', '#f4b63f', '#7a5ac8', '#45b06a', '#e8617a'].entries()) {
    context.fillStyle = color;
    const left = x + (i - 2.5) * unit * 0.95;
    const tall = unit * (1.3 + 0.5 * Math.sin(i * 2.7));
    pen.box(context, [left, height * 0.9 - tall, unit * 0.66, tall + unit, unit * 0.18]);
    context.fillRect(left + unit * 0.2, height * 0.9 - tall - unit * 0.4, unit * 0.26, unit * 0.5);
  }
}

function paintBulbs(context: pen.Context, { x, y, radius }: Mirror) {
  for (let i = 0; i < 16; i++) {
    const angle = (i / 16) * TURN;
    const bx = x + Math.sin(angle) * radius * 1.07;
    const by = y - Math.cos(angle) * radius * 1.07;
    for (const [reach, inner, outer] of [
      [0.34, '#ffd678bf', '#ffbe5000'],
      [0.105, '#ffffff', '#ffe9a8'],
    ] as const) {
      context.fillStyle = pen.halo(context, [bx, by, 0, radius * reach], [inner, outer]);
      pen.disc(context, [bx, by, radius * reach]);
    }
  }
}

/** A checkered floor, cream and mint. */
export const checkeredFloor = floorLook(({ context, stage, width, height }) => {
  const near = stage.height - stage.horizon;
  pen.box(context, [0, TABLE_FADE, width, height], '#fff6e2');
  const row = (i: number) => TABLE_FADE + near * (1.45 / (0.16 + 0.16 * (12 - i)) - 0.72) * 0.62;
  context.fillStyle = '#8ccdbd';
  for (let i = 0; i < 12; i++) {
    const [top, bottom] = [Math.max(TABLE_FADE, row(i)), row(i + 1)];
    for (let j = -14; j < 14; j += 1) {
      if ((i + j) % 2) continue;
      const size = (y: number) => stage.scale * (0.16 + ((y - TABLE_FADE) / near) * 0.78);
      const middle = width / 2;
      const edge = (y: number) => [middle + j * size(y), middle + (j + 1) * size(y), y] as const;
      pen.slab(context, edge(top), edge(bottom));
    }
  }
  context.fillStyle = pen.halo(
    context,
    [width / 2, height * 0.4, 0, Math.max(width, height) * 0.62],
    ['#ffecbe66', '#3c505a66'],
  );
  context.fillRect(0, TABLE_FADE, width, height);
});

const chrome = linearRgb('#cfd8de');
const red = linearRgb('#d8332e');

/** A barber's seat made of a jar lid: chrome with a red cushion. */
export const jarLid = roundStand({
  radius: 1.28,
  thickness: 0.46,
  rounding: 0.1,
  lump: (x, y, z) => (y < -0.1 ? 0.016 * Math.sin(Math.atan2(x, z) * 60) : 0),
  paint(point, surface) {
    const out = Math.hypot(point.x, point.z);
    setColor(surface, chrome);
    surface.gloss = 1;
    if (point.y > -0.1 && out < 1.18) {
      tint(surface, red, smooth(1.18, 1.16, out));
      surface.gloss = 0.6;
      surface.soft = 0.4;
    } else darken(surface, 0.75 + 0.25 * Math.sin(point.y * 30));
  },
});
