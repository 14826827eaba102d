import { pick } from '../../engine/random.ts';
import { BLEED } from '../../engine/stage.ts';
import { blurredBake } from '../../kit/camera/plate.ts';
import { direction, type Light } from '../../kit/cast/light.ts';
import { smooth } from '../../kit/math/easing.ts';
import { fractal } from '../../kit/math/noise.ts';
import * as pen from '../../kit/pen/pen.ts';
import { type Floor, floorLook } from '../_face-slicing/set/floor.ts';
import { TABLE_FADE } from '../_face-slicing/set/plate-margins.ts';
import type { PlateLook } from '../_face-slicing/slicing.ts';

/** Honeyed morning sun from behind, a white wall for fill. */
export const windowsillLight: Light = {
  key: { direction: direction(-0.5, 0.75, 0.6), color: [1.85, 1.5, 1.05] },
  rim: { direction: direction(0.65, 0.55, -0.6), color: [2.6, 1.9, 0.9] },
  sky: [0.52, 0.52, 0.52],
  ground: [0.5, 0.38, 0.26],
  window: 1.7,
};

type Morning = { top: string; low: string; shutter: string };
const mornings: readonly Morning[] = [
  { top: '#3f9ff0', low: '#fff0c0', shutter: '#2f8f7a' },
  { top: '#5ab0e8', low: '#ffe0b0', shutter: '#3a6fc0' },
  { top: '#4a8fe0', low: '#ffd9c0', shutter: '#8a4fa8' },
];

/** An open window with shutters: sky, hills with cypresses, tiled roofs. */
export const tomatoWindow: PlateLook = ({ width, height }, random) => {
  const unit = height / 10;
  const morning = pick(random, mornings);
  const sun = random() < 0.5 ? -1 : 1;
  return blurredBake({ width, height }, 6, (context) => {
    context.fillStyle = pen.down(context, [0, height * 0.75], [morning.top, morning.low]);
    context.fillRect(-99, -99, width + 198, height + 198);
    context.translate(width / 2, 0);
    context.scale(sun, 1);
    context.fillStyle = pen.halo(
      context,
      [unit * 1.6, unit * 2.2, 0, unit * 5],
      ['#fffce2', 0.2, '#ffeca0cc', '#ffdc7800'],
    );
    context.fillRect(-unit * 8, -unit * 4, unit * 16, unit * 14);
    paintHills(context, unit, width);
    paintRoofs(context, unit, width);
    paintShutters(context, unit, width, morning.shutter);
  });
};

function paintHills(context: pen.Context, unit: number, width: number) {
  for (const [y, color, wave] of [
    [4.6, '#9ec8b8', 1.1],
    [5.6, '#8fc06a', 1.7],
    [6.6, '#6fae4a', 2.3],
  ] as const) {
    context.fillStyle = color;
    context.beginPath();
    context.moveTo(-width, unit * 12);
    for (let x = -width; x <= width; x += unit * 0.5)
      context.lineTo(x, unit * (y + 0.7 * Math.sin((x / unit) * 0.33 * wave + y)));
    context.lineTo(width, unit * 12);
    context.fill();
  }
  context.fillStyle = '#2f6b3f';
  for (const x of [-11, -3.2, -2.5, 2.9, 8.4, 9.1, 13]) {
    pen.oval(context, [x * unit, unit * 5.5, unit * 0.3, unit * 1.3]);
  }
}

function paintRoofs(context: pen.Context, unit: number, width: number) {
  for (let i = -8; i <= 8; i++) {
    const x = i * unit * 2.5 + unit * 0.6;
    if (Math.abs(x) > width) continue;
    const y = unit * (7.2 + 0.7 * Math.sin(i * 2.1));
    context.fillStyle = ['#ffe9c4', '#ffd9a0', '#fff3dc'][Math.abs(i) % 3]!;
    context.fillRect(x - unit * 1.1, y, unit * 2.2, unit * 5);
    pen.box(context, [x - unit * 0.25, y + unit * 0.6, unit * 0.5, unit * 0.8], '#7a5a4a');
    context.fillStyle = ['#e0663a', '#c9502c', '#f08048'][Math.abs(i) % 3]!;
    pen.shape(context, ['M-1.45 0.15 L0 -1.1 L1.45 0.15', x, y, unit]);
  }
}

function paintShutters(context: pen.Context, unit: number, width: number, color: string) {
  const near = Math.max(unit * 3.55, width * 0.24);
  for (const side of [-1, 1]) {
    const reveal = side < 0 ? -near - unit * 0.5 : near;
    const left = side < 0 ? -near - unit * 3.6 : near + unit * 0.7;
    pen.box(context, [side < 0 ? -width : near, -unit, width - near, unit * 13], '#fff6e4');
    pen.box(context, [reveal, -unit, unit * 0.5, unit * 13], '#f7e3c0');
    pen.box(context, [left, unit * 0.3, unit * 2.9, unit * 9], color);
    context.fillStyle = '#ffffff47';
    for (let y = 0.7; y < 9; y += 0.55)
      context.fillRect(left + unit * 0.25, y * unit, unit * 2.4, unit * 0.22);
  }
}

/** A warm old stone sill with a bright edge. */
export const stoneSill = floorLook((floor) => {
  const { context, width, height } = floor;
  context.fillStyle = pen.down(
    context,
    [0, height],
    ['#ffeec800', 0.03, '#ffeec8', 0.35, '#f6d9a4', 0.74, '#dcb27c', 0.75, '#c4935c', '#94643c'],
  );
  context.fillRect(0, 0, width, height);
  paintGingham(floor);
  for (let i = 0; i < 700; i++) {
    const y = TABLE_FADE * 2 + (i / 700) ** 0.7 * height;
    const x = (i * 193.7) % (width + BLEED);
    const rough = fractal(x * 0.012, y * 0.03, 3);
    context.fillStyle =
      i % 2 ? `rgba(255,250,230,${0.22 * rough})` : `rgba(150,96,50,${0.16 * rough})`;
    pen.oval(context, [x, y, 6 + 26 * rough, (2 + 6 * rough) * smooth(-0.2, 1, y / height)]);
  }
});

/** A checkered cloth laid over the sill's edge. */
function paintGingham({ context, stage, width, height }: Floor) {
  const middle = width / 2;
  const far = stage.ground - stage.horizon + TABLE_FADE - stage.scale * 0.42;
  const edge = height * 0.75;
  const rows = 9;
  const squares = 14;
  const halfAt = (y: number) => stage.scale * (1.28 + 0.42 * Math.min(1, (y - far) / (edge - far)));
  const rowAt = (i: number) => far + (height - far) * (i / rows) ** 1.25;
  for (let i = 0; i < rows; i++) {
    const [top, bottom] = [rowAt(i), rowAt(i + 1)];
    for (let j = 0; j < squares; j++) {
      const level = (i % 2) + (j % 2);
      context.fillStyle = ['#fffdf2', '#9ad2a4', '#3f9e62'][level]!;
      const at = (y: number, k: number) => middle + halfAt(y) * ((k / squares) * 2 - 1);
      const sides = (y: number) => [at(y, j), at(y, j + 1)] as const;
      pen.slab(context, [...sides(top), top], [...sides(bottom), bottom + 1]);
    }
  }
  const shade = pen.down(context, [edge, height], ['#143c1e47', '#0a281480']);
  pen.box(context, [middle - halfAt(height), edge, 2 * halfAt(height), height], shade);
}
