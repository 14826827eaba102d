import { pick } from '../../engine/random.ts';
import { blurredBake } from '../../kit/camera/plate.ts';
import { direction, type Light } from '../../kit/cast/light.ts';
import { darken, linearRgb, setColor, tint } from '../../kit/cast/surface.ts';
import { smooth } from '../../kit/math/easing.ts';
import { spaceNoise } from '../../kit/math/noise.ts';
import { rows } from '../../kit/math/rows.ts';
import * as pen from '../../kit/pen/pen.ts';
import { floorLook } from '../_face-slicing/set/floor.ts';
import { TABLE_FADE } from '../_face-slicing/set/plate-margins.ts';
import { roundStand } from '../_face-slicing/set/round-stand.ts';
import type { Plate, PlateLook } from '../_face-slicing/slicing.ts';

/** Dawn through rice paper: soft and even, with a cool edge. */
export const dawnLight: Light = {
  key: { direction: direction(-0.5, 0.8, 0.7), color: [1.8, 1.5, 1.2] },
  rim: { direction: direction(0.8, 0.45, -0.6), color: [0.6, 1.35, 1.7] },
  sky: [0.5, 0.56, 0.62],
  ground: [0.42, 0.4, 0.4],
  window: 1.4,
};

const dawns = [
  ['#3f9fc0', '#bfe8ea', '#ffe3c0'],
  ['#4a86c4', '#b8dcf2', '#ffd9cf'],
  ['#3aa59a', '#bdebdc', '#fff0c4'],
] as const;

/** A paper screen slid aside from a misty garden, and a bonsai branch. */
export const zenGarden: PlateLook = (plate, random) => {
  const dawn = pick(random, dawns);
  const branch = random() < 0.5 ? -1 : 1;
  return blurredBake(plate, 7, (context) => {
    paintGarden(context, plate, dawn);
    paintScreens(context, plate, dawn);
    context.translate(plate.width / 2, 0);
    context.scale(branch, 1);
    paintBonsai(context, plate.height / 10, Math.min(plate.width / 2, plate.height * 0.62));
  });
};

type Dawn = (typeof dawns)[number];

function paintGarden(context: pen.Context, { width, height }: Plate, [top, middle, low]: Dawn) {
  context.fillStyle = pen.down(context, [0, height], [top, 0.55, middle, low]);
  context.fillRect(-99, -99, width + 198, height + 198);
  const unit = height / 10;
  pen.disc(context, [width / 2 - unit * 1.6, unit * 4.2, unit * 1.15], '#fff6d8');
  for (const [peak, wide, y, color] of [
    [0.9, 4.6, 8.2, '#468caa80'],
    [-2.2, 3.8, 8.4, '#30788c8c'],
    [3.2, 4.2, 9, '#24686e99'],
  ] as const) {
    const spot = (share: number, at: number) => [width / 2 + (peak + wide * share) * unit, at];
    const slope = [...spot(-0.3, (y - 3.4) * unit), ...spot(0, (y - 4) * unit)];
    const other = [...spot(0.3, (y - 3.2) * unit), ...spot(1, height)];
    pen.shape(context, { curve: [...spot(-1, height), ...slope, ...other] }, color);
  }
  const mist = pen.down(context, [height * 0.62, height], ['#ffffff00', '#f0fcfaf2']);
  pen.box(context, [-99, 0, width + 198, height + 99], mist);
}

function paintScreens(context: pen.Context, { width, height }: Plate, [top, middle]: Dawn) {
  const unit = height / 10;
  const gap = Math.max(unit * 3.6, width * 0.2);
  for (const side of [-1, 1]) {
    const near = width / 2 + side * gap;
    const wide = width / 2 - gap + 60;
    const left = side < 0 ? near - wide : near;
    context.fillStyle = pen.down(context, [0, height], ['#f2fbfa', middle]);
    context.fillRect(left, -20, wide, height + 40);
    pen.nib(context, '#2f4f66', unit * 0.16);
    context.beginPath();
    for (let y = 0.2; y < 10; y += 1.9) {
      context.moveTo(left, y * unit);
      context.lineTo(left + wide, y * unit);
    }
    for (let i = 0; i * 1.25 * unit < wide; i++) {
      context.moveTo(near + side * i * 1.25 * unit, -20);
      context.lineTo(near + side * i * 1.25 * unit, height + 20);
    }
    context.stroke();
    pen.box(context, [near - unit * 0.18, -20, unit * 0.36, height + 40], '#2a4658');
  }
  pen.box(context, [-40, -20, width + 80, unit * 1.05], '#2a4658');
  pen.box(context, [-40, unit * 0.85, width + 80, unit * 0.12], top);
}

/** A branch that reaches in from the side; `edge` is how far away that side is. */
function paintBonsai(context: pen.Context, unit: number, edge: number) {
  context.lineCap = 'round';
  pen.line(context, ['M1 5.4 C-1 5 -1.4 3.2 -3.6 3.3', edge, 0, unit], '#4a2f26', unit * 0.4);
  for (const [x, y, size] of rows(
    3,
    [-0.4, 3.1, 1.3, -1.9, 2.3, 1.2, -3.7, 2.9, 1.25, -2.7, 3.7, 0.8, 0.6, 4.4, 1.1],
  )) {
    for (let i = 0; i < 7; i++) {
      const angle = i * 0.9;
      const left = edge + (x + Math.cos(angle) * size * 0.55) * unit;
      const top = (y - 0.1 * i * size + Math.sin(angle) * size * 0.16) * unit;
      const color = ['#1f6b3f', '#2f8a4a', '#57b053'][i % 3]!;
      pen.oval(context, [left, top, size * unit * 0.62, size * unit * 0.34], color);
    }
  }
}

/** White sand, raked in rings around the middle and in straight lines further away. */
export const rakedSand = floorLook(({ context, stage, width, height }) => {
  const tones = ['#d6ecec00', 0.03, '#d6ecec', 0.4, '#fff6e4', '#f0e2d4'];
  pen.box(context, [0, 0, width, height], pen.down(context, [0, height], tones));
  const x = width / 2;
  const y = stage.ground - stage.horizon + TABLE_FADE + stage.scale * 0.1;
  for (let ring = 0; ring < 26; ring++) {
    const radius = stage.scale * (1.35 + ring * 0.17);
    for (const [shift, color] of [
      [0, '#7896b042'],
      [stage.scale * 0.03, '#ffffffcc'],
    ] as const) {
      pen.nib(context, color, stage.scale * 0.028);
      context.globalAlpha = smooth(26, 12, ring);
      pen.ring(context, [x, y + shift, radius, radius * 0.34]);
    }
  }
});

const stone = linearRgb('#7d93a6');
const pale = linearRgb('#b4c6d0');
const moss = linearRgb('#6fae4e');

/** A round worn stone, mossy at the rim. */
export const zenStone = roundStand({
  radius: 1.36,
  thickness: 0.34,
  rounding: 0.16,
  lump: (x, y, z) => 0.02 * Math.sin(x * 4.1 + z * 2) + 0.015 * Math.sin(z * 6.3 - y * 5 + x),
  paint(point, surface) {
    const grain = spaceNoise(point.x * 9, point.y * 9, point.z * 9, 3);
    setColor(surface, stone);
    tint(surface, pale, smooth(0.4, 0.7, grain));
    darken(surface, 0.8 + 0.4 * spaceNoise(point.x * 40, point.y * 40, point.z * 40, 2));
    const green = spaceNoise(point.x * 4 + 4, point.y * 4, point.z * 4, 3);
    tint(surface, moss, smooth(0.5, 0.58, green) * smooth(0.02, -0.08, point.y));
    surface.gloss = 0.12;
  },
});
