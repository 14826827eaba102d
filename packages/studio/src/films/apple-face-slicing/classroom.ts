import { pick } from '../../engine/random.ts';
import { blurredBake, paintDisc } from '../../kit/camera/plate.ts';
import { direction, type Light } from '../../kit/cast/light.ts';
import { union } from '../../kit/cast/solid.ts';
import { darken, linearRgb, setColor } from '../../kit/cast/surface.ts';
import { fractal } from '../../kit/math/noise.ts';
import { rows } from '../../kit/math/rows.ts';
import * as pen from '../../kit/pen/pen.ts';
import { roundBox } from '../_face-slicing/set/round-box.ts';
import type { Plate, PlateLook, StandShape } from '../_face-slicing/slicing.ts';

/** Low sun through tall school windows. */
export const schoolLight: Light = {
  key: { direction: direction(-0.6, 0.72, 0.62), color: [1.95, 1.55, 1.02] },
  rim: { direction: direction(0.8, 0.4, -0.6), color: [0.9, 1.35, 0.8] },
  sky: [0.46, 0.46, 0.42],
  ground: [0.4, 0.24, 0.12],
  window: 1.7,
};

const boards = ['#2f7d5b', '#2b7a72', '#3a7a45'];

/** A chalkboard with sums, a golden window, a clock and a globe, a little out of focus. */
export const classroom: PlateLook = (size, random) => {
  const green = pick(random, boards);
  const lights = Array.from({ length: 16 }, () => ({
    x: random() * size.width * 0.35,
    y: random() * size.height * 0.8,
    radius: 10 + random() * 26,
    strength: 0.1 + random() * 0.16,
    hue: 42 + random() * 12,
  }));
  const hour = random() * 6;
  return blurredBake(
    size,
    9,
    (context) => paintRoom(context, size, green, hour),
    (context) => {
      context.globalCompositeOperation = 'screen';
      for (const light of lights) paintDisc(context, light);
    },
  );
};

function paintRoom(context: pen.Context, { width, height }: Plate, green: string, hour: number) {
  const middle = width / 2;
  const unit = height / 10;
  context.fillStyle = pen.across(context, [0, width], ['#ffe6a0', '#e8b765']);
  context.fillRect(-99, -99, width + 198, height + 198);
  pen.box(context, [middle - unit * 4.6, unit * 0.9, unit * 9.8, unit * 6.9], '#a9662c');
  const slope = [middle - unit * 4.4, 0, middle + unit * 5, unit * 7] as const;
  const board = pen.linear(context, slope, ['#8cc49a', 0.3, green, '#1d4f40']);
  pen.box(context, [middle - unit * 4.35, unit * 1.15, unit * 9.3, unit * 6.35], board);
  paintChalk(context, middle, unit);
  paintWindow(context, middle - unit * 7.4, unit);
  paintGlobe(context, middle + unit * 4.1, unit * 7.6, unit * 1.75);
  paintClock(context, middle + unit * 7.6, unit * 2.6, unit, hour);
}

function paintChalk(context: pen.Context, middle: number, unit: number) {
  pen.nib(context, '#fffffaeb', unit * 0.16, 'round');
  context.lineJoin = 'round';
  for (const sum of [
    'M-3.7 3.3 L-3.1 1.8 L-2.5 3.3',
    'M-3.45 2.8 L-2.75 2.8',
    'M-2 2.6 L-1.2 2.6',
    'M-1.6 2.2 L-1.6 3',
  ])
    pen.line(context, [sum, middle, 0, unit]);
  const draw = (points: readonly (readonly [number, number])[]) =>
    pen.line(
      context,
      points.flatMap(([x, y]) => [middle + x * unit, y * unit]),
    );
  context.strokeStyle = '#ffe278f2';
  const star = Array.from({ length: 11 }, (_, i) => {
    const [angle, radius] = [(i * Math.PI) / 5, i % 2 ? 0.42 : 1];
    return [1.2 + Math.sin(angle) * radius, 2.6 - Math.cos(angle) * radius] as const;
  });
  draw(star);
  context.strokeStyle = '#ffbec8d9';
  for (const [x, y, tall, pace] of rows(4, [2.9, 2.4, 0.4, 0.7, -3.8, 4.6, 0.3, 0.8]))
    draw(Array.from({ length: 30 }, (_, i) => [x + i * 0.06, y + tall * Math.sin(i * pace)]));
}

function paintWindow(context: pen.Context, left: number, unit: number) {
  pen.box(context, [left, -unit, unit * 2.4, unit * 9], '#fffbe6');
  for (let i = 0; i < 16; i++) {
    const x = left + unit * (0.2 + ((i * 0.73) % 2.2));
    const color = ['#ffb52e', '#ff8a2a', '#ffd75a', '#f2701f'][i % 4]!;
    pen.disc(context, [x, unit * ((i * 1.37) % 6), unit * 0.75], color);
  }
  pen.nib(context, '#fff3d6', unit * 0.3);
  context.strokeRect(left, -unit, unit * 2.4, unit * 9);
  pen.line(context, ['M0 3.4 L2.4 3.4', left, 0, unit]);
}

function paintGlobe(context: pen.Context, x: number, y: number, radius: number) {
  pen.arc(context, [x, y, radius * 1.16, -1.2, 2.2], '#d9932b', radius * 0.14);
  const light = [x - radius * 0.4, y - radius * 0.4, 0, x, y, radius] as const;
  const sea = pen.radial(context, light, ['#9fe0ff', 0.5, '#3a9be0', '#154a96']);
  context.save();
  context.beginPath();
  context.arc(x, y, radius, 0, 7);
  context.clip();
  pen.box(context, [x - radius, y - radius, radius * 2, radius * 2], sea);
  context.fillStyle = '#6fc04a';
  for (const [dx, dy, rx, ry] of rows(
    4,
    [-0.35, -0.3, 0.42, 0.34, -0.15, 0.42, 0.22, 0.4, 0.55, -0.1, 0.34, 0.5],
  )) {
    pen.oval(context, [x + dx * radius, y + dy * radius, rx * radius, ry * radius, 0.4]);
  }
  context.restore();
  pen.box(context, [x - radius * 0.12, y + radius, radius * 0.24, radius * 0.5], '#8a4d1c');
  context.fillRect(x - radius * 0.7, y + radius * 1.35, radius * 1.4, radius * 0.3);
}

function paintClock(context: pen.Context, x: number, y: number, unit: number, hour: number) {
  pen.disc(context, [x, y, unit * 1.2], '#7a3f18');
  pen.disc(context, [x, y, unit * 0.98], '#fff9e8');
  const [toX, toY] = [x + Math.sin(hour) * unit * 0.7, y - Math.cos(hour) * unit * 0.7];
  pen.line(context, [toX, toY, x, y, x + unit * 0.35, y + unit * 0.3], '#3a2110', unit * 0.16);
}

const covers = [linearRgb('#2a6fc4'), linearRgb('#f0b323')];
const pages = linearRgb('#fff3d8');
const books = [
  roundBox([0.03, -0.13, 0], [1.24, 0.13, 0.86], 0.035),
  roundBox([-0.05, -0.41, 0], [1.38, 0.15, 0.94], 0.035),
];

/** Two thick schoolbooks, one on the other. */
export const schoolbooks: StandShape = {
  solid: union(books),
  paint(point, surface) {
    const lower = point.y < -0.265;
    const middle = lower ? -0.41 : -0.13;
    const half = lower ? 0.085 : 0.07;
    const edge = lower ? 1.3 : 1.16;
    if (Math.abs(point.y - middle) < half && point.nz > 0.5 && point.x < edge) {
      setColor(surface, pages);
      darken(surface, 0.75 + 0.35 * fractal(point.y * 90, point.x * 2, 2));
      return;
    }
    setColor(surface, covers[lower ? 1 : 0]!);
    darken(surface, 0.9 + 0.2 * fractal(point.x * 30, point.z * 30, 2));
    surface.gloss = 0.35;
  },
};
